import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Form } from '@lading/domain/filing/form-path'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { isRenewal } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { closedBranches } from '#modules/workflow/transactions/closed-branches'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/**
 * The answers by which a filing is charged. A renewal makes no certificate for a branch that closed since it was filed,
 * and costs nothing for it (domain facts, section 15.6); one that closed after the order went out stays charged.
 */
export async function chargedForm(db: Db, transaction: TransactionRow): Promise<Form> {
  const { id, type, form, business_id } = transaction
  const { branchList, branches } = formOfType(type)
  if (!isRenewal(type) || branchList === null || branches(form).length === 0) return form
  const closed = await closedBranches(db, business_id)
  if (closed.size === 0) return form
  const until = await orderIssuedOn(db, id)
  const isCharged = (key: string) => !closed.has(key) || (until !== null && String(closed.get(key)) > until)
  return { ...form, [branchList]: branches(form).filter(({ key }) => isCharged(key)) }
}

/** The day on which the order of payment that stands went out; null before that. */
async function orderIssuedOn(db: Db, transaction_id: number): Promise<string | null> {
  const order = await db
    .selectFrom('invoices')
    .select('issued_at')
    .where('transaction_id', '=', transaction_id)
    .where('purpose', '=', 'order-of-payment')
    .where('status', 'not in', [InvoiceStatus.void, InvoiceStatus.reversed])
    .where('issued_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  return order?.issued_at ? manilaDay(order.issued_at) : null
}
