import type { Setting } from '@lading/contract/settings'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

interface Wanted {
  readonly public_only: boolean
  /** The word that their keys begin with; all where it is left out. */
  readonly group: string | undefined
}

/** The settings by key. */
export async function settingRows(db: Db, { public_only, group }: Wanted): Promise<Setting[]> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .$if(public_only, (query) => query.where('is_public', '=', true))
    .$if(group !== undefined, (query) => query.where(sql`starts_with(param_key, ${`${group}.`})`, '=', true))
    .orderBy('param_key')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as Setting['kind'] }))
}
