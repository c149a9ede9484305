import type { postCounterPayment as contract } from '@lading/contract/payments'
import { mayFor } from '@lading/domain/people/acting/actor'
import { isPayable, type InvoiceStatus } from '@lading/domain/payments/invoice'
import { inputOf } from '@lading/domain/workflow/deciding/input-errors'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notFound, refused } from '#platform/problem'
import { baseFacts } from '#modules/workflow/moves/facts-of'
import { mayReach } from '#modules/workflow/transactions/may-see'
import { lockContext } from '#modules/workflow/transactions/transaction-context'
import type { Workflow } from '#modules/workflow/workflow'
import type { CompletedMove } from '@lading/contract/workflow'

type OrderToPay = z.output<typeof contract.params>
type PostCounterPaymentInput = z.output<typeof contract.body> & {
  readonly transaction_id: number
  readonly invoice_id: number
  readonly proof_of_payment: string
}

/** The transaction an order belongs to, for somebody who may pay for the business named. Throws 404 for others. */
export async function transactionToPay(db: Db, { business_id, id }: OrderToPay, actor: Caller): Promise<number> {
  const invoice = await db
    .selectFrom('invoices')
    .select('transaction_id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!invoice || !mayFor(actor, business_id, 'pay')) throw notFound('Order of payment')
  if (invoice.transaction_id === null) throw refused('This order cannot be paid here.')
  return invoice.transaction_id
}

/** The act is named otherwise from flow to flow; in each it alone asks for a proof. */
const asksForProof = (inputs: Transition['inputs']) => inputs.some((input) => inputOf(input) === 'proof_of_payment')

/**
 * The specification's own call for a payment over the counter: the workflow's act by another address, which names the
 * order. Throws 409 where that order no longer stands, though another one of the transaction may.
 */
export async function postCounterPayment(
  workflow: Workflow,
  tx: Tx,
  { transaction_id, invoice_id, version, ...answers }: PostCounterPaymentInput,
  actor: Caller,
  now: Date,
): Promise<CompletedMove> {
  const found = await lockContext(tx, transaction_id)
  mayReach(found.transaction, actor)
  const { status } = found.transaction
  const order = await tx.selectFrom('invoices').select('status').where('id', '=', invoice_id).executeTakeFirst()
  const row = transitionsOf(baseFacts(found)).find(({ from, inputs }) => from === status && asksForProof(inputs))
  if (!row || !order || !isPayable(order.status as InvoiceStatus))
    throw refused('This order of payment cannot be paid now.')
  return workflow.move(tx, found, { transaction_id, action: row.action, version, answers }, actor, now)
}
