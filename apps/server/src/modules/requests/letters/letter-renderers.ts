import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import type { Deps } from '#platform/deps'
import { goOnWhenReady } from '#modules/documents/issued/go-on-when-ready'
import type { DocumentRenderer } from '#modules/documents/issued/render-queued'
import { signDocument } from '#modules/documents/issued/sign-document'
import { certificationDocument, CertificationPayload } from './templates/certification.payload.ts'
import { secRecommendationDocument, SecRecommendationPayload } from './templates/sec-recommendation.payload.ts'
import { withOriginal } from './with-original.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'config' | 'workflow'>

/** A letter is signed before it is kept; once it exists its transaction goes on to printing. */
const letterRenderer = ({ workflow }: Needs, finish: NonNullable<DocumentRenderer['finish']>): DocumentRenderer => ({
  finish,
  async whenReady(tx, { transaction_id }, now) {
    if (transaction_id !== null) await goOnWhenReady({ workflow }, tx, transaction_id, now)
  },
})

/** Of a true copy the certifying page comes first, then the pages of the original, and the signature is over all of them. */
export const certificationRenderer = (needs: Needs): DocumentRenderer =>
  letterRenderer(needs, async (pdf, document) => {
    const payload = CertificationPayload.parse(document.payload)
    const whole = await withOriginal(needs, pdf, payload)
    return signDocument(needs, whole, {
      reason: payload.original ? 'Certified true copy' : nameOfDocument(certificationDocument),
      ...payload,
    })
  })

export const recommendationRenderer = (needs: Needs): DocumentRenderer =>
  letterRenderer(needs, (pdf, document) =>
    signDocument(needs, pdf, {
      reason: nameOfDocument(secRecommendationDocument),
      ...SecRecommendationPayload.parse(document.payload),
    }),
  )
