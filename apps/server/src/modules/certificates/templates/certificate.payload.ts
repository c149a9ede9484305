import { z } from 'zod'
import { PrintedAccreditation } from '#modules/documents/printed-accreditation'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Day, Instant, Officer } from '#platform/pdf/blocks/payload-parts'

/** A certificate of accreditation as frozen at approval. */
export const CertificatePayload = PrintedAccreditation.extend({
  agency: Agency,
  /** Which mark stands in the seal: a ship for `sea`, an aircraft for `air`. */
  kind: z.enum(['sea', 'air']),
  title: z.string().min(1).default('Certificate of Accreditation'),
  number: z.string().min(1),
  trade_name: z.string().nullable(),
  address: z.string().min(1),
  /** The rules that were met, to follow "having met the requirements of". */
  rules: z.string().min(1),
  /** Branches the certificate covers; up to four on its face, more on a schedule. */
  branches: z.array(z.object({ name: z.string().min(1), address: z.string().min(1) })),
  given_on: Day,
  given_at: z.string().min(1),
  signatory: Officer,
  signed_at: Instant,
  /** Id of the key which signs the QR payload. */
  key_id: z.string().min(1),
  /** The whole address in the QR code, signed payload included; 350 bytes at most. */
  url: z.url().max(350),
})
export type CertificatePayload = z.infer<typeof CertificatePayload>

export const certificateDocument = {
  kind: 'certificate',
  payload: CertificatePayload,
} as const satisfies DocumentDefinition
