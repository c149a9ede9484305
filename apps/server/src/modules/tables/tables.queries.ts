import { TableView } from '@lading/contract/tables/tables'
import type { Db } from '#platform/database'

/** A person's views of all lists, by name, and the columns they left out. */
export async function tableChoicesOf(db: Db, user_id: number) {
  const rows = await db
    .selectFrom('table_views')
    .select(['id', 'list', 'name', 'state', 'is_default', 'version'])
    .where('user_id', '=', user_id)
    .orderBy('list')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute()
  const columns = await db
    .selectFrom('table_columns')
    .select(['list', 'hidden'])
    .where('user_id', '=', user_id)
    .orderBy('list')
    .execute()
  return { data: rows.map((row) => TableView.parse(row)), total: rows.length, columns }
}
