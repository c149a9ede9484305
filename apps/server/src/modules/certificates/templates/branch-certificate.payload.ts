import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { CertifiedFacts } from './certificate.payload.ts'

/** The certificate of a branch as frozen at approval: for the term, and under the number, of the main office. */
export const BranchCertificatePayload = CertifiedFacts.extend({
  /** Of the accreditation, without letters. */
  main_number: z.string().min(1),
  branch: z.object({ name: z.string().min(1), address: z.string().min(1) }),
})
export type BranchCertificatePayload = z.infer<typeof BranchCertificatePayload>

export const branchCertificateDocument = {
  kind: 'branch-certificate',
  payload: BranchCertificatePayload,
} as const satisfies DocumentDefinition
