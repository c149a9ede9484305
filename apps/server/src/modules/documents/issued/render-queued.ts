import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/database'
import type { Deps, DrawDocument } from '#platform/deps'
import { newStorageKey, sha256Of } from '#platform/files'
import { markReady } from '#modules/uploads/mark-ready'
import { holdNextDocument, lockIssuedDocument, type IssuedDocumentRow } from './issued-documents.queries.ts'

/** What a kind of document needs besides being drawn. */
export interface DocumentRenderer {
  /** Works on the drawn bytes before they are stored: signs a certificate. */
  readonly finish?: (pdf: Uint8Array, document: IssuedDocumentRow) => Promise<Uint8Array>
  /** What follows once the document exists, in the transaction that makes it exist: a certificate moves its own on. */
  readonly whenReady?: (tx: Tx, document: IssuedDocumentRow, now: Date) => Promise<void>
}
export type DocumentRenderers = Partial<Record<DocumentKind, DocumentRenderer>>

type Needs = Pick<Deps, 'db' | 'files' | 'clock'>

/**
 * Draws every document that waits. An issued document becomes ready together with everything that follows from it, or not at all;
 * what fails is tried again, later each time, with the reason kept in its row.
 */
export async function renderQueued(
  deps: Needs,
  draw: DrawDocument,
  renderers: DocumentRenderers,
  ending?: AbortSignal,
): Promise<void> {
  while (!ending?.aborted) {
    const document = await deps.db.transaction().execute((tx) => holdNextDocument(tx, deps.clock.now()))
    if (!document) return
    try {
      await renderOne(deps, draw, renderers[document.kind as DocumentKind] ?? {}, document)
    } catch (error) {
      await putOff(deps, document, error)
    }
  }
}

async function renderOne(
  deps: Needs,
  draw: DrawDocument,
  renderer: DocumentRenderer,
  document: IssuedDocumentRow,
): Promise<void> {
  const drawn = await draw(document.kind as DocumentKind, document.payload)
  const bytes = renderer.finish ? await renderer.finish(drawn, document) : drawn
  const file_id = await storeDocument(deps, document, bytes)
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const current = await lockIssuedDocument(tx, document)
    if (current.state !== 'queued' && current.state !== 'failed') return // void meanwhile, or drawn by another process
    await tx.updateTable('files').set({ attached_at: now }).where('id', '=', file_id).execute()
    const ready = await tx
      .updateTable('issued_documents')
      .set({ state: 'ready', file_id, ready_at: now, last_error: '', held_until: null })
      .where('id', '=', document.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await renderer.whenReady?.(tx, ready, now)
  })
}

/** Like an upload: the row, the bytes, then that they are there; if the document does not become ready, the purge removes it. */
async function storeDocument(
  { db, files, clock }: Needs,
  document: IssuedDocumentRow,
  bytes: Uint8Array,
): Promise<string> {
  const id = randomUUID()
  const storage_key = newStorageKey()
  await db
    .insertInto('files')
    .values({
      id,
      storage_key,
      name: `${[document.kind, document.number].filter(Boolean).join('-')}.pdf`,
      media_type: 'application/pdf',
      size: bytes.byteLength,
      sha256: sha256Of(bytes),
      created_at: clock.now(),
    })
    .execute()
  await files.put(bytes, storage_key)
  await markReady(db, id)
  return id
}

const WAITS_IN_SECONDS = [5, 30, 120, 600, 1800]

async function putOff({ db, clock }: Needs, document: IssuedDocumentRow, error: unknown): Promise<void> {
  const wait = WAITS_IN_SECONDS[Math.min(document.attempts, WAITS_IN_SECONDS.length) - 1] ?? 5
  await db
    .updateTable('issued_documents')
    .set({
      state: 'failed',
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
      next_attempt_at: new Date(clock.now().getTime() + wait * 1000),
      held_until: null,
    })
    .where('id', '=', document.id)
    .where('state', 'in', ['queued', 'failed'])
    .execute()
}
