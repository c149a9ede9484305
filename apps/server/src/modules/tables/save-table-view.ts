import { MOST_VIEWS, type saveTableView as saving, TableView } from '@lading/contract/tables/tables'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { invalid } from '#platform/problem'
import { lockViews, requireFreeName, clearDefault } from './lock-views.ts'

type SaveTableViewInput = z.output<typeof saving.body>

/** Saves how a list is shown. A person keeps a limited number of views of a list, each under its own name. */
export async function saveTableView(tx: Tx, input: SaveTableViewInput, { user_id }: Caller): Promise<TableView> {
  const { list, name, state, is_default } = input
  const others = await lockViews(tx, user_id, list)
  if (others.length >= MOST_VIEWS) {
    throw invalid({ name: [`You have ${MOST_VIEWS} views of this list. Delete or replace one of them.`] })
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
