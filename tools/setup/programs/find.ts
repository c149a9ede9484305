import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is on the path and answers (a package's empty shell does not). */
export function findProgram(names: string[], ask = '--version'): string | undefined {
  return names.flatMap((name) => foldersOnPath().map((folder) => join(folder, name))).find((path) => answers(path, ask))
}

/** Whether a program is there, may be run and says its version when asked this way. */
export function answers(path: string, ask = '--version', env: Record<string, string> = {}): boolean {
  try {
    accessSync(path, constants.X_OK)
    execFileSync(path, [ask], { stdio: 'ignore', timeout: 20_000, env: { ...process.env, ...env } })
    return true
  } catch {
    return false
  }
}

/** The folders of the path, in its order. */
export function foldersOnPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}
