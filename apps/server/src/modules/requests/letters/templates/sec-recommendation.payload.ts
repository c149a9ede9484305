import { secActions } from '@lading/domain/documents/sec-recommendation'
import { z } from 'zod'
import { Valid } from '#modules/documents/issued/printed-accreditation'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Amount, Applicant, Instant, Signatory, SignedFile } from '#platform/pdf/blocks/payload-parts'

/** A recommendation to the SEC: what the business proposes, the last version of the letter, and until when it is valid. */
export const SecRecommendationPayload = Valid.extend({
  ...SignedFile.shape,
  agency: Agency,
  number: z.string().min(1),
  reference: z.string().min(1),
  applicant: Applicant,
  addressee: z.string().min(1),
  sec_action: z.enum(secActions),
  proposed_name: z.string().nullable(),
  purpose_clause: z.string().min(1),
  proposed_capital: Amount,
  proposed_paid_up_capital: Amount,
  /** One paragraph a line. */
  body: z.array(z.string().min(1)).min(1),
  signatory: Signatory,
  signed_at: Instant,
  url: z.url(),
})
export type SecRecommendationPayload = z.infer<typeof SecRecommendationPayload>

export const secRecommendationDocument = {
  kind: 'sec-recommendation',
  payload: SecRecommendationPayload,
} as const satisfies DocumentDefinition
