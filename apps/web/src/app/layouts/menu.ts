import type { Actor } from '@lading/domain/people/acting/actor'
import { isOffered } from '../guard.ts'
import { type MenuEntry, type MenuGroup, menuGroups, type Screen } from '../routes/screen.ts'
import { screens } from '../routes/screens.ts'

/** A line of the sidebar: where it leads and what it says. */
export interface MenuItem extends MenuEntry {
  readonly path: string
  /** The list that opens there. */
  readonly list?: string | undefined
}

/** The sidebar of one person: the groups that hold something, in their order. */
export function menuOf(
  actor: Actor,
  all: readonly Screen[] = screens,
): readonly { title: MenuGroup; items: MenuItem[] }[] {
  const offered = all.filter((screen) => isOffered(screen, actor))
  return menuGroups.map((title) => ({ title, items: itemsOf(offered, title) })).filter(({ items }) => items.length > 0)
}

function itemsOf(offered: readonly Screen[], title: MenuGroup): MenuItem[] {
  return offered
    .flatMap(({ path, menu, list }) => (menu?.group === title ? [{ ...menu, path, list }] : []))
    .toSorted((one, other) => one.order - other.order)
}
