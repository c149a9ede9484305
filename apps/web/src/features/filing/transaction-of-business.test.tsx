import { formOfType } from '@lading/contract/transaction-types'
import { beforeEach, expect, test } from 'vitest'
import { returned, sampleClock, serveMyApplication } from '../../testing/my-application.tsx'
import { readAgain } from '../../testing/read-again.ts'
import { authorisation, person } from '../../testing/people.ts'
import { sampleApplication } from '../../testing/sample-application.ts'
import { answer, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import EditDraftPage from './EditDraftPage.tsx'
import TransactionOfBusinessPage from './TransactionOfBusinessPage.tsx'

const form = formOfType(4).draft.parse({ street: '2 New Street' })

const steps = {
  steps: [
    {
      id: 1,
      at: '2026-11-07T13:14:00Z',
      title: 'Submitted',
      by: 'You',
      remarks: '',
      lasted_minutes: null,
      then_with: 'agency',
      side: 'client',
      status: 2,
    },
  ],
}

const open = (address: string) =>
  showRoutes(
    [
      { path: '/business/:id/transaction/:transaction_id', element: <TransactionOfBusinessPage /> },
      { path: '/reportorials/customer-transaction/:transaction_id', element: <TransactionOfBusinessPage /> },
      { path: '/reportorials/:id/edit/:transaction_id', element: <EditDraftPage /> },
      { path: '/admin-transactions/3/approval/9', element: <h1>Approval</h1> },
      { path: '/transactions/admin-workflow/9', element: <h1>Workflow</h1> },
    ],
    address,
  )

beforeEach(() => {
  serveMyApplication()
  answer('GET /transactions/9/filing', () => sampleApplication({ ...returned, type: 4, form, requirements: [] }))
})

test('a customer follows a change under its business, and finds nothing under another', async () => {
  const screen = await open('/business/3/transaction/9')
  await expect.element(screen.getByRole('heading', { name: 'Kalayaan Global Lines Inc.' })).toBeVisible()
  await screen.router.navigate('/business/4/transaction/9')
  await expect.element(screen.getByRole('heading', { name: /Missing Page/ })).toBeVisible()
})

test('the draft of a report is not found under another business', async () => {
  answer('GET /transactions/9/filing', () => sampleApplication({ type: 15, form: formOfType(15).draft.parse({}) }))
  const screen = await open('/reportorials/4/edit/9')
  await expect.element(screen.getByRole('heading', { name: /Missing Page/ })).toBeVisible()
})

test('the clock and the timeline of a transaction stay when they cannot be read again', async () => {
  answer('GET /transactions/9/timeline', () => steps)
  const screen = await open('/business/3/transaction/9')
  const timeline = screen.getByRole('list', { name: 'Timeline of the request' })
  const clock = screen.getByText(/Processing time is paused until you act/)
  for (const [part, kind, reply] of [
    [clock, 'GET /transactions/9/clock', sampleClock],
    [timeline, 'GET /transactions/9/timeline', steps],
  ] as const) {
    await expect.element(part).toBeVisible()
    const shown = part.element()
    await readAgain(screen.portal, kind, () => reply)
    await expect.element(part).toBeVisible()
    expect(shown.isConnected).toBe(true)
  }
})

test('a report is told of no certificate that would come', async () => {
  const form = formOfType(15).draft.parse({})
  answer('GET /transactions/9/filing', () => sampleApplication({ ...returned, type: 15, form, requirements: [] }))
  answer('GET /transactions/9/report', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await open('/reportorials/customer-transaction/9')
  await expect.element(screen.getByText('Documents that the agency issues appear here.')).toBeVisible()
})

test('staff who were sent the address of a change come to what it changes', async () => {
  startSession({ user: person('staff', ['approve']), authorisation })
  const screen = await open('/business/3/transaction/9')
  await expect.element(screen.getByRole('heading', { name: 'Approval' })).toBeVisible()
})
