import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { lockDrafts, type OrderedDocument } from '../ordering/ordered-documents.ts'

/** What the approval of a transaction had made, all of it drawn. Throws 409. */
export async function requireReady(tx: Tx, { id }: { readonly id: number }): Promise<OrderedDocument[]> {
  const drafts = await lockDrafts(tx, id)
  if (drafts.length === 0 || drafts.some(({ state }) => state !== 'ready'))
    throw refused('The document is still being prepared.')
  return drafts
}
