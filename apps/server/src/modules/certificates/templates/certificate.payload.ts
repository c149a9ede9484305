import { z } from 'zod'
import { PrintedAccreditation } from '#modules/documents/issued/printed-accreditation'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Day, Instant, Officer, SignedFile } from '#platform/pdf/blocks/payload-parts'

/** What a certificate says of business, scope and days, whether of the main office or of a branch. */
export const CertifiedFacts = PrintedAccreditation.extend({
  ...SignedFile.shape,
  agency: Agency,
  /** Which mark stands in the seal: a ship for `sea`, an aircraft for `air`. */
  kind: z.enum(['sea', 'air']),
  number: z.string().min(1),
  trade_name: z.string().nullable(),
  /** The rules that were met, to follow "having met the requirements of". */
  rules: z.string().min(1),
  given_on: Day,
  given_at: z.string().min(1),
  signatory: Officer,
  signed_at: Instant,
  /** Id of the key which signs the QR payload. */
  key_id: z.string().min(1),
  /** The whole address in the QR code, signed payload included; 350 bytes at most. */
  url: z.url().max(350),
})
export type CertifiedFacts = z.infer<typeof CertifiedFacts>

/** A certificate of accreditation as frozen at approval. Branches have certificates of their own. */
export const CertificatePayload = CertifiedFacts.extend({
  title: z.string().min(1).default('Certificate of Accreditation'),
  address: z.string().min(1),
})
export type CertificatePayload = z.infer<typeof CertificatePayload>

export const certificateDocument = {
  kind: 'certificate',
  payload: CertificatePayload,
} as const satisfies DocumentDefinition
