import type { ReturnedItem } from '@lading/contract/filing/filing'
import type { Db, Tx } from '#platform/database'

/** Who acts for a business. */
export function peopleOf(db: Db, business_id: number) {
  return db
    .selectFrom('business_users')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('deactivated_at', 'is', null)
    .orderBy('user_id')
    .execute()
}

/** What is attached now, in the order it was attached. */
export const currentDocuments = (db: Db, transaction_id: number) =>
  documentsOf(db, transaction_id).where('d.is_current', '=', true).execute()
export type CurrentDocument = Awaited<ReturnType<typeof currentDocuments>>[number]

/** The same with what gave way to others. */
export const allDocuments = (db: Db, transaction_id: number) => documentsOf(db, transaction_id).execute()

function documentsOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .leftJoin('transaction_documents as former', 'former.id', 'd.replaces_id')
    .leftJoin('files as replaced', 'replaced.id', 'former.file_id')
    .select([
      'd.id',
      'd.replaces_id',
      'd.carried_from',
      'replaced.name as replaces',
      'd.requirement_code',
      'd.file_id',
      'd.version_no',
      'd.round',
      'd.expires_on',
      'd.has_no_day',
      'd.uploaded_at',
      'd.decision',
      'd.remark',
      'f.name',
      'f.media_type',
      'f.size',
      'f.sha256',
      'f.page_count',
    ])
    .where('d.transaction_id', '=', transaction_id)
    .orderBy('d.id')
}

/** What the agency asks to correct now: all that went out for the round being answered. */
export async function openReturns(db: Db, transaction_id: number): Promise<ReturnedItem[]> {
  const rows = await db
    .selectFrom('transaction_returns')
    .select(['id', 'kind', 'code', 'label', 'remark', 'answer', 'answered_at'])
    .where('transaction_id', '=', transaction_id)
    .where('sent_at', 'is not', null)
    .where('round', '=', (eb) =>
      eb
        .selectFrom('transactions')
        .select((inner) => inner('resubmissions', '+', 1).as('round'))
        .where('id', '=', transaction_id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ReturnedItem['kind'],
    answered_at: row.answered_at?.toISOString() ?? null,
  }))
}

/** These items are answered now. */
export async function markAnswered(
  tx: Tx,
  input: { transaction_id: number; ids: readonly number[] },
  now: Date,
): Promise<void> {
  if (input.ids.length === 0) return
  await tx
    .updateTable('transaction_returns')
    .set({ answered_at: now })
    .where('transaction_id', '=', input.transaction_id)
    .where('id', 'in', [...input.ids])
    .execute()
}
