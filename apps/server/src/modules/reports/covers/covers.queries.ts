import type { Db } from '#platform/database'
import type { CoverRow } from '#modules/workflow/transactions/own-cover'

/** The cover that a new policy follows; undefined where none was known. */
export async function coverBefore(db: Db, cover_id: number | null): Promise<CoverRow | undefined> {
  if (cover_id === null) return undefined
  return db.selectFrom('insurance_covers').selectAll().where('id', '=', cover_id).executeTakeFirst()
}
