import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { FIRST_LOOK } from '../testing/first-look.ts'
import { portalDay, useDayKept, useToday } from '#lib/today.ts'
import { authorisation, person } from '../testing/people.ts'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { sampleQueueRow } from '../testing/sample-queue-row.ts'
import { answer } from '../testing/server.ts'
import { startSession } from '../testing/session.ts'
import { show, showRoutes } from '../testing/show.tsx'
import { joiningLater, routes } from './router.tsx'

/** The portal's day, far from the one of the device that runs this. */
const portalIs = (today: string) => answer('GET /settings/list/all', () => ({ data: [], total: 0, today }))

const none = { total: 0, is_more: false }
beforeEach(() => portalIs('2031-03-05'))

test(
  'an officer whose computer has the wrong date sees what is past due by the agency’s date',
  { timeout: 60_000 },
  async () => {
    startSession({ user: person('staff', ['view-transaction-evaluation-list']), authorisation })
    const due = { ...sampleQueueRow, days_left: 0 }
    const data = [
      { ...due, transaction_id: 7, business_name: 'Kalayaan Global Lines Inc.', due_on: '2031-03-04' },
      { ...due, transaction_id: 8, business_name: 'Luntian Forwarders', due_on: '2031-03-05' },
    ]
    answer('GET /transactions/due-work', () => ({ late: none, due_today: none, data }))
    answer('POST /transactions/count/list', () => ({ counts: { 'for-evaluation': 2 } }))
    const screen = await showRoutes(routes, '/dashboard', { joining: joiningLater })
    const lines = screen.getByRole('list', { name: 'Due first' }).getByRole('listitem')
    const said = () => lines.elements().map(({ textContent }) => textContent)
    const [late, last] = [expect.stringMatching(/^Kalayaan.*past due$/), expect.stringMatching(/^Luntian.*last day$/)]
    await expect.poll(said, FIRST_LOOK).toEqual([late, last])
  },
)

test(
  'a customer whose computer has the wrong date reports a payment made today by the agency’s date, and none made later',
  { timeout: 60_000 },
  async () => {
    startSession({ user: person('customer'), authorisation })
    answer('GET /invoices/show', () => ({ ...sampleInvoice, issued_at: '2031-03-01T02:00:00.000Z' }))
    const action = 'upload-proof-post-over-the-counter-payment'
    const questions = [{ name: 'proof_of_payment', label: 'Proof of payment', kind: 'file', required: true }]
    const pay = { action, label: 'Post the payment', is_usual: true, transition_id: 'A29', to: 16, questions }
    const process = {
      transaction_id: 3,
      version: 9,
      status: 15,
      acts: [pay],
      not_yet: [],
      holder: null,
      processor: null,
    }
    answer('GET /transactions/3/process', () => process)
    const screen = await showRoutes(routes, '/customer-payments-invoices/order-payment/3', { joining: joiningLater })
    const day = screen.getByRole('textbox', { name: 'Paid on' })
    await expect.element(day, FIRST_LOOK).toHaveValue('5 Mar 2031')
    await day.click()
    await expect.element(screen.getByRole('button', { name: 'Tue, 4 Mar 2031' })).toBeEnabled()
    await expect.element(screen.getByRole('button', { name: 'Thu, 6 Mar 2031' })).toBeDisabled()
  },
)

test('a page that is open over midnight shows the new day by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await show(<Day />)
  await expect.element(screen.getByText('2031-03-05')).toBeVisible()
  portalIs('2031-03-06')
  vi.advanceTimersByTime(10 * 60_000)
  await expect.element(screen.getByText('2031-03-06')).toBeVisible()
})

test('a screen opens although the day does not come', { timeout: 60_000 }, async () => {
  startSession({ user: person('staff', ['view-transaction-evaluation-list']), authorisation })
  answer('GET /settings/list/all', () => new Promise<never>(() => undefined))
  answer('GET /transactions/due-work', () => ({ late: none, due_today: none, data: [] }))
  answer('POST /transactions/count/list', () => ({ counts: {} }))
  const screen = await showRoutes(routes, '/dashboard', { joining: joiningLater })
  await expect.element(screen.getByRole('heading', { level: 1 }), FIRST_LOOK).toBeVisible()
})

test('a screen that is opened after midnight asks for the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-05T23:58:00+08:00') })
  onTestFinished(() => void vi.useRealTimers())
  portalIs('2031-04-05')
  const screen = await show(<Day />)
  await expect.element(screen.getByText('2031-04-05')).toBeVisible()
  portalIs('2031-04-06')
  vi.setSystemTime(new Date('2031-03-06T00:01:00+08:00'))
  await screen.portal.queries.fetchQuery(portalDay)
  await expect.element(screen.getByText('2031-04-06')).toBeVisible()
})

test('where the portal does not say the day, the device does', async () => {
  answer('GET /settings/list/all', () => ensure(undefined, 'an answer'))
  const screen = await show(<Day />)
  await expect.element(screen.getByText(/^20\d\d-\d\d-\d\d$/)).toBeVisible()
})

function Day() {
  useDayKept()
  return <p>{useToday()}</p>
}
