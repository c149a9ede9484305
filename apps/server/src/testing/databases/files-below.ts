import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Every source file below a folder given relative to this one, in one order. */
export function filesBelow(folder: string): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  return globSync('**/*.{ts,sql}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => `${root}${file}`)
}
