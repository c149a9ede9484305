import pg from 'pg'

/** Milliseconds. Both questions are instant: a server that does not answer is gone, and the next connection is tried. */
const LONGEST_ANSWER = 10_000

/**
 * Locks of PostgreSQL that last as long as a piece of work, however many transactions it makes: all of a process on one
 * connection of its own, which takes one question at a time. Where it breaks, the locks are gone; what needs them opens
 * the next.
 */
export function lockKeeper(settings: pg.PoolConfig, closing: AbortSignal) {
  const keeper = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 0, query_timeout: LONGEST_ANSWER })
  // Without a listener on both, Node.js would end the process; the next question opens another connection.
  keeper.on('error', () => undefined)
  keeper.on('connect', (client) => client.on('error', () => undefined))
  closing.addEventListener('abort', () => void keeper.end().catch(() => undefined))

  /** Runs `work` unless another process does work under this name. */
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const { rows } = await keeper.query<{ is_ours: boolean }>('select pg_try_advisory_lock(hashtext($1)) as is_ours', [
      name,
    ])
    if (!rows[0]?.is_ours) return
    try {
      await work()
    } finally {
      await keeper.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined)
    }
  }
}
