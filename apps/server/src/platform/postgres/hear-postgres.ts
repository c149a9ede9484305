import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const AGAIN_AFTER = 1000 // milliseconds

/**
 * Listens on a connection of its own until `closing`. Where that breaks it is opened again, and `heard` gets null:
 * nobody knows what was said meanwhile. Throws where the first one cannot be opened.
 */
export async function hearPostgres(
  settings: pg.ClientConfig,
  channel: string,
  heard: (text: string | null) => void,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client(settings)
  const close = () => void client.end().catch(() => undefined)
  client.on('error', close)
  client.on('notification', ({ payload = '' }) => heard(payload))
  await client.connect()
  let listens = false // until it does, who asked hears of the break, and begins again
  client.on('end', () => {
    closing.removeEventListener('abort', close)
    if (listens && !closing.aborted) void hearAgain(settings, channel, heard, closing)
  })
  closing.addEventListener('abort', close)
  if (closing.aborted) return close()
  try {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (reason) {
    close() // a server that only reads, as one that takes over, refuses to listen: each new try opens a connection
    throw reason
  }
  listens = true
}

async function hearAgain(...[settings, channel, heard, closing]: Parameters<typeof hearPostgres>): Promise<void> {
  await setTimeout(AGAIN_AFTER, undefined, { ref: false })
  if (closing.aborted) return
  await hearPostgres(settings, channel, heard, closing).then(
    () => heard(null),
    () => hearAgain(settings, channel, heard, closing),
  )
}
