import { zeroAssessmentNumber } from '@lading/domain/accreditation/numbers/reference'
import { manilaDay } from '@lading/domain/dates/manila'
import { decimalText } from '@lading/domain/payments/money'
import { typeLabels } from '@lading/domain/transactions/labels'
import { nextNumber } from '#platform/number-series'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import { assessmentOf } from '#modules/fees/assessment-of'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { paidBefore } from './charges-due.ts'
import { requireFeesInForce } from './issue-order.ts'
import { printedLine } from './order-document.ts'
import { zeroAssessmentDocument } from '../templates/zero-assessment.payload.ts'

/** The cashier signs that nothing is due: the assessment of this moment, with what was paid before, is a document with a number. */
export const signZeroAssessment: Effect = async (tx, { context }, actor, now) => {
  const { transaction, settings } = context
  const { lines, total, missing } = await assessmentOf(tx, context, now)
  requireFeesInForce(missing)
  const paid = await paidBefore(tx, transaction)
  const year = manilaDay(now).slice(0, 4)
  const series = await nextNumber(tx, `zero-assessment-${transaction.agency}`, year)
  const number = zeroAssessmentNumber(transaction.agency, Number(year), series)
  const applicant = applicantOf(context)
  const payload = {
    agency: letterheadOf(settings, transaction.agency),
    number,
    signed_at: now.toISOString(),
    reference: transaction.reference,
    transaction: typeLabels[transaction.type],
    payor: { name: applicant.business_name, address: applicant.address, tin: applicant.tin },
    lines: lines.map(printedLine),
    total_amount: total,
    paid_before: decimalText(paid.centavos),
    paid_with: paid.numbers,
    signed_by: await signatoryOf(tx, actor.user_id, now),
  }
  await issueDocument(tx, { document: zeroAssessmentDocument, transaction_id: transaction.id, number, payload }, now)
}
