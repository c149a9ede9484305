import type { Deps } from '#platform/deps'
import type { CertificationPayload } from './templates/certification.payload.ts'

/**
 * The certifying page with the pages of the original behind it; a certification that is no true copy as it is. Throws
 * where the stored original is not byte for byte what the certifying page says: the document is not made then.
 */
export async function withOriginal(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  pdf: Uint8Array,
  { original, number }: Pick<CertificationPayload, 'original' | 'number'>,
): Promise<Uint8Array> {
  if (!original) return pdf
  const { storage_key } = await db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', original.file_id)
    .executeTakeFirstOrThrow()
  // The library is loaded with the first copy: it would make every start longer.
  const { appendPages } = await import('#platform/pdf/append-pages')
  return appendPages(pdf, await files.get(storage_key, original.sha256), `Certified true copy, ${number}`)
}
