import type { CertificateRow } from '@lading/contract/certificates'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import CertificatesPage from './CertificatesPage.tsx'

const row: CertificateRow = {
  id: 1,
  kind: 'certificate',
  number: '26-SFF-000001',
  slug: 'abc',
  state: 'ready',
  business_id: 3,
  business_name: 'Kalayaan Global Lines Inc.',
  agency: 'dti',
  branch_name: null,
  scope: 'International, NVOCC',
  first_day: '2026-11-21',
  expiry_date: '2028-11-20',
  issued_at: '2026-11-21T02:00:00Z',
  standing: 'current',
  transaction_id: 9,
  form: 'offered',
}

const state = {
  reference: 'SFF-N-2026-000123',
  type: 1,
  agency: 'dti',
  is_offered: true,
  is_answered: false,
  control_number: null,
  approval_number: 'PSA-1',
  approval_until: '2027-12-31',
}

beforeEach(() => {
  startSession({ user: person('customer'), authorisation })
  answer('GET /regions', () => ({ data: [] }))
  answer('GET /accreditations/sff/csf/9', () => state)
})

const open = (rows: CertificateRow[], search = '') => {
  answer('POST /lists/certificates', () => ({ data: rows, total: rows.length }))
  return showRoutes([{ path: '/certificates', element: <CertificatesPage /> }], `/certificates${search}`)
}

test('a holder reads until when a certificate is in force, and finds its public page', async () => {
  const screen = await open([row])
  await expect.element(screen.getByText('Until 20 Nov 2028')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Public page of 26-SFF-000001' }))
    .toHaveAttribute('href', '/accredited-freights-forwarder/certificate/abc')
})

test('a suspended certificate is not said to be in force', async () => {
  const screen = await open([{ ...row, standing: 'suspended' }])
  await expect.element(screen.getByText('Suspended')).toBeVisible()
  expect(screen.getByText(/^Until/).query()).toBeNull()
})

test('who has none is led to the applications', async () => {
  const screen = await open([])
  await expect.element(screen.getByRole('heading', { name: 'No certificate yet' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'My applications' }))
    .toHaveAttribute('href', '/my-applications')
})

test('the satisfaction form may be sent with one answer alone, and gives its number', async () => {
  answer('POST /accreditations/sff/csf/9', () => ({ control_number: 'CSM-D-2026-000004' }))
  const screen = await open([row])
  await screen.getByRole('button', { name: 'How did we do?' }).click()
  const dialog = screen.getByRole('dialog', { name: 'How did we do?' })
  await dialog.getByText('Business', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Send the answers' }).click()
  await expect.element(screen.getByText(/CSM-D-2026-000004/)).toBeVisible()
  expect(asked.findLast(({ method, path }) => method === 'POST' && path.includes('csf'))?.body).toMatchObject({
    client_type: 'business',
  })
  await expect.poll(() => screen.router.state.location.search).toBe('')
})

test('who has answered something and presses Escape is asked first, and loses nothing by staying', async () => {
  const screen = await open([row], '?form=9')
  const dialog = screen.getByRole('dialog', { name: 'How did we do?' })
  const question = screen.getByRole('dialog', { name: 'Discard these answers?' })
  await dialog.getByText('Business', { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Business' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a form without any answer is not sent, for it is sent once', async () => {
  const screen = await open([row], '?form=9')
  await screen.getByRole('button', { name: 'Send the answers' }).click()
  await expect.element(screen.getByRole('link', { name: /^Answer at least one question/ })).toBeVisible()
  expect(asked.filter(({ method, path }) => method === 'POST' && path.includes('csf'))).toEqual([])
})

test('an answered form thanks and asks nothing', async () => {
  answer('GET /accreditations/sff/csf/9', () => ({ ...state, is_answered: true, control_number: 'CSM-D-2026-000004' }))
  const screen = await open([{ ...row, form: 'answered' }], '?form=9')
  await expect.element(screen.getByText(/the form was answered/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send the answers' }).query()).toBeNull()
})
