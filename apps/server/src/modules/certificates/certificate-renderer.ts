import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Status } from '@lading/domain/transactions/status'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import type { IssuedDocumentRow } from '#modules/documents/issued/issued-documents.queries'
import type { DocumentRenderer } from '#modules/documents/issued/render-queued'
import { signDocument } from '#modules/documents/issued/sign-document'
import { goOnWhenReady } from '#modules/documents/issued/go-on-when-ready'
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
      if (status !== Status.approved && status !== Status.forPrinting) await issueAsBefore(tx, document)
    },
  }
}

/** Its transaction was beyond issuing before this document was drawn: it is what was issued then. */
async function issueAsBefore(tx: Tx, { id, payload }: IssuedDocumentRow): Promise<void> {
  const { signed_at } = CertifiedFacts.parse(payload)
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'issued', issued_at: new Date(signed_at) })
    .where('id', '=', id)
    .where('standing', '=', 'draft')
    .execute()
}
