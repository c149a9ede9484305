import type { Actor } from '@lading/domain/people/acting/actor'
import type { ScreenKnowledge } from '#lib/known-screens.ts'

/** A list a person may open, and where. */
export interface OpenList {
  readonly path: string
  readonly label: string
  readonly list: string
}

/** Every list a person may open, group by group as in the sidebar. The guard is asked of each, as at its door. */
export function listsOpenTo(
  actor: Actor,
  { screens, menuOf, isOpen }: ScreenKnowledge,
): readonly { title: string; lists: readonly OpenList[] }[] {
  const opens = (path: string) => screens.some((screen) => screen.path === path && isOpen(screen, actor))
  return menuOf(actor)
    .map(({ title, items }) => ({
      title,
      lists: items.flatMap(({ path, label, list }) => (list && opens(path) ? [{ path, label, list }] : [])),
    }))
    .filter(({ lists }) => lists.length > 0)
}

/** Those whose name, or the name of one of whose views, holds the words. */
export function listsNamed<L extends OpenList & { readonly views: readonly { readonly name: string }[] }>(
  lists: readonly L[],
  words: string,
): readonly L[] {
  const wanted = words.trim().toLowerCase()
  return lists.filter(({ label, views }) =>
    [label, ...views.map(({ name }) => name)].some((name) => name.toLowerCase().includes(wanted)),
  )
}
