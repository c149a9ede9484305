import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection, Tables } from './database.ts'
import { hearPostgres } from './hear-postgres.ts'

const parsers = new pg.TypeOverrides()
parsers.setTypeParser(pg.types.builtins.DATE, (text) => text) // a day is text, never an instant
parsers.setTypeParser(pg.types.builtins.INT8, Number)
parsers.setTypeParser(pg.types.builtins.NUMERIC, (text) => text)

/** A PostgreSQL server, for several processes at once. */
export async function connectPostgres(connectionString: string, max = 10): Promise<Connection> {
  const settings = { application_name: 'lading', options: '-c timezone=UTC' }
  const pool = new pg.Pool({ connectionString, max, types: parsers, ...settings })
  pool.on('error', () => undefined) // an idle connection that breaks is replaced; the next query says what is wrong
  const closing = new AbortController()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    async script(text) {
      await pool.query(text)
    },
    rows: async <Row>(text: string) => ({ rows: (await pool.query(text)).rows as Row[] }),
    async alone(name, work) {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock(hashtext($1))', [name])
        return await work()
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [name])
        client.release()
      }
    },
    hear: (channel, heard) => hearPostgres({ connectionString, ...settings }, channel, heard, closing.signal),
    async close() {
      closing.abort()
      await db.destroy()
    },
  }
}
