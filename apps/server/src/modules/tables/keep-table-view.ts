import {
  type changeTableView as changing,
  MOST_VIEWS,
  type saveTableView as saving,
  TableView,
} from '@lading/contract/tables'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { invalid, notFound, refused } from '#platform/problem'

type KeepTableViewInput = z.output<typeof saving.body>
type Change = z.output<typeof changing.body> & { readonly id: number }

/** Saves how a list is shown. A person keeps a limited number of views of a list, each under its own name. */
export async function saveTableView(tx: Tx, input: KeepTableViewInput, { user_id }: Caller): Promise<TableView> {
  const { list, name, state, is_default } = input
  const others = await lockViews(tx, user_id, list)
  if (others.length >= MOST_VIEWS) {
    throw invalid({ name: [`You have ${MOST_VIEWS} views of this list. Delete one, or put this in the place of one.`] })
  }
  requireFreeName(others, name)
  if (is_default) await clearDefault(tx, user_id, list)
  const row = await tx
    .insertInto('table_views')
    .values({ user_id, list, name, state: asJson(state), is_default })
    .returning(['id', 'list', 'name', 'state', 'is_default', 'version'])
    .executeTakeFirstOrThrow()
  return TableView.parse(row)
}

/** Another name, another state, or the view its list opens with. Throws 409 for a stale version. */
export async function changeTableView(tx: Tx, input: Change, { user_id }: Caller): Promise<TableView> {
  const { id, version, name, state, is_default } = input
  const own = await ownView(tx, id, user_id)
  const views = await lockViews(tx, user_id, own.list)
  const before = views.find((view) => view.id === id)
  if (!before) throw notFound('View')
  if (before.version !== version) throw refused('The view was changed meanwhile. Reload the page to see it.')
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

/** The person's views of a list; the person's own row is held, so that two windows cannot both fill the last place. */
async function lockViews(tx: Tx, user_id: number, list: string) {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return tx
    .selectFrom('table_views')
    .select(['id', 'name', 'version'])
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .execute()
}

function requireFreeName(views: readonly { readonly name: string }[], name: string): void {
  const wanted = name.toLowerCase()
  if (views.some((view) => view.name.toLowerCase() === wanted)) {
    throw invalid({ name: ['You have a view of this name already. Choose another name, or replace that view.'] })
  }
}

async function clearDefault(tx: Tx, user_id: number, list: string): Promise<void> {
  await tx
    .updateTable('table_views')
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
}
