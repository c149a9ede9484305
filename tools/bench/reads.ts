import type pg from 'pg'

/** Rows that statements have read, by the table or the index they were read from. */
export type Reads = ReadonlyMap<string, number>

/** Milliseconds after which the last connection has told PostgreSQL what it read, ten seconds when it lies idle. */
const TOLD = 11_500

/**
 * Counts what is read while something is done, by PostgreSQL's own statistics: rows of whole tables, and entries of
 * indexes. A plan may hide that it reads a table from end to end by an index; this does not. What the portal read a
 * moment before and has not told yet, as at a sign-in, is counted too.
 */
export async function readsOf(sql: pg.Pool, act: () => Promise<unknown>): Promise<Reads> {
  await sql.query('select pg_stat_force_next_flush()') // what the measurer itself has read
  const before = await counted(sql)
  await act()
  await new Promise((told) => setTimeout(told, TOLD))
  const after = [...(await counted(sql))].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
  return new Map(after.filter(([, rows]) => rows > 0).toSorted(([, one], [, other]) => other - one))
}

async function counted(sql: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ name: string; rows: string }>(`
    select relname as name, seq_tup_read as rows from pg_stat_user_tables
    union all
    select relname || ' by ' || indexrelname, idx_tup_read from pg_stat_user_indexes`)
  return new Map(rows.map(({ name, rows: read }) => [name, Number(read)]))
}
