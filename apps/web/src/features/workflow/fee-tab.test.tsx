import { expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { sampleProcess, sampleTransaction, serveTransaction } from '../../testing/sample-transaction.ts'
import { showRoutes } from '../../testing/show.tsx'
import WorkflowPage from './WorkflowPage.tsx'

const line = {
  param_key: 'SR-03',
  label: 'Lapse of insurance',
  quantity: 1,
  unit_amount: '5000.00',
  amount: '5000.00',
  why: '4 days without cover.',
}

async function feesOf(condoned: object | null, order: string | null = null) {
  startSession({ user: person('staff', ['issue-order-of-payment']), authorisation })
  const assessment = { lines: [line], total: '5000.00', missing: [], condoned, order } as never
  serveTransaction(sampleTransaction({ type: 15, assessment }), sampleProcess())
  const routes = [{ path: '/transactions/admin-workflow/:id', element: <WorkflowPage /> }]
  const screen = await showRoutes(routes, '/transactions/admin-workflow/7?tab=fee')
  return screen.getByRole('tabpanel')
}

test('a condoned penalty shows what was assessed, whose order took it off, and that nothing remains', async () => {
  const order = { order_number: 'CO-2027-004', decided_at: '2027-01-12T02:00:00Z', decided_by: 'Cruz, Jose' }
  const fees = await feesOf({ amount: '5000.00', remaining: '0.00', ...order })
  await expect.element(fees.getByRole('row', { name: /Total assessed.*₱5,000\.00/ })).toBeVisible()
  await expect
    .element(
      fees.getByRole('row', { name: /Condoned.*Order CO-2027-004, by Cruz, Jose, approving officer.*-₱5,000\.00/ }),
    )
    .toBeVisible()
  await expect.element(fees.getByRole('row', { name: /Remains to be paid.*₱0\.00/ })).toBeVisible()
})

test('a penalty that was not condoned is due in full', async () => {
  const fees = await feesOf(null)
  await expect.element(fees.getByRole('row', { name: /^Total ₱5,000\.00/ })).toBeVisible()
  await expect.element(fees.getByText('Remains to be paid')).not.toBeInTheDocument()
})

test.each([
  ['OP-D-2026-000053', 'Order OP-D-2026-000053 issued'],
  [null, 'No order issued'],
])('beside the fees stands the order that went out, drawn or not (%s)', async (order, words) => {
  const fees = await feesOf(null, order)
  await expect.element(fees.getByText(words)).toBeVisible()
})
