import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { documentRenderers } from '../jobs/document-renderers.ts'

// Half of the time of a test is spent on drawing documents at which its test never looks. `npm test` draws those that a
// transaction waits for, and what a test asks for; the proof draws all, but for transactions by the thousand.

/** As if a process held them that never comes to an end. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

/** Holds the documents that nothing follows from: memoranda, receipts, orders of payment, acknowledgements, letters. */
export async function holdDocuments(deps: Deps): Promise<void> {
  const waitedFor = Object.entries(documentRenderers(deps)).flatMap(([kind, { whenReady }]) => (whenReady ? kind : []))
  await deps.db
    .updateTable('issued_documents')
    .set({ held_until: FOR_GOOD })
    .where('state', 'in', ['queued', 'failed'])
    .where('kind', 'not in', waitedFor)
    .execute()
}

/** From now on the documents of this transaction are drawn too. */
export async function releaseDocuments(db: Db, transaction_id: number): Promise<void> {
  await db
    .updateTable('issued_documents')
    .set({ held_until: null })
    .where('held_until', '=', FOR_GOOD)
    .where('transaction_id', '=', transaction_id)
    .execute()
}
