import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder is held by another process; the message is one sentence for the person who starts the portal. */
export class FolderHeld extends Error {
  override readonly name = 'FolderHeld'
}

/**
 * Holds the data folder for this process. Two processes on one embedded database lose commits silently, so the lock is
 * one that the operating system frees by itself when the process dies, however it dies.
 */
export function holdDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderHeld(`The data folder ${folder} is in use by another running portal; stop that one first.`)
  }
  return { release: () => lock.close() }
}
