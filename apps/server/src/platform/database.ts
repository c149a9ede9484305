import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.generated.ts'

/** Reads take a `Db`; writes ask for a `Tx`, so no write can happen outside a transaction. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type { Tables }

/** One database, embedded or PostgreSQL: the same SQL, the same migrations, the same types on the wire. */
export interface Connection {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  /** Several statements at once, as one transaction where the text says so. */
  script(text: string): Promise<void>
  /** Raw rows, for tools that look at the database itself. */
  rows<Row>(text: string): Promise<{ rows: Row[] }>
  /** While `work` runs no other process does work under the same name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Runs `work` unless another process does work under the same name. */
  ifAlone(name: string, work: () => Promise<void>): Promise<void>
  /**
   * Hears what transactions say on a channel when they commit, here and in other processes, until the connection closes.
   * Null says that something may have been missed.
   */
  hear(channel: string, heard: (text: string | null) => void): Promise<void>
  close(): Promise<void>
}
