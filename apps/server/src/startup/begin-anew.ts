import { flushCompileCache } from 'node:module'
import type { OpenedDatabase } from './open-database.ts'

/** Of the C library (glibc), which reads it when a process begins: of how many pools its threads take memory. */
const POOLS = 'MALLOC_ARENA_MAX'

/**
 * Begins the process of an embedded portal anew with one pool of memory, unless the person has named a number. Otherwise
 * each thread that compiles WebAssembly has a pool of its own, which keeps what it once took: after an hour the portal
 * held 457 MB, and with one pool 405. A call takes as long.
 */
export function keepOnePool(): void {
  const { DATABASE_URL, [POOLS]: named } = process.env
  if (process.platform === 'linux' && !DATABASE_URL && !named) replaceProcess({ ...process.env, [POOLS]: '1' })
}

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
  replaceProcess(process.env)
}

/** The same program, flags, words, outputs and number of process. */
function replaceProcess(environment: NodeJS.ProcessEnv): void {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment)
}
