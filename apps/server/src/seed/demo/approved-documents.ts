import { Status } from '@lading/domain/transactions/status'
import { certifiedStatuses } from '@lading/domain/transactions/status-groups'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import type { OrderDocument } from '#modules/documents/order-approved'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { contextOf } from '#modules/workflow/transactions/transaction-context'
import type { DemoTransaction } from './cases/transaction.ts'

/** Orders what the approval of each case beyond it had made, the earliest first: signed by who approved it, on that day. */
export async function orderApprovedDocuments(
  tx: Tx,
  transactions: readonly DemoTransaction[],
  order: OrderDocument,
): Promise<void> {
  const office = await officeOf(tx)
  for (const { id, by, at } of approvalsOf(transactions)) {
    const context = await contextOf(tx, await lockTransaction(tx, id), office)
    await order(tx, context, { ...theSystem, user_id: by }, at)
  }
}

function approvalsOf(transactions: readonly DemoTransaction[]) {
  const approvals = transactions
    .filter(({ plan }) => certifiedStatuses.includes(plan.target))
    .flatMap(({ id, history }) => {
      const approval = history.steps.findLast(({ row }) => row.to === Status.approved)
      return approval?.by ? [{ id, by: approval.by, at: approval.at }] : []
    })
  return approvals.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
