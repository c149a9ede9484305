import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What a program makes of some bytes. `words` gets the paths of what goes in and of what comes out; both have the endings
 * that are given, because programs believe them. Throws with the program's words.
 */
export function madeBy(
  program: string,
  [given, into]: readonly [string, string],
  bytes: Uint8Array,
  words: (from: string, to: string) => readonly string[],
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'lading-corpus-'))
  const [from, to] = [join(folder, `from.${given}`), join(folder, `to.${into}`)]
  try {
    writeFileSync(from, bytes)
    execFileSync(program, words(from, to), { stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 })
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
