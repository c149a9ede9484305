import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { callout, heading, numbered, paragraph } from '#platform/pdf/blocks/prose'
import { scanRow } from '#platform/pdf/blocks/scan-block'
import { closingName, namedBlock } from '#platform/pdf/blocks/signature-block'
import { printedDay, printedDueDay, printedInstant } from '#platform/pdf/print-formats'
import { denialNoticeDocument, type DenialNoticePayload } from './denial-notice.payload.ts'

/** The written denial an applicant is owed: why, on what basis, by whom, and what can be done. */
function drawDenialNotice(payload: DenialNoticePayload) {
  const { agency, reference, applicant, grounds, appeal, officer, url } = payload
  const part = 'Officer who decided'
  return letter(
    {
      agency,
      title: nameOfDocument(denialNoticeDocument),
      number_label: 'Reference',
      number: reference,
      subject: applicant.business_name,
      made_at: payload.issued_at,
      note: 'Keep this notice. An appeal must state its reference.',
    },
    factsOf(payload),
    heading('Decision'),
    callout(payload.decision, 'stamp'),
    heading('Grounds'),
    numbered(grounds.map(({ ground, legal_basis }) => ({ text: ground, note: `Legal basis: ${legal_basis}` }))),
    heading('How to appeal'),
    paragraph(`${appeal.until ? `Until ${printedDueDay(appeal.until)}, to` : 'To'} ${appeal.to}:`),
    numbered(appeal.steps.map((text) => ({ text }))),
    url ? scanRow('Scan to see this decision', url, namedBlock(part, officer)) : closingName(part, officer),
  )
}

function factsOf({ applicant, transaction, ...payload }: DenialNoticePayload) {
  return factsTable([
    [
      ['Applicant', applicant.business_name],
      ['Trade name', applicant.trade_name],
    ],
    [['Address', applicant.address]],
    [
      ['Representative', applicant.representative],
      ['Taxpayer identification number', applicant.tin],
    ],
    [['Transaction', transaction]],
    [
      ['Filed', printedInstant(payload.filed_at)],
      ['Decided', printedDay(payload.decided_on)],
    ],
  ])
}

export const denialNoticeTemplate = documentTemplate(denialNoticeDocument, drawDenialNotice)
