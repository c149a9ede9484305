import { sql } from 'kysely'
import type { Db } from '#platform/database'

/**
 * What the whole database holds, table by table: two that are equal mean that no row was added, changed or taken away.
 * When a session was last seen is no part of it: any call moves that on.
 */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const prints: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' rows ' || coalesce(md5(string_agg(row_print, '' order by row_print)), '') as print
      from (select md5((to_jsonb(t) - 'last_seen_at')::text) as row_print from ${sql.table(name)} t) rows`.execute(db)
    prints[name] = rows[0]!.print
  }
  return prints
}
