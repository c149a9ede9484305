import { z } from 'zod'
import { Agency, Day, Instant, Officer } from '../blocks/payload-parts.ts'

/** A certificate of accreditation as frozen at approval. */
export const CertificatePayload = z.object({
  agency: Agency,
  /** Which mark stands in the seal: a ship for `sea`, an aircraft for `air`. */
  kind: z.enum(['sea', 'air']),
  title: z.string().min(1).default('Certificate of Accreditation'),
  number: z.string().min(1),
  business_name: z.string().min(1),
  trade_name: z.string().nullable(),
  address: z.string().min(1),
  /** The rules that were met, to follow "having met the requirements of". */
  rules: z.string().min(1),
  /** Scope names in full, highest first. */
  scope: z.array(z.string().min(1)).min(1),
  /** Branches the certificate covers; up to four on its face, more on a schedule. */
  branches: z.array(z.object({ name: z.string().min(1), address: z.string().min(1) })),
  in_force_on: Day,
  /** The last day of validity. */
  valid_until: Day,
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
