import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#testing/databases/databases'
import type { Connection } from './database.ts'

let connection: Connection
beforeAll(async () => void (connection = await freshDatabase()))
afterAll(() => connection.close())

const server = new URL('../../', import.meta.url).pathname

/** Of tables that stay small, however many years the portal runs: read whole in no time. */
const few: Readonly<Record<string, string>> = {
  'role_changes by role_id': 'a row for a change of a role that waited for a second administrator',
  'role_permissions by permission_id': 'a row for what a role may do; permissions go with a release',
}

interface Reference {
  readonly name: string
  readonly referring: string
  readonly referred: string
  readonly cascades: boolean
  readonly has_index: boolean
}

test('no row is deleted by reading whole what may refer to it', async () => {
  const references = await everyReference()
  const deleted = reachedFrom(deletedTables(), references)
  expect(deleted.size).toBeGreaterThan(20)
  const missing = references.filter(({ referred, has_index }) => deleted.has(referred) && !has_index)
  expect(missing.map(({ name }) => name).toSorted()).toEqual(Object.keys(few))
})

/**
 * Every column that refers to another table, and whether an index begins with it: a partial one counts where it leaves out
 * only the rows that refer to nothing.
 */
async function everyReference(): Promise<readonly Reference[]> {
  const { rows } = await connection.rows<Reference>(`
    select c.conrelid::regclass || ' by ' || columns.names as name, c.conrelid::regclass::text as referring,
      c.confrelid::regclass::text as referred, c.confdeltype = 'c' as cascades, exists (
        select from pg_index i where i.indrelid = c.conrelid
          and array(select key from unnest(i.indkey::int2[]) with ordinality k (key, place) order by place
            limit cardinality(c.conkey)) @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || columns.names || ' IS NOT NULL)')
      ) as has_index
    from pg_constraint c cross join lateral (
      select string_agg(a.attname, ', ' order by place) as names from unnest(c.conkey) with ordinality k (key, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key
    ) columns
    where c.contype = 'f'`)
  return rows
}

/** The tables that an act, a job or a trigger deletes from, as the code says. */
function deletedTables(): readonly string[] {
  const written = globSync(['src/**/*.ts', 'database/migrations/*.sql'], { cwd: server })
  const texts = written.filter((path) => !path.endsWith('.test.ts')).map((path) => readFileSync(server + path, 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/deleteFrom\('(\w+)|delete from (\w+)/g)].map((m) => m[1] ?? m[2] ?? ''),
  )
}

/** And those whose rows go with them. */
function reachedFrom(tables: readonly string[], references: readonly Reference[]): ReadonlySet<string> {
  const reached = new Set(tables)
  const further = references.filter(
    ({ referring, referred, cascades }) => cascades && reached.has(referred) && !reached.has(referring),
  )
  return further.length === 0
    ? reached
    : reachedFrom([...reached, ...further.map(({ referring }) => referring)], references)
}
