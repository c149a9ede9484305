import type { Imports } from './circles.ts'
import { importsOf, targetOf } from './imports.ts'
import { textOf } from '../sources.ts'

/** What each of these files imports of the others; `more` names what else a text leads to. */
export function importGraph(files: readonly string[], more: (text: string) => readonly string[] = () => []): Imports {
  const known = new Set(files)
  // Extensions are left out where a package's import map adds them.
  const fileAt = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((one) => known.has(one))
  return new Map(
    files.map((file) => {
      const text = textOf(file)
      return [file, [...importsOf(text), ...more(text)].flatMap((name) => fileAt(targetOf(name, file)) ?? [])]
    }),
  )
}
