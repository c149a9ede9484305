import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { manilaDay } from '@lading/domain/dates/manila'
import { peso } from '@lading/domain/payments/money'
import { amountInWords } from '#platform/pdf/amount-in-words'
import { factsTable, keyFacts } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { linesTable, totalRow } from '#platform/pdf/blocks/lines-table'
import { heading, paragraph } from '#platform/pdf/blocks/prose'
import { closingName } from '#platform/pdf/blocks/signature-block'
import { printedDay } from '#platform/pdf/print-formats'
import { FEE_COLUMNS, feeLine } from './fee-lines.ts'
import { zeroAssessmentDocument, type ZeroAssessmentPayload } from './zero-assessment.payload.ts'

/** That nothing is due, why, and who signs it. */
function drawZeroAssessment(payload: ZeroAssessmentPayload) {
  const { agency, number, payor } = payload
  return letter(
    {
      agency,
      title: nameOfDocument(zeroAssessmentDocument),
      number_label: 'Assessment number',
      number,
      subject: payor.name,
      made_at: payload.signed_at,
      note: 'Nothing is due: do not pay.',
    },
    keyFacts([
      ['Amount due', peso('0.00')],
      ['Reference', payload.reference],
      ['Assessed on', printedDay(manilaDay(new Date(payload.signed_at)))],
    ]),
    factsTable([
      [
        ['Applicant', payor.name],
        ['Taxpayer identification number', payor.tin],
      ],
      [['Address', payor.address]],
      [['Transaction', payload.transaction]],
    ]),
    heading('Assessment'),
    ...assessed(payload),
    paragraph(paidText(payload)),
    closingName('Assessed by', payload.signed_by),
  )
}

function assessed({ lines, total_amount }: ZeroAssessmentPayload) {
  if (lines.length === 0) return [paragraph('The fee schedule charges nothing for this transaction.')]
  return [
    linesTable(FEE_COLUMNS, lines.map(feeLine)),
    totalRow('Total', peso(total_amount), amountInWords(total_amount)),
  ]
}

function paidText({ paid_before, paid_with }: ZeroAssessmentPayload): string {
  const paid = paid_with.length === 0 ? '' : `${peso(paid_before)} was paid with ${paid_with.join(', ')}. `
  return `${paid}Nothing is due.`
}

export const zeroAssessmentTemplate = documentTemplate(zeroAssessmentDocument, drawZeroAssessment)
