import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// Read once for all tests of a worker: they change no file.
let files: readonly string[] | undefined
const texts = new Map<string, string>()

/** Every file of the repository, known to git or about to be, as a path from its root. What git ignores is not ours. */
export function repositoryFiles(): readonly string[] {
  return (files ??= listFiles())
}

function listFiles(): readonly string[] {
  // Also in a checkout of another owner, as in a container.
  const words = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')
  return [...new Set(listed)].filter((path) => path !== '' && existsSync(join(root, path)))
}

export function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

/** Code that is part of the product: no tests nor what they are set up with, no configuration. */
export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|e2e|config|d)\.tsx?$|\/testing\//.test(path)
}
