import { sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'

/** Rows as JSON writes them: instants as ISO text, jsonb as the value itself. */
export type Row = Readonly<Record<string, unknown>>

/** All rows of a table in one statement; ids may be given. */
export async function fill(tx: Tx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::jsonb)`.execute(tx)
}

/** The id after the last one of a table. */
export async function nextIdOf(db: Db, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id)::int as last from ${sql.table(table)}`.execute(db)
  return (rows[0]?.last ?? 0) + 1
}

/** After ids were given, the table's own numbers go on behind them. */
export async function countOn(tx: Tx, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)} having max(id) is not null`.execute(
      tx,
    )
  }
}

/**
 * Takes rows through their statuses one after the other, so that the database's own trigger looks at every move:
 * the demo holds no history that the workflow would have refused.
 */
export async function replay(
  tx: Tx,
  table: 'transactions' | 'accreditations',
  moves: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const longest = Math.max(0, ...[...moves.values()].map((statuses) => statuses.length))
  for (let step = 1; step < longest; step++) {
    const now = [...moves].flatMap(([id, statuses]) =>
      statuses[step] === undefined ? [] : [{ id, status: statuses[step] }],
    )
    await sql`update ${sql.table(table)} t set status = m.status
      from jsonb_to_recordset(${asJson(now)}::jsonb) as m (id int, status smallint) where t.id = m.id`.execute(tx)
  }
}

/** Names the transaction that made each accreditation: the two tables point at each other. */
export async function nameMakers(tx: Tx, makers: readonly { id: number; transaction_id: number }[]): Promise<void> {
  await sql`update accreditations a set transaction_id = m.transaction_id
    from jsonb_to_recordset(${asJson(makers)}::jsonb) as m (id int, transaction_id int) where a.id = m.id`.execute(tx)
}
