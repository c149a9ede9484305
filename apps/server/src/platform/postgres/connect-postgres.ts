import { Kysely } from 'kysely'
import pg from 'pg'
import type { Connection, Tables } from '../database.ts'
import { hearPostgres } from './hear-postgres.ts'
import { lockKeeper } from './lock-keeper.ts'
import { NamingClient } from './named-statements.ts'
import { TellingDialect } from './uncertain-commit.ts'

const parsers = new pg.TypeOverrides()
parsers.setTypeParser(pg.types.builtins.DATE, (text) => text) // a day is text, never an instant
parsers.setTypeParser(pg.types.builtins.INT8, Number)
parsers.setTypeParser(pg.types.builtins.NUMERIC, (text) => text)

/** Longer than any wait for a free connection; a server that accepts and never answers is given up. */
const CONNECT_PATIENCE = 10_000
/** A connection on which nothing is said may have been dropped on its way: it is tried after so many milliseconds. */
const TRIED_AFTER = 60_000

/**
 * Days are the portal's own affair. A machine that vanished in the middle of an act leaves its locks: the server ends what
 * says nothing within a transaction, and tries connections as the portal does.
 */
const SESSION = [
  'timezone=UTC',
  'idle_in_transaction_session_timeout=60s',
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** A PostgreSQL server, for several processes at once. */
export async function connectPostgres(connectionString: string, max = 10): Promise<Connection> {
  const settings = {
    connectionString,
    application_name: 'lading',
    options: SESSION,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: TRIED_AFTER,
  }
  const pool = new pg.Pool({ ...settings, max, types: parsers, Client: NamingClient })
  // A connection that breaks, idle or in use, is replaced by the pool; the query under way, or the next one, fails.
  // Without a listener on both, Node.js would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const closing = new AbortController()
  const db = new Kysely<Tables>({ dialect: new TellingDialect({ pool }) })
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
        // A broken connection has lost its lock already: the pool discards it.
        await client.query('select pg_advisory_unlock(hashtext($1))', [name]).then(
          () => client.release(),
          () => client.release(true),
        )
      }
    },
    ifAlone: lockKeeper(settings, closing.signal),
    hear: (channel, heard) => hearPostgres(settings, channel, heard, closing.signal),
    async close() {
      closing.abort()
      await db.destroy()
    },
  }
}
