import { Status } from '@lading/domain/transactions/status'
import { certifiedStatuses } from '@lading/domain/transactions/status-groups'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import type { OrderDocument } from '#modules/documents/order-approved'
import { orderDenialNotice } from '#modules/evaluation/write-denial-notice'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { contextOf } from '#modules/workflow/transactions/transaction-context'
import type { PastStep } from './transactions/history.ts'
import type { DemoTransaction } from './transactions/transaction.ts'

/** Orders what the decision on each transaction had made, the earliest first: signed by who decided it, on that day. */
export async function orderDecidedDocuments(
  tx: Tx,
  transactions: readonly DemoTransaction[],
  orderApproved: OrderDocument,
): Promise<void> {
  const office = await officeOf(tx)
  for (const { id, by, at, order } of decisionsOn(transactions, orderApproved)) {
    const context = await contextOf(tx, await lockTransaction(tx, id), office)
    await order(tx, context, { ...theSystem, user_id: by }, at)
  }
}

const orderRefused: OrderDocument = (tx, context, actor, now) =>
  orderDenialNotice(tx, context, { status: context.transaction.status }, actor, now)

function decisionsOn(transactions: readonly DemoTransaction[], orderApproved: OrderDocument) {
  const decisions = transactions.flatMap(({ id, plan, history: { steps } }) => {
    const isApproved = certifiedStatuses.includes(plan.target) || plan.came_back === true
    const step = isApproved ? steps.findLast(({ row }) => row.to === Status.approved) : refusalIn(steps)
    return step?.by ? [{ id, by: step.by, at: step.at, order: isApproved ? orderApproved : orderRefused }] : []
  })
  return decisions.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const refusalIn = (steps: readonly PastStep[]) => steps.find(({ row }) => row.effects.includes('write-denial-notice'))
