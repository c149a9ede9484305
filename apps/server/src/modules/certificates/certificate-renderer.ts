import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import type { Deps } from '#platform/deps'
import type { DocumentRenderer } from '#modules/documents/issued/render-queued'
import { signDocument } from '#modules/documents/issued/sign-document'
import { issueAsBefore } from '#modules/documents/issued/issue-as-before'
import { goOnWhenReady } from '#modules/documents/issued/go-on-when-ready'
import { replaceEarlier } from './issuing/publish-document.ts'
import { CertifiedFacts } from './templates/certificate.payload.ts'

/**
 * A certificate is signed before it is kept, and in the transaction that makes it exist its own goes on to printing:
 * nothing is ever beyond approval without its document.
 */
export function certificateRenderer(
  { config, workflow }: Pick<Deps, 'config' | 'workflow'>,
  kind: 'certificate' | 'branch-certificate',
): DocumentRenderer {
  return {
    finish: (pdf, document) =>
      signDocument({ config }, pdf, {
        reason: nameOfDocument({ kind }),
        ...CertifiedFacts.parse(document.payload),
      }),
    async whenReady(tx, document, now) {
      const { transaction_id } = document
      if (transaction_id === null) return
      const status = await goOnWhenReady({ workflow }, tx, transaction_id, now)
      const { signed_at } = CertifiedFacts.parse(document.payload)
      if (await issueAsBefore(tx, { id: document.id, signed_at }, status))
        await replaceEarlier(tx, { ...document, kind })
    },
  }
}
