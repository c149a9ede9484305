import { manilaDay } from '@lading/domain/dates/manila'
import { orderOfPaymentNumber } from '@lading/domain/accreditation/numbers/reference'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { paysPenalties } from '@lading/domain/transactions/family'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { nextNumber } from '#platform/number-series'
import { refused } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { feePurposeAt } from '#modules/fees/assessment-of'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { chargesDue, type ChargesDue } from './charges-due.ts'
import { documentOfOrder } from './order-document.ts'
import { lockOpenInvoice, type InvoiceRow } from '../payments.queries.ts'

/**
 * The order of payment goes out: lines fixed from the assessment of this moment, number from the agency's series, PDF.
 * It is payable until the client's deadline, which the move itself has set.
 */
export const issueOrder: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  if (await lockOpenInvoice(tx, transaction.id)) throw refused('An order of payment has already been issued.')
  const charges = await chargesDue(tx, context, now)
  requireFeesInForce(charges.missing)
  const invoice = await writeInvoice(tx, context, charges, actor, now)
  await documentOfOrder(tx, context, invoice, charges, actor, now)
}

/** Nothing is assessed while a fee that the transaction asks for is not set. Throws 409 naming it. */
export function requireFeesInForce(missing: readonly string[]): void {
  if (missing.length === 0) return
  throw refused(`No fee is in force for ${missing.join(', ')}; the finance administrator adds it.`)
}

async function writeInvoice(
  tx: Tx,
  { transaction }: LockedTransaction,
  { lines, total }: ChargesDue,
  actor: Caller,
  now: Date,
): Promise<InvoiceRow> {
  const { agency, business_id, id: transaction_id } = transaction
  const year = Number(manilaDay(now).slice(0, 4))
  const number = orderOfPaymentNumber(agency, year, await nextNumber(tx, `order-of-payment-${agency}`, String(year)))
  const invoice = await tx
    .insertInto('invoices')
    .values({
      number,
      slug: randomSlug(),
      agency,
      business_id,
      transaction_id,
      purpose: await feePurposeAt(tx, transaction),
      status: InvoiceStatus.forPayment,
      // All that a report is charged is penalties.
      ...(paysPenalties(transaction.type) ? { penalty: total } : { accreditation: total }),
      total_amount_due: total,
      due_date: transaction.client_deadline_on,
      issued_at: now,
      issued_by: actor.user_id,
      created_by: actor.user_id,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('invoice_lines')
    .values(lines.map((line, index) => ({ ...line, invoice_id: invoice.id, position: index + 1 })))
    .execute()
  return invoice
}
