import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'

/** The person's views of a list; the person's own row is held, so that two windows cannot both fill the last place. */
export async function lockViews(tx: Tx, user_id: number, list: string) {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return tx
    .selectFrom('table_views')
    .select(['id', 'name', 'version'])
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .execute()
}

export function requireFreeName(views: readonly { readonly name: string }[], name: string): void {
  const wanted = name.toLowerCase()
  if (views.some((view) => view.name.toLowerCase() === wanted)) {
    throw invalid({ name: ['You already have a view with this name. Choose another name, or replace that view.'] })
  }
}

export async function clearDefault(tx: Tx, user_id: number, list: string): Promise<void> {
  await tx
    .updateTable('table_views')
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
}
