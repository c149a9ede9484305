import { flushCompileCache } from 'node:module'
import type { OpenedDatabase } from './open-database.ts'

/**
 * Closes an embedded database that was made or migrated just now, and begins the same process anew: WebAssembly and the C
 * library keep what they once took, and after an hour 50 MB of what filling a database takes were still held. Where the
 * system knows no such way (Windows), and with PostgreSQL, nothing happens.
 */
export async function beginAnew({ connection, release }: OpenedDatabase): Promise<void> {
  if (connection.kind !== 'embedded' || !process.execve) return
  await connection.close()
  release()
  flushCompileCache()
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], process.env)
}
