import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { formatLongDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { secActionLabels } from '@lading/domain/documents/sec-recommendation'
import { peso } from '@lading/domain/payments/money'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { heading, paragraph } from '#platform/pdf/blocks/prose'
import { scanRow } from '#platform/pdf/blocks/scan-block'
import { signatureBlock } from '#platform/pdf/blocks/signature-block'
import { documentTemplate } from '#platform/pdf/document-template'
import { secRecommendationDocument, type SecRecommendationPayload } from './sec-recommendation.payload.ts'

/** What the agency recommends to the SEC for a business, signed, with the address where it can be checked. */
function drawSecRecommendation(payload: SecRecommendationPayload) {
  const { agency, number, applicant, signed_at, signatory, url } = payload
  const until = formatLongDay(plainDate(payload.valid_until))
  return letter(
    {
      agency,
      title: nameOfDocument(secRecommendationDocument),
      number_label: 'Number',
      number,
      subject: applicant.business_name,
      made_at: signed_at,
      note: `Valid until ${until}.`,
    },
    factsTable([
      [
        ['To', payload.addressee],
        ['Valid until', until],
      ],
      [
        ['Business', applicant.business_name],
        ['Trade name', applicant.trade_name],
      ],
      [['Address', applicant.address]],
      [['Request', payload.reference]],
    ]),
    heading('What is proposed'),
    factsTable([
      [
        ['SEC action', secActionLabels[payload.sec_action]],
        ['Proposed name', payload.proposed_name],
      ],
      [
        ['Proposed capital', peso(payload.proposed_capital)],
        ['Proposed paid-up capital', peso(payload.proposed_paid_up_capital)],
      ],
    ]),
    heading('Proposed purpose clause'),
    ...payload.purpose_clause.split(/\n+/).map((text) => paragraph(text)),
    heading('Recommendation'),
    ...payload.body.map((text) => paragraph(text)),
    scanRow('Scan to check this recommendation', url, signatureBlock('Signed by', signatory, payload)),
  )
}

export const secRecommendationTemplate = documentTemplate(secRecommendationDocument, drawSecRecommendation)
