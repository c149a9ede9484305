/** Files and the repository's files that each imports, types and lazy imports included. */
export type Imports = ReadonlyMap<string, readonly string[]>

/**
 * Every circle of imports among the children of one folder, its files and its subfolders alike, for each folder of the
 * tree: two folders never import each other, however deep the files that do it. At the root the packages count, not the
 * folder that gathers them.
 */
export function circlesIn(imports: Imports): string[] {
  const folders = new Set([...imports.keys()].flatMap((file) => foldersOf(file)))
  return [...folders].toSorted().flatMap((folder) => {
    const children = childrenOf(folder, imports)
    return [...children.keys()]
      .filter((child) => reachedFrom(child, children).has(child))
      .map((child) => `${folder}${child} is imported by what it imports`)
  })
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return ['', ...parts.map((_, place) => `${parts.slice(0, place + 1).join('/')}/`)]
}

/** What each child of a folder imports of its siblings. */
function childrenOf(folder: string, imports: Imports): Map<string, Set<string>> {
  const levels = (file: string) => (folder === '' && /^(apps|packages|tools)\//.test(file) ? 2 : 1)
  const childOf = (file: string) =>
    file.startsWith(folder) ? file.slice(folder.length).split('/').slice(0, levels(file)).join('/') : undefined
  const children = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const child = childOf(file)
    if (!child) continue
    const siblings = targets.map(childOf).filter((other) => other !== undefined && other !== child)
    children.set(child, new Set([...(children.get(child) ?? []), ...(siblings as string[])]))
  }
  return children
}

function reachedFrom(start: string, children: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(children.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(children.get(next) ?? []))
  }
  return reached
}
