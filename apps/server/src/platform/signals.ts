import type { Connection } from './database.ts'

/** Something open pages wait for: this person was told something, or a session of theirs may be over. */
export interface Signal {
  readonly kind: 'told' | 'door'
  /** Null where signals may have been missed: then it may be anybody. */
  readonly user_id: number | null
}

type Listener = (signal: Signal) => void

/** What the database says to every process of the portal at once. */
export interface Signals {
  /** Gives back how to stop listening. */
  listen(listener: Listener): () => void
}

const CHANNEL = 'lading'

/** Hears the signals that triggers of the database give when a transaction commits. */
export async function openSignals(connection: Pick<Connection, 'hear'>): Promise<Signals> {
  const listeners = new Set<Listener>()
  const tell = (signal: Signal) => {
    for (const listener of listeners) listener(signal)
  }
  await connection.hear(CHANNEL, (text) => {
    for (const signal of text === null ? missed : read(text)) tell(signal)
  })
  return {
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const missed: readonly Signal[] = [
  { kind: 'door', user_id: null },
  { kind: 'told', user_id: null },
]

function read(text: string): Signal[] {
  const [, kind, user_id] = /^(told|door):(\d+)$/.exec(text) ?? []
  return kind ? [{ kind: kind as Signal['kind'], user_id: Number(user_id) }] : []
}
