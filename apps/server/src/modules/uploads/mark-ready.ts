import type { Db } from '#platform/database'
import { Problem } from '#platform/problem'

/** The bytes of a file are stored: from now on an act may take it up. Throws 503 where the purge gave it up meanwhile. */
export async function markReady(db: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ is_ready: true })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('unavailable', 'The file took too long to be stored. Attach it again.')
}
