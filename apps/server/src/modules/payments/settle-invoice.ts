import { channelLabels, type PaymentChannel } from '@lading/domain/payments/channels'
import { paths } from '@lading/contract/addresses/paths'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { officialReceiptNumber } from '@lading/domain/accreditation/numbers/reference'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { typeLabels } from '@lading/domain/transactions/labels'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { nextNumber } from '#platform/number-series'
import { invalid } from '#platform/problem'
import { portalAddress } from '#platform/portal-address'
import { randomSlug } from '#platform/random'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { linesOf, setInvoiceStatus, type AttemptRow, type InvoiceRow } from './payments.queries.ts'
import { closeAttempt, lockForValidation } from './posted-payment.ts'
import { receiptHash, type ReceiptRow } from './receipt-hash.ts'
import { officialReceiptDocument } from './templates/official-receipt.payload.ts'

/** The cashier confirms that the money arrived: invoice and attempt are paid, the receipt gets its number, or nothing. */
export const settleInvoice: Effect = async (tx, { context, answers }, actor, now) => {
  const { invoice, attempt: posted } = await lockForValidation(tx, context.transaction.id)
  // As the cashier found it, for the receipt; the row keeps what the client posted.
  const attempt = {
    ...posted,
    payment_reference: String(answers.payment_reference || posted.payment_reference),
    paid_on: typeof answers.paid_on === 'string' && answers.paid_on !== '' ? answers.paid_on : posted.paid_on,
    received_on: String(answers.received_on),
  }
  requireReceivedOncePaid(attempt)
  await closeAttempt(tx, attempt, InvoiceStatus.paid, '', actor, now)
  await setInvoiceStatus(tx, invoice, InvoiceStatus.paid)
  const receipt = await writeReceipt(tx, context, invoice, attempt, actor, now)
  return { digests: { receipt: { [receipt.number]: receiptHash(receipt) } } }
}

/** No receipt says that the money arrived before it was paid. Throws 400. */
function requireReceivedOncePaid({ paid_on, received_on }: Pick<AttemptRow, 'paid_on'> & { received_on: string }) {
  if (paid_on === null || received_on >= paid_on) return
  throw invalid({
    received_on: [`It was paid on ${formatDay(plainDate(paid_on))}. Enter that day or a later one.`],
  })
}

async function writeReceipt(
  tx: Tx,
  context: TransactionContext,
  invoice: InvoiceRow,
  attempt: AttemptRow & { readonly received_on: string },
  actor: Caller,
  now: Date,
): Promise<ReceiptRow> {
  const { transaction, settings } = context
  const { agency } = invoice
  const year = Number(manilaDay(now).slice(0, 4))
  const number = officialReceiptNumber(agency, year, await nextNumber(tx, `receipt-${agency}`, String(year)))
  const slug = randomSlug()
  const applicant = applicantOf(context)
  const mode = channelLabels[attempt.channel as PaymentChannel]
  const receipt = await tx
    .insertInto('receipts')
    .values({
      number,
      slug,
      agency,
      invoice_id: invoice.id,
      attempt_id: attempt.id,
      amount: attempt.amount,
      mode,
      payor: applicant.business_name,
      issued_at: now,
      issued_by: actor.user_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const lines = await linesOf(tx, invoice.id)
  await issueDocument(
    tx,
    {
      document: officialReceiptDocument,
      transaction_id: transaction.id,
      invoice_id: invoice.id,
      receipt_id: receipt.id,
      number,
      slug,
      payload: {
        agency: letterheadOf(settings, agency),
        location: settings.text(`receipt.${agency}.location`) || null,
        location_code: settings.text(`receipt.${agency}.location_code`) || null,
        number,
        received_at: now.toISOString(),
        received_on: attempt.received_on,
        payor: { name: applicant.business_name, address: applicant.address, tin: applicant.tin },
        nature_of_collection: typeLabels[transaction.type],
        lines: lines.map(({ param_key, label, amount }) => ({ code: param_key, nature: label, amount })),
        total_amount: attempt.amount,
        mode_of_payment: mode,
        payment_reference: attempt.payment_reference || null,
        paid_on: attempt.paid_on,
        transaction_number: transaction.reference,
        order_of_payment_number: invoice.number ?? '',
        cashier: await signatoryOf(tx, actor.user_id, now),
        cancelled: null,
        url: portalAddress(paths.verifyDocument('official-receipt', slug)),
      },
    },
    now,
  )
  return receipt
}
