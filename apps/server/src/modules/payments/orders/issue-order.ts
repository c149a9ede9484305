import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import { orderOfPaymentNumber } from '@lading/domain/accreditation/numbers/reference'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { AssessmentLine } from '@lading/domain/payments/fees'
import { paysPenalties } from '@lading/domain/transactions/family'
import { typeLabels } from '@lading/domain/transactions/labels'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { nextNumber } from '#platform/number-series'
import { refused } from '#platform/problem'
import { portalAddress } from '#platform/portal-address'
import { randomSlug } from '#platform/random'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import { feePurposeAt } from '#modules/fees/assessment-of'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { chargesDue, type ChargesDue } from './charges-due.ts'
import { lockOpenInvoice, type InvoiceRow } from '../payments.queries.ts'
import { orderOfPaymentDocument } from '../templates/order-of-payment.payload.ts'

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

/** A line of an assessment as documents print it. */
export const printedLine = ({ param_key, label, why, quantity, unit_amount, amount }: AssessmentLine) => ({
  code: param_key,
  description: label,
  why,
  quantity,
  unit_amount,
  amount,
})

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

async function documentOfOrder(
  tx: Tx,
  context: TransactionContext,
  invoice: InvoiceRow,
  { lines, total }: ChargesDue,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, settings } = context
  const applicant = applicantOf(context)
  await issueDocument(
    tx,
    {
      document: orderOfPaymentDocument,
      transaction_id: transaction.id,
      invoice_id: invoice.id,
      number: ensure(invoice.number, 'the number of the issued invoice'),
      payload: {
        agency: letterheadOf(settings, transaction.agency),
        number: ensure(invoice.number, 'the number of the issued invoice'),
        issued_at: now.toISOString(),
        due_on: ensure(invoice.due_date, 'the due date of the issued invoice'),
        reference: transaction.reference,
        transaction: typeLabels[transaction.type],
        payor: { name: applicant.business_name, address: applicant.address, tin: applicant.tin },
        lines: lines.map(printedLine),
        total_amount: total,
        modes_of_payment: [
          { name: 'Over the counter', instructions: settings.text(`payment.${transaction.agency}.counter`) },
        ],
        issued_by: await signatoryOf(tx, actor.user_id, now),
        url: portalAddress(paths.orderOfPayment(transaction.id, invoice.id)),
      },
    },
    now,
  )
}
