import type { Imports } from './circles.ts'

/** Folders in which everything is for tests, whatever a file is called. */
export const testFolders = ['apps/server/src/access-matrix/', 'apps/server/src/over-http/', 'e2e/', 'tools/']

/** Tests, and what stands for tests alone. */
export const isTestCode = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$|\/testing\/|vitest\.config\.ts$/.test(path) ||
  testFolders.some((folder) => path.startsWith(folder))

/** Imports of test code by code of the product, as `file → what it imports`. */
export const testCodeImported = (imports: Imports): string[] =>
  [...imports]
    .filter(([file]) => !isTestCode(file))
    .flatMap(([file, targets]) => targets.filter(isTestCode).map((target) => `${file} → ${target}`))

/** Files among the product's that are reached from none of these, be it that tests alone import them or that nothing does. */
export function unreachedFrom(entries: readonly string[], imports: Imports): string[] {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return [...imports.keys()].filter((file) => !isTestCode(file) && !reached.has(file)).toSorted()
}
