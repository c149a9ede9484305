import { InvoiceStatus, isPayable } from '@lading/domain/payments/invoice'
import { centavos, decimalText, moneyFromInput, peso } from '@lading/domain/payments/money'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { takeUpFile } from '#modules/uploads/take-up-file'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import {
  lockOpenAttempt,
  lockOpenInvoice,
  nextAttemptNo,
  refusedProof,
  setInvoiceStatus,
  type InvoiceRow,
} from './payments.queries.ts'

/** A payment over the counter was posted: an attempt that waits for a cashier to validate it. */
export const postPayment: Effect = async (tx, { context, answers }, actor, now) => {
  const invoice = await lockOpenInvoice(tx, context.transaction.id)
  if (!invoice || !isPayable(invoice.status as InvoiceStatus)) throw refused('There is no order of payment to pay.')
  if (await lockOpenAttempt(tx, invoice.id)) throw refused('A payment for this order is already awaiting validation.')

  await tx
    .insertInto('payment_attempts')
    .values({
      invoice_id: invoice.id,
      attempt_no: await nextAttemptNo(tx, invoice.id),
      channel: 'counter',
      status: InvoiceStatus.forValidation,
      amount: amountOf(invoice, answers),
      paid_on: String(answers.paid_on),
      payment_reference: String(answers.payment_reference ?? ''),
      proof_file_id: await proofOf(tx, invoice, answers, actor, now),
      posted_by: actor.user_id,
      posted_at: now,
    })
    .execute()
  await setInvoiceStatus(tx, await againForPayment(tx, invoice), InvoiceStatus.forValidation)
}

/** Who pays again makes two moves in one act: the order is for payment once more (I08, I12), and the payment posted (I09). */
async function againForPayment(tx: Tx, invoice: InvoiceRow): Promise<InvoiceRow> {
  const { forPayment } = InvoiceStatus
  return invoice.status === forPayment ? invoice : setInvoiceStatus(tx, invoice, forPayment)
}

/** A part payment is no payment: the amount is the order's, to the centavo (field facts, section 13). */
function amountOf({ total_amount_due }: InvoiceRow, { amount_paid }: Answers): string {
  const paid = moneyFromInput(String(amount_paid ?? ''))
  if (paid === undefined || centavos(paid) !== centavos(total_amount_due)) {
    throw invalid({
      amount_paid: [`The order of payment is for ${peso(total_amount_due)}. Pay and enter exactly this amount.`],
    })
  }
  return decimalText(centavos(paid))
}

/** A new upload, or the proof of the payment refused last: where its number alone was wrong the slip is still the slip. */
async function proofOf(
  tx: Tx,
  { id, business_id }: InvoiceRow,
  { proof_of_payment }: Answers,
  actor: Caller,
  now: Date,
) {
  if (typeof proof_of_payment !== 'string' || proof_of_payment === '') return null
  if (proof_of_payment === (await refusedProof(tx, id))) return proof_of_payment
  return (await takeUpFile(tx, { file_id: proof_of_payment, business_id }, actor, now)).id
}
