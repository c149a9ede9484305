import type { Deps } from '#platform/deps'
import { goOnWhenReady } from '#modules/documents/go-on-when-ready'
import type { DocumentRenderer } from '#modules/documents/render-queued'
import { signDocument } from '#modules/documents/sign-document'
import { CertificationPayload } from './templates/certification.payload.ts'

/** A certification is signed before it is kept; once it exists its transaction goes on to printing. */
export function certificationRenderer({ config, workflow }: Pick<Deps, 'config' | 'workflow'>): DocumentRenderer {
  return {
    finish: (pdf, document) =>
      signDocument({ config }, pdf, { reason: 'Certification', ...CertificationPayload.parse(document.payload) }),
    async whenReady(tx, { transaction_id }, now) {
      if (transaction_id !== null) await goOnWhenReady({ workflow }, tx, transaction_id, now)
    },
  }
}
