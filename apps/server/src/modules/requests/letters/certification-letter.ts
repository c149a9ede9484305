import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { certificationNumber } from '@lading/domain/accreditation/numbers/reference'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { applicantOf, letterheadOf } from '#modules/documents/letterhead'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { paragraphsOf, type LetterKind } from './letter-kinds.ts'
import { originalOf, type KeptOriginal } from '../originals/originals.queries.ts'
import { noLongerValid } from '../originals/require-original.ts'
import { certificationDocument } from './templates/certification.payload.ts'

const originalPart = ({ kind, number, issued_on, file_id, sha256 }: KeptOriginal) => ({
  name: nameOfDocument({ kind }),
  number,
  issued_on,
  file_id,
  sha256,
})

/** A certification; of a true copy with the document that is copied. */
export const certificationLetter: LetterKind<typeof certificationDocument> = {
  document: certificationDocument,
  series: (agency) => `certification-${agency}`,
  numberOf: certificationNumber,
  payloadOf: async (db, found, text, signed) => {
    const { transaction, settings } = found
    const { kind, original: asked, purpose, copies } = answersTo(certificateRequestForm, transaction)
    const today = manilaDay(new Date(signed.signed_at))
    const original = kind === 'true-copy' ? await originalOf(db, transaction, asked, today) : undefined
    if (kind === 'true-copy' && !original) throw noLongerValid(asked)
    return {
      agency: letterheadOf(settings, transaction.agency),
      reference: transaction.reference,
      applicant: applicantOf(found),
      ...(original && { original: originalPart(original) }),
      body: paragraphsOf(text),
      purpose,
      copies: ensure(copies, 'copies'),
      ...signed,
    }
  },
}
