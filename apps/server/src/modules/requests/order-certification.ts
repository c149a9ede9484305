import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { certificationNumber } from '@lading/domain/accreditation/reference'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { paths } from '@lading/contract/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Deps } from '#platform/deps'
import { nextNumber } from '#platform/number-series'
import { refused } from '#platform/problem'
import { randomSlug } from '#platform/random'
import type { OrderDocument } from '#modules/documents/order-approved'
import { issueDocument } from '#modules/documents/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import { answersTo } from '#modules/workflow/transaction-row'
import { lastLetter } from './certification.queries.ts'
import { originalOf, type KeptOriginal } from './originals.queries.ts'
import { certificationDocument } from './templates/certification.payload.ts'

function originalPart({ kind, number, issued_on, file_id, sha256 }: KeptOriginal) {
  return { name: nameOfDocument({ kind }), number, issued_on, file_id, sha256 }
}

/** Approval freezes the last version of the letter, with its number, its signatory and its address. */
export const orderCertification =
  ({ config }: Pick<Deps, 'config'>): OrderDocument =>
  async (tx, context, actor, now) => {
    const { transaction, settings } = context
    const { id, agency } = transaction
    const letter = await lastLetter(tx, id)
    if (!letter) throw refused('The letter has not been written yet.')
    const { kind, original: asked, purpose, copies } = answersTo(certificateRequestForm, transaction)
    const original = kind === 'true-copy' ? await originalOf(tx, transaction, asked) : undefined
    if (kind === 'true-copy' && !original) throw refused(`Document ${asked} is no longer valid.`)
    const year = manilaDay(now).slice(0, 4)
    const number = certificationNumber(agency, Number(year), await nextNumber(tx, `certification-${agency}`, year))
    const slug = randomSlug()
    await issueDocument(
      tx,
      {
        document: certificationDocument,
        transaction_id: id,
        number,
        slug,
        payload: {
          agency: letterheadOf(settings, agency),
          number,
          reference: transaction.reference,
          applicant: applicantOf(context),
          ...(original && { original: originalPart(original) }),
          body: letter.body.split(/\n+/).filter((line) => line.trim() !== ''),
          purpose,
          copies: copies ?? 1,
          signatory: await signatoryOf(tx, actor.user_id, now),
          signed_at: now.toISOString(),
          url: config.public_url + paths.verifyDocument('certification', slug),
        },
      },
      now,
    )
  }
