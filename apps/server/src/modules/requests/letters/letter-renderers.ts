import { z } from 'zod'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import type { Deps } from '#platform/deps'
import { issueAsBefore } from '#modules/documents/issued/issue-as-before'
import { goOnWhenReady } from '#modules/documents/issued/go-on-when-ready'
import type { DocumentRenderer } from '#modules/documents/issued/render-queued'
import { signDocument } from '#modules/documents/issued/sign-document'
import { certificationDocument, CertificationPayload } from './templates/certification.payload.ts'
import { secRecommendationDocument, SecRecommendationPayload } from './templates/sec-recommendation.payload.ts'
import { withOriginal } from './with-original.ts'

const LetterPayload = z.object({ signed_at: z.string() })

type Needs = Pick<Deps, 'db' | 'files' | 'config' | 'workflow'>

/** A letter is signed before it is kept; once it exists its transaction goes on to printing. */
const letterRenderer = ({ workflow }: Needs, finish: NonNullable<DocumentRenderer['finish']>): DocumentRenderer => ({
  finish,
  async whenReady(tx, { id, transaction_id, payload }, now) {
    if (transaction_id === null) return
    const status = await goOnWhenReady({ workflow }, tx, transaction_id, now)
    await issueAsBefore(tx, { id, ...LetterPayload.parse(payload) }, status)
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
