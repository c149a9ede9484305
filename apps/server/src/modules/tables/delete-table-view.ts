import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'

/** Deletes a view of one's own. */
export async function deleteTableView(tx: Tx, { id }: { readonly id: number }, { user_id }: Caller) {
  const { numDeletedRows } = await tx
    .deleteFrom('table_views')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('View')
  return { id }
}
