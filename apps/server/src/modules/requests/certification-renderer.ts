import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { goOnWhenReady } from '#modules/documents/go-on-when-ready'
import type { DocumentRenderer } from '#modules/documents/render-queued'
import { signDocument } from '#modules/documents/sign-document'
import { CertificationPayload } from './templates/certification.payload.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'config' | 'workflow'>

/**
 * A certification is signed before it is kept; once it exists its transaction goes on to printing. Of a true copy the
 * certifying page comes first, then the pages of the original, and the signature is over all of them.
 */
export function certificationRenderer({ db, files, config, workflow }: Needs): DocumentRenderer {
  return {
    async finish(pdf, document) {
      const payload = CertificationPayload.parse(document.payload)
      const { original, number } = payload
      const whole = original ? await withOriginal({ db, files }, pdf, { ...original, certified_as: number }) : pdf
      return signDocument({ config }, whole, { reason: original ? 'Certified true copy' : 'Certification', ...payload })
    },
    async whenReady(tx, { transaction_id }, now) {
      if (transaction_id !== null) await goOnWhenReady({ workflow }, tx, transaction_id, now)
    },
  }
}

interface Copied {
  readonly file_id: string
  readonly sha256: string
  readonly certified_as: string
}

/** Throws where the stored original is not byte for byte what the certifying page says: the document is not made then. */
async function withOriginal(
  { db, files }: { db: Db; files: Deps['files'] },
  pdf: Uint8Array,
  { file_id, sha256, certified_as }: Copied,
): Promise<Uint8Array> {
  const { storage_key } = await db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', file_id)
    .executeTakeFirstOrThrow()
  // The library is loaded with the first copy: it would make every start longer.
  const { appendPages } = await import('#platform/pdf/append-pages')
  return appendPages(pdf, await files.get(storage_key, sha256), `Certified true copy, ${certified_as}`)
}
