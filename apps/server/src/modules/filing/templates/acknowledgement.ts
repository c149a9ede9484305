import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { factsTable, keyFacts } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { linesTable } from '#platform/pdf/blocks/lines-table'
import { heading, nothing, paragraph } from '#platform/pdf/blocks/prose'
import { printedDueDay, printedInstant } from '#platform/pdf/print-formats'
import { acknowledgementDocument, type AcknowledgementPayload } from './acknowledgement.payload.ts'

/** What the applicant keeps: the filing is complete, who has it, and when it is due. */
function drawAcknowledgement(payload: AcknowledgementPayload) {
  const { agency, reference, applicant, received_at, counts_from } = payload
  return letter(
    {
      agency,
      title: nameOfDocument(acknowledgementDocument),
      number_label: 'Tracking number',
      number: reference,
      subject: applicant.business_name,
      made_at: payload.issued_at,
      note: 'This acknowledges a complete filing. It is not an accreditation.',
    },
    keyFacts(
      [
        ['Queue number', `Queue No. ${payload.queue_number}`],
        ['Received', printedInstant(received_at)],
        ...(counts_from ? [['Counts as received on', printedDueDay(counts_from)] as const] : []),
        ['Due on or before', printedDueDay(payload.due_on)],
        ['Time limit', workingDays(payload.limit_in_working_days)],
      ],
      { purpose: 'Scan to follow this filing', url: payload.status_url },
    ),
    factsOf(payload),
    heading('Documents received'),
    documentsOf(payload),
    payload.content_hash
      ? paragraph(`Content reviewed and submitted (SHA-256): ${inGroups(payload.content_hash)}`)
      : null,
    paragraph('System generated when the filing was complete. No signature is required.'),
  )
}

function factsOf({ transaction, scope, applicant, officer, unit, classification }: AcknowledgementPayload) {
  return factsTable([
    [
      ['Transaction', transaction],
      ['Class of transaction', capitalised(classification)],
    ],
    [['Scope', scope.join(', ')]],
    [
      ['Applicant', applicant.business_name],
      ['Trade name', applicant.trade_name],
    ],
    [['Address', applicant.address]],
    [
      ['Taxpayer identification number', applicant.tin],
      ['Representative', applicant.representative],
    ],
    [
      ['Officer in charge', `${officer.name}, ${officer.position}`],
      ['Unit', unit],
    ],
  ])
}

function documentsOf({ documents }: AcknowledgementPayload) {
  if (documents.length === 0) return nothing('No document was required.')
  const rows = documents.map(({ name, file_name, remark }, input) => [
    String(input + 1),
    { text: name, note: remark },
    file_name ?? 'To follow',
  ])
  return linesTable([{ header: 'No.', width: 26 }, { header: 'Document' }, { header: 'File', width: 190 }], rows)
}

function workingDays(days: number): string {
  return `${days} working ${days === 1 ? 'day' : 'days'}`
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Eight by eight, so that a person can compare two of them. */
function inGroups(hash: string): string {
  return hash.match(/.{1,8}/g)?.join(' ') ?? hash
}

export const acknowledgementTemplate = documentTemplate(acknowledgementDocument, drawAcknowledgement)
