import { paths } from '@lading/contract/addresses/paths'
import type { AssessmentLine } from '@lading/domain/payments/fees'
import { typeLabels } from '@lading/domain/transactions/labels'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { portalAddress } from '#platform/portal-address'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { InvoiceRow } from '../payments.queries.ts'
import { orderOfPaymentDocument } from '../templates/order-of-payment.payload.ts'
import type { ChargesDue } from './charges-due.ts'

/** A line of an assessment as documents print it. */
export const printedLine = ({ param_key, label, why, quantity, unit_amount, amount }: AssessmentLine) => ({
  code: param_key,
  description: label,
  why,
  quantity,
  unit_amount,
  amount,
})

/** The PDF of an order of payment: of these charges, signed by who issued it. */
export async function documentOfOrder(
  tx: Tx,
  context: TransactionContext,
  invoice: InvoiceRow,
  { lines, total }: Pick<ChargesDue, 'lines' | 'total'>,
  { user_id }: Pick<Caller, 'user_id'>,
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
        issued_by: await signatoryOf(tx, user_id, now),
        url: portalAddress(paths.orderOfPayment(transaction.id, invoice.id)),
      },
    },
    now,
  )
}
