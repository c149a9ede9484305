import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { newStorageKey, sha256Of } from '#platform/files'
import type { PdfKind } from '#platform/pdf/pdf-kind'
import { holdNextPaper, lockPaper, type IssuedDocument } from './issued-documents.queries.ts'

/** What a kind of paper needs besides being drawn. */
export interface PaperKeeper {
  /** Works on the drawn bytes before they are stored: signs a certificate. */
  readonly finish?: (pdf: Uint8Array, paper: IssuedDocument) => Promise<Uint8Array>
  /** What follows once the paper exists, in the transaction that makes it exist: a certificate moves its case on. */
  readonly whenReady?: (tx: Tx, paper: IssuedDocument, now: Date) => Promise<void>
}
export type PaperKeepers = Partial<Record<PdfKind, PaperKeeper>>

export type DrawPaper = (kind: PdfKind, payload: never) => Promise<Uint8Array>

type Needs = Pick<Deps, 'db' | 'files' | 'clock'>

/**
 * Draws every paper that waits. A paper becomes ready together with everything that follows from it, or not at all;
 * what fails is tried again, later each time, with the reason kept in its row.
 */
export async function renderPapers(
  deps: Needs,
  draw: DrawPaper,
  keepers: PaperKeepers,
  ending?: AbortSignal,
): Promise<void> {
  while (!ending?.aborted) {
    const paper = await deps.db.transaction().execute((tx) => holdNextPaper(tx, deps.clock.now()))
    if (!paper) return
    try {
      await renderOne(deps, draw, keepers[paper.kind as PdfKind] ?? {}, paper)
    } catch (error) {
      await putOff(deps, paper, error)
    }
  }
}

async function renderOne(deps: Needs, draw: DrawPaper, keeper: PaperKeeper, paper: IssuedDocument): Promise<void> {
  const drawn = await draw(paper.kind as PdfKind, paper.payload as never)
  const bytes = keeper.finish ? await keeper.finish(drawn, paper) : drawn
  const file_id = await storePaper(deps, paper, bytes)
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const current = await lockPaper(tx, paper)
    if (current.state !== 'queued' && current.state !== 'failed') return // void meanwhile, or drawn by another process
    await tx.updateTable('files').set({ attached_at: now }).where('id', '=', file_id).execute()
    const ready = await tx
      .updateTable('issued_documents')
      .set({ state: 'ready', file_id, ready_at: now, last_error: '', held_until: null })
      .where('id', '=', paper.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keeper.whenReady?.(tx, ready, now)
  })
}

/** Like an upload: the row first, unattached; if the paper does not become ready, the purge removes it. */
async function storePaper({ db, files, clock }: Needs, paper: IssuedDocument, bytes: Uint8Array): Promise<string> {
  const id = randomUUID()
  const storage_key = newStorageKey()
  await db
    .insertInto('files')
    .values({
      id,
      storage_key,
      name: `${[paper.kind, paper.number].filter(Boolean).join('-')}.pdf`,
      media_type: 'application/pdf',
      size: bytes.byteLength,
      sha256: sha256Of(bytes),
      created_at: clock.now(),
    })
    .execute()
  await files.put(bytes, storage_key)
  return id
}

const WAITS_IN_SECONDS = [5, 30, 120, 600, 1800]

async function putOff({ db, clock }: Needs, paper: IssuedDocument, error: unknown): Promise<void> {
  const wait = WAITS_IN_SECONDS[Math.min(paper.attempts, WAITS_IN_SECONDS.length) - 1] ?? 5
  await db
    .updateTable('issued_documents')
    .set({
      state: 'failed',
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
      next_attempt_at: new Date(clock.now().getTime() + wait * 1000),
      held_until: null,
    })
    .where('id', '=', paper.id)
    .where('state', 'in', ['queued', 'failed'])
    .execute()
}
