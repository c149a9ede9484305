import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { formatLongDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { heading, paragraph } from '#platform/pdf/blocks/prose'
import { scanRow } from '#platform/pdf/blocks/scan-block'
import { signatureBlock } from '#platform/pdf/blocks/signature-block'
import { documentTemplate } from '#platform/pdf/document-template'
import { certificationDocument, type CertificationPayload } from './certification.payload.ts'

/** What the agency certifies of a business, signed, with the address where it can be checked. */
function drawCertification({
  agency,
  number,
  applicant,
  reference,
  body,
  original,
  signatory,
  signed_at,
  url,
  file_is_signed,
}: CertificationPayload) {
  return letter(
    {
      agency,
      title: original ? 'Certified true copy' : nameOfDocument(certificationDocument),
      number_label: 'Number',
      number,
      subject: applicant.business_name,
      made_at: signed_at,
      note: original
        ? 'It is valid only together with the pages of the original that follow.'
        : 'It states the facts as of the day it was signed.',
      // The pages of the original count for themselves, in their margin.
      ...(original && { page_name: 'Certifying page' }),
    },
    factsTable([
      [
        ['Business', applicant.business_name],
        ['Trade name', applicant.trade_name],
      ],
      [['Address', applicant.address]],
      [['Request', reference]],
    ]),
    original &&
      factsTable([
        [
          ['Original', `${original.name} No. ${original.number}`],
          ['Issued on', formatLongDay(plainDate(original.issued_on))],
        ],
        [['SHA-256 of the original file', original.sha256]],
      ]),
    heading('To whom it may concern'),
    ...body.map((text) => paragraph(text)),
    scanRow('Scan to check this certification', url, signatureBlock('Signed by', signatory, { file_is_signed })),
  )
}

export const certificationTemplate = documentTemplate(certificationDocument, drawCertification)
