import type { Setting } from '@lading/contract/settings'
import type { Db } from '#platform/database'

/** The settings by key. */
export async function settingRows(db: Db, { public_only }: { public_only: boolean }): Promise<Setting[]> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .$if(public_only, (query) => query.where('is_public', '=', true))
    .orderBy('param_key')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as Setting['kind'] }))
}
