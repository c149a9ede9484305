import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'

export type IssuedDocumentRow = Selectable<Tables['issued_documents']>

const HOLD_SECONDS = 120

/**
 * Takes the next document that waits to be drawn, and holds it: other processes leave it alone until the hold runs out.
 * Drawing itself happens outside any transaction, because the embedded database has one session for everybody.
 */
export async function holdNextDocument(tx: Tx, now: Date): Promise<IssuedDocumentRow | undefined> {
  const next = await tx
    .selectFrom('issued_documents')
    .select('id')
    .where('state', 'in', ['queued', 'failed'])
    .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!next) return undefined
  return tx
    .updateTable('issued_documents')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      held_until: new Date(now.getTime() + HOLD_SECONDS * 1000),
    }))
    .where('id', '=', next.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks what a finished document may move (business, accreditation, transaction), then the document itself: the order of all acts. */
export async function lockIssuedDocument(tx: Tx, document: IssuedDocumentRow): Promise<IssuedDocumentRow> {
  const { accreditation_id, transaction_id } = document
  await tx
    .selectFrom('businesses')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', eb.selectFrom('transactions').select('business_id').where('id', '=', transaction_id)),
        eb('id', '=', eb.selectFrom('accreditations').select('business_id').where('id', '=', accreditation_id)),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (accreditation_id !== null) {
    await tx.selectFrom('accreditations').select('id').where('id', '=', accreditation_id).forUpdate().execute()
  }
  if (transaction_id !== null) {
    await tx.selectFrom('transactions').select('id').where('id', '=', transaction_id).forUpdate().execute()
  }
  return tx
    .selectFrom('issued_documents')
    .selectAll()
    .where('id', '=', document.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** How many issued documents wait, and how many failed at least once: for the health check. */
export async function documentsWaiting(db: Db): Promise<{ waiting: number; failing: number }> {
  const row = await db
    .selectFrom('issued_documents')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failing'),
    ])
    .where('state', 'in', ['queued', 'failed'])
    .executeTakeFirstOrThrow()
  return row
}
