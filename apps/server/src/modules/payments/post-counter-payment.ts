import type { postCounterPayment as contract } from '@lading/contract/payments'
import { mayFor } from '@lading/domain/people/acting/actor'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notFound, refused } from '#platform/problem'
import type { Workflow } from '#modules/workflow/workflow'
import type { CompletedMove } from '@lading/contract/workflow'

type PostCounterPaymentInput = z.output<typeof contract.params> &
  z.output<typeof contract.body> & { proof_of_payment: string }

/** The transaction an order belongs to, for somebody who may pay for the business named. Throws 404 for others. */
export async function transactionToPay(
  db: Db,
  { business_id, id }: Pick<PostCounterPaymentInput, 'business_id' | 'id'>,
  actor: Caller,
): Promise<number> {
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

/** The specification's own call for a payment over the counter: the workflow's act by another address. */
export async function postCounterPayment(
  workflow: Workflow,
  tx: Tx,
  input: PostCounterPaymentInput,
  actor: Caller,
  now: Date,
): Promise<CompletedMove> {
  const { business_id, id, version, ...answers } = input
  const transaction_id = await transactionToPay(tx, { business_id, id }, actor)
  const { acts } = await workflow.processOf(tx, transaction_id, actor, now)
  const act = acts.find(({ questions }) => questions.some(({ name }) => name === 'proof_of_payment'))
  if (!act) throw refused('This order of payment cannot be paid now.')
  return workflow.advance(tx, { transaction_id, action: act.action, version, answers }, actor, now)
}
