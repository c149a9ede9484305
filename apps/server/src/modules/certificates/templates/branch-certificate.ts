import { documentTemplate } from '#platform/pdf/document-template'
import { branchCertificateDocument } from './branch-certificate.payload.ts'
import { certificateFace } from './certificate-face.ts'
import { branchOf } from './certificate-text.ts'

/** The certificate of a branch. */
export const branchCertificateTemplate = documentTemplate(branchCertificateDocument, (payload) =>
  certificateFace(payload, {
    title: 'Certificate of a Branch',
    holder: branchOf(payload),
    where: 'Display it at the branch.',
  }),
)
