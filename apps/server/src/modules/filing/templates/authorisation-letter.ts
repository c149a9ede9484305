import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { blankLines } from '#platform/pdf/blocks/blank-lines'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { linesTable } from '#platform/pdf/blocks/lines-table'
import { heading, numbered, paragraph } from '#platform/pdf/blocks/prose'
import { printedDueDay } from '#platform/pdf/print-formats'
import { authorisationLetterDocument, type AuthorisationLetterPayload } from './authorisation-letter.payload.ts'

/** Prefilled with what the portal knows; names and signatures are written by hand. */
function drawAuthorisationLetter(payload: AuthorisationLetterPayload) {
  const { agency, reference, applicant, others = [], bring } = payload
  const business = applicant.business_name
  return letter(
    {
      agency,
      title: nameOfDocument(authorisationLetterDocument),
      number_label: 'Tracking number',
      number: reference,
      subject: business,
      made_at: payload.issued_at,
      note: 'Complete and sign this form by hand. The office keeps it.',
    },
    factsOf(payload),
    heading('Authorisation'),
    paragraph(`For ${business}, I authorise the person named below to pick up:`),
    linesTable(
      [{ header: 'Document' }, { header: 'Number', width: 190 }],
      [payload, ...others].map(({ document, document_number }) => [document, document_number]),
    ),
    blankLines([['Name of the person authorised'], ['Identification and its number', 'Signature of that person']]),
    heading('Given by'),
    blankLines([['Name', 'Position in the business'], ['Identification and its number', 'Date'], ['Signature']]),
    heading('What to bring'),
    numbered(bring.map((text) => ({ text }))),
  )
}

function factsOf({ applicant, pickup, until }: AuthorisationLetterPayload) {
  return factsTable([
    [['Business', applicant.business_name]],
    [['Address', applicant.address]],
    [
      ['Office', pickup.office],
      ['Pick up on or before', until && printedDueDay(until)],
    ],
    [
      ['Address of the office', pickup.address],
      ['Hours', pickup.hours],
    ],
  ])
}

export const authorisationLetterTemplate = documentTemplate(authorisationLetterDocument, drawAuthorisationLetter)
