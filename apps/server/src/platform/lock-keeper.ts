import pg from 'pg'

/**
 * Locks of PostgreSQL that last as long as a piece of work, however many transactions it makes: all of a process on one
 * connection of its own. Where that breaks, the locks are gone; what needs them opens the next.
 */
export function lockKeeper(settings: pg.ClientConfig, closing: AbortSignal) {
  let keeper: Promise<pg.Client> | undefined
  closing.addEventListener('abort', () => void keeper?.then((client) => client.end()).catch(() => undefined))

  async function open(): Promise<pg.Client> {
    const client = new pg.Client(settings)
    const forget = () => (keeper = undefined)
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    return client
  }

  /** Runs `work` unless another process does work under this name. */
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    keeper ??= open()
    const client = await keeper.catch((error: unknown) => {
      keeper = undefined
      throw error
    })
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock(hashtext($1)) as is_ours', [
      name,
    ])
    if (!rows[0]?.is_ours) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined)
    }
  }
}
