import { type changeTableView as changing, TableView } from '@lading/contract/tables/tables'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { notFound, refused } from '#platform/problem'
import { lockViews, requireFreeName, clearDefault } from './lock-views.ts'

type Change = z.output<typeof changing.body> & { readonly id: number }

/** Another name, another state, or the view its list opens with. Throws 409 for a stale version. */
export async function changeTableView(tx: Tx, input: Change, { user_id }: Caller): Promise<TableView> {
  const { id, version, name, state, is_default } = input
  const own = await ownView(tx, id, user_id)
  const views = await lockViews(tx, user_id, own.list)
  const before = views.find((view) => view.id === id)
  if (!before) throw notFound('View')
  if (before.version !== version) throw refused('The view was changed in another window. Reload the page to see it.')
  requireFreeName(
    views.filter((view) => view.id !== id),
    name,
  )
  if (is_default) await clearDefault(tx, user_id, own.list)
  const row = await tx
    .updateTable('table_views')
    .set({ name, state: asJson(state), is_default, version: version + 1 })
    .where('id', '=', id)
    .returning(['id', 'list', 'name', 'state', 'is_default', 'version'])
    .executeTakeFirstOrThrow()
  return TableView.parse(row)
}

async function ownView(tx: Tx, id: number, user_id: number) {
  const view = await tx
    .selectFrom('table_views')
    .select('list')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!view) throw notFound('View')
  return view
}
