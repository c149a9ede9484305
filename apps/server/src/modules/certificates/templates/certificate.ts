import { documentTemplate } from '#platform/pdf/document-template'
import { certificateFace } from './certificate-face.ts'
import { holderOf } from './certificate-text.ts'
import { certificateDocument } from './certificate.payload.ts'

/** The certificate of accreditation. */
export const certificateTemplate = documentTemplate(certificateDocument, (payload) =>
  certificateFace(payload, {
    title: payload.title,
    holder: holderOf(payload),
    where: 'Display it at the principal office.',
  }),
)
