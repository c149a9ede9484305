import { beforeEach, expect, test } from 'vitest'
import { startSession } from '#lib/session'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'

const told = (id: number, subject: string) => ({
  id,
  read_at: null as string | null,
  created_at: '2026-11-21T00:00:00Z',
  data: {
    subject,
    message: '<p>Acme <b>Forwarders</b></p>',
    link: '',
    from: null,
    transaction: { id: 31, transaction_type_id: 1, business_id: 4, accreditation_id: 7 },
  },
})
const rows = [told(2, 'Status Change: for client action'), told(1, 'A message from the agency')]

beforeEach(() => {
  localStorage.clear()
  startSession({ user: person('customer'), authorisation })
  answer('GET /notifications', () => ({ data: rows, total: 8, unread: 8 }))
  answer('PUT /notifications/2', () => ({ id: 2, read_at: '2026-11-21T01:00:00Z' }))
  answer('PUT /notifications/1', () => ({ id: 1, read_at: '2026-11-21T01:00:00Z' }))
})

test('above five the badge says 5+; what is opened is marked read, and leads to its transaction', async () => {
  const screen = await show(<NotificationsBell />)
  await screen.getByRole('button', { name: 'Notifications, 5+ unread' }).click()
  await screen.getByRole('button', { name: /^Status Change: for client action.*Acme Forwarders/ }).click()
  await expect.element(screen.getByRole('dialog').getByText('Acme Forwarders')).toBeVisible()
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path))
    .toEqual(['/notifications/2'])

  await screen.getByRole('button', { name: 'View Transaction' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/my-applications/7')
})

test('a notification that speaks of no status change offers no transaction', async () => {
  const screen = await show(<NotificationsBell />)
  await screen.getByRole('button', { name: /^Notifications/ }).click()
  await screen.getByRole('button', { name: /^A message from the agency/ }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'View Transaction' }).elements()).toEqual([])
})
