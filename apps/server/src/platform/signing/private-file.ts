import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a secret whole or not at all, readable by its owner only, and waits until it is on the disk. */
export function writePrivateFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.part`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, Buffer.from(content))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}
