import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { FileStore } from '#platform/files'
import { notFound, Problem } from '#platform/problem'
import { record } from '#modules/audit/record'
import { isOfAdvisoryFor } from './advisory-files.queries.ts'
import { isFileId } from '#modules/uploads/file-id'
import { filePlaces } from './file-places.ts'
import { mayRead } from './may-read.ts'

export interface FileToRead {
  readonly id: string
  readonly name: string
  readonly media_type: string
  readonly sha256: string
  readonly storage_key: string
}

/**
 * A file by its id, or by the slug of the document it holds, for somebody who may read it. The read is written down.
 * Throws 404 for what is not there and for what this person may not read, alike; 419 for what was purged.
 */
export async function readFile(tx: Tx, { path }: { path: string }, actor: Caller, now: Date): Promise<FileToRead> {
  const file = await fileAt(tx, path)
  if (!file) throw notFound('File')
  const places = await filePlaces(tx, file.id)
  const isTheirs = mayRead(actor, file, places) || (await isOfAdvisoryFor(tx, file.id, actor))
  if (!isTheirs) throw notFound('File')
  if (file.deleted_at !== null) throw new Problem('no-longer-available', 'This file was removed.')

  await record(
    tx,
    {
      action: 'read-document',
      object: 'file',
      object_id: file.id,
      facts: { name: file.name },
      transaction_id: places.find((place) => place.transaction_id !== null)?.transaction_id ?? undefined,
    },
    actor,
    now,
  )
  return file
}

async function fileAt(db: Db, path: string) {
  const id = isFileId(path) ? path : await fileOfIssued(db, path)
  return id === undefined
    ? undefined
    : db.selectFrom('files').selectAll().where('id', '=', id).where('is_ready', '=', true).executeTakeFirst()
}

async function fileOfIssued(db: Db, slug: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('issued_documents')
    .select(['file_id', 'state'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (document && document.file_id === null && document.state !== 'void') {
    throw new Problem('refused', 'This document is being prepared. Try again in a moment.')
  }
  return document?.file_id ?? undefined
}

/** What every download says: an attachment of exactly this kind, kept by nobody on the way. */
export const downloadHeaders = ({ name, media_type }: Pick<FileToRead, 'name' | 'media_type'>) => ({
  'content-type': media_type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** The bytes of a file, with the headers of a download. */
export async function fileReply(
  files: FileStore,
  file: FileToRead,
  reply: { headers(values: Record<string, string>): unknown },
): Promise<Buffer> {
  const bytes = await files.get(file.storage_key, file.sha256)
  reply.headers(downloadHeaders(file))
  return Buffer.from(bytes)
}
