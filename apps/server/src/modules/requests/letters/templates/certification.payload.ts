import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { PrintedOriginal } from '../../originals/printed-original.ts'
import { Agency, Applicant, Instant, Signatory, SignedFile } from '#platform/pdf/blocks/payload-parts'

/** A certification: the last version of its letter, for what it was asked, and who signed it. */
export const CertificationPayload = PrintedOriginal.extend({
  ...SignedFile.shape,
  agency: Agency,
  number: z.string().min(1),
  reference: z.string().min(1),
  applicant: Applicant,
  /** One paragraph a line. */
  body: z.array(z.string().min(1)).min(1),
  purpose: z.string().min(1),
  copies: z.int().min(1),
  signatory: Signatory,
  signed_at: Instant,
  url: z.url(),
})
export type CertificationPayload = z.infer<typeof CertificationPayload>

export const certificationDocument = {
  kind: 'certification',
  payload: CertificationPayload,
} as const satisfies DocumentDefinition
