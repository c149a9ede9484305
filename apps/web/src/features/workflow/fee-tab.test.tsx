import type { IssuedDocument } from '@lading/contract/documents/documents'
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

async function feesOf(
  condoned: object | null,
  { order = null as object | null, issued_documents = [] as IssuedDocument[] } = {},
) {
  startSession({ user: person('staff', ['issue-order-of-payment']), authorisation })
  const assessment = { lines: [line], total: '5000.00', missing: [], condoned, order } as never
  serveTransaction(sampleTransaction({ type: 15, assessment, issued_documents }), sampleProcess())
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

const order = { number: 'OP-D-2026-000053', issued_at: '2026-11-20T02:00:00.000Z' }
const signedOn = (created_at: string): IssuedDocument => ({
  id: 4,
  kind: 'zero-assessment',
  number: 'ZA-D-2026-000002',
  slug: 'slug',
  state: 'queued',
  is_current: false,
  created_at,
  ready_at: null,
  valid_until: null,
})

test.each([
  ['an order whose PDF is not drawn yet', order, [], 'Order OP-D-2026-000053 issued'],
  ['no order', null, [], 'No order issued'],
  ['nothing due', null, [signedOn('2026-11-20T02:00:00.000Z')], 'Nothing due, ZA-D-2026-000002 signed'],
  ['nothing more due', order, [signedOn('2026-11-21T02:00:00.000Z')], 'Nothing due, ZA-D-2026-000002 signed'],
  ['more due again', order, [signedOn('2026-11-19T02:00:00.000Z')], 'Order OP-D-2026-000053 issued'],
])('beside the fees staff read how they were asked for: %s', async (_, order, issued_documents, words) => {
  const fees = await feesOf(null, { order, issued_documents })
  await expect.element(fees.getByText(words)).toBeVisible()
})
