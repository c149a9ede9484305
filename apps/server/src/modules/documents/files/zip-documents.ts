import { Readable, type PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { shortened } from '@lading/domain/text/shortened'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { FileStore } from '#platform/files'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { readableFiles } from './list-files.ts'
import type { TransactionFile } from './transaction-files.queries.ts'

/** What an archive holds. */
export interface Archive {
  readonly name: string
  readonly entries: readonly { readonly path: string; readonly file: TransactionFile }[]
  /** What is written for this archive alone. */
  readonly texts?: readonly { readonly path: string; readonly text: AsyncIterable<string> }[]
}

/** What goes into the archive of a transaction; each file in it is written down as read. Throws 404, 409 where it is empty. */
export async function zipDocuments(
  tx: Tx,
  { transaction_id }: { transaction_id: number },
  actor: Caller,
  now: Date,
): Promise<Archive> {
  const { transaction, files } = await readableFiles(tx, transaction_id, actor, now)
  if (files.length === 0) throw refused('No document is attached yet.')
  for (const { id, name } of files) {
    const facts = { name, in_archive: true }
    await record(tx, { action: 'read-document', object: 'file', object_id: id, facts, transaction_id }, actor, now)
  }
  return { name: `${namePart(transaction.reference) || `draft ${transaction_id}`}.zip`, entries: entriesOf(files) }
}

/** A folder for each requirement, numbered in the order of the checklist; what was replaced and the issued documents lie apart. */
function entriesOf(files: readonly TransactionFile[]): Archive['entries'] {
  const titles = [...new Set(files.filter((file) => file.kind === 'document').map((file) => file.title))]
  const taken = new Set<string>()
  return files.map((file) => {
    const number = String(titles.indexOf(file.title) + 1).padStart(2, '0')
    const folder = file.kind === 'issued' ? 'Issued documents' : `${number} ${namePart(file.title)}`
    const inner = file.is_current
      ? folder
      : `${folder}/${file.kind === 'issued' ? 'No longer valid' : 'Earlier versions'}`
    return { path: untaken(`${inner}/${namePart(file.name)}`, taken), file }
  })
}

/** Without what a file system or a header trips over, and short enough for the path it stands in. */
export function namePart(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = text.replace(/[\u0000-\u001f\u007f\u2028-\u202e\u2066-\u2069]/g, '').replace(/["<>|:*?\\/]/g, '-')
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(clean) ?? []
  return `${shortened(stem, 80).replace(/^[.\s]+|[.\s]+$/g, '')}${ending}`
}

/** The path, numbered where another file of the archive has it. */
export function untaken(path: string, taken: Set<string>): string {
  const [, stem, ending] = ensure(/^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(path), 'a path of stem and ending')
  let found = path
  for (let number = 2; taken.has(found.toLowerCase()); number += 1) found = `${stem} (${number})${ending ?? ''}`
  taken.add(found.toLowerCase())
  return found
}

/**
 * The archive as it is made: one file of at most 5 MB or a piece of a text is in memory at a time, and the checksum of a file is asked again. A file
 * that is gone or changed breaks the answer off, so that nobody takes half an archive for a whole one.
 */
export function archiveOf(files: FileStore, { entries, texts = [] }: Archive): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => out.destroy(error))
  for (const { path, text } of texts) zip.addReadStreamLazy(path, (begin) => begin(null, Readable.from(text)))
  for (const { path, file } of entries) {
    // PDF, JPG and PNG are packed already: packing them again only costs time.
    zip.addReadStreamLazy(path, { compress: false, mtime: file.uploaded_at }, (begin) => {
      files.get(file.storage_key, file.sha256).then(
        (bytes) => begin(null, Readable.from([bytes])),
        (error: unknown) => begin(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return out
}

export function archiveHeaders({ name }: Archive): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
