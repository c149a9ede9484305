import { sql } from 'kysely'
import type { Connection } from '#platform/database'

// The third word of a name says whose a database is: of one run, or, of a template, of all runs with these seeds.

/** What the advisory locks of owners have in common, on a server that others use too. */
const LOCKS = 14_720_117

/** Holds databases as theirs while a run is alive: a process that is killed holds nothing. Returns what lets them go. */
export async function holdDatabases(server: Connection, owners: readonly string[]): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const whole = server.db.connection().execute(async (own) => {
    for (const owner of owners) {
      await sql`select pg_advisory_lock_shared(${sql.lit(LOCKS)}, hashtext(${owner}))`.execute(own)
    }
    held.resolve()
    await over.promise
    await sql`select pg_advisory_unlock_all()`.execute(own)
  })
  await Promise.race([held.promise, whole])
  return () => {
    over.resolve()
    return whole
  }
}

/** Removes the databases of runs that were killed before they could do it themselves, and templates that no run alive copies. */
export async function dropLeftovers(server: Connection): Promise<void> {
  await server.alone('lading-test-leftovers', async () => {
    const { rows } = await server.rows<{ datname: string }>(`
      select datname from pg_database d where datname ~ '^lading_(test|kept|template)_'
        and not exists (select from pg_stat_activity a where a.datid = d.oid)
        and not exists (select from pg_locks l where l.locktype = 'advisory' and l.granted
          and l.classid = ${LOCKS} and l.objsubid = 2
          and l.objid::bigint = hashtext(split_part(datname, '_', 3))::bigint & 4294967295)`)
    for (const { datname } of rows) await server.script(`drop database if exists ${datname}`)
  })
}

/** Removes the databases of a run that ends, whatever is still connected. */
export async function dropDatabasesOf(run: string, server: Connection): Promise<void> {
  const { rows } = await server.rows<{ datname: string }>(
    `select datname from pg_database where datname ~ '^lading_(test|kept)_${run}_'`,
  )
  for (const { datname } of rows) await server.script(`drop database ${datname} with (force)`)
}
