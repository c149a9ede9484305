import { sql } from 'kysely'
import type { Tx } from '#platform/database'

/** Until somebody waits for a row that this transaction holds. On PostgreSQL: PGlite has one connection. */
export async function isWaitedFor(tx: Tx): Promise<void> {
  // Not by pg_stat_activity, of which a transaction sees connections no later than its first look.
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await waiting.execute(tx)).rows.length === 0);
}
