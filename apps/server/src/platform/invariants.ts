import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What must always hold, as a view of the database that stays empty. */
export interface Invariant {
  readonly view: string
  /** What a row in it means: the comment on the view. */
  readonly meaning: string
  /** Its rows: each is one fault, as a sentence. */
  readonly found: readonly string[]
}

/**
 * Every view `invariant_…` that the catalogue of the database has, with its rows. Reads whole tables: for commands and
 * tests, never for a call or a job.
 */
export async function readInvariants(db: Db): Promise<Invariant[]> {
  const views = await sql<{ view: string; meaning: string | null }>`
    select c.relname as view, obj_description(c.oid, 'pg_class') as meaning from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and starts_with(c.relname, 'invariant_')
    order by c.relname`.execute(db)
  const invariants: Invariant[] = []
  for (const { view, meaning } of views.rows) {
    const { rows } = await sql<{ found: string }>`select found from ${sql.table(view)}`.execute(db)
    invariants.push({ view, meaning: meaning ?? '', found: rows.map(({ found }) => found) })
  }
  return invariants
}
