import type { Actor } from '@lading/domain/people/acting/actor'

/** A screen, as far as a feature tells people of it. */
export interface KnownScreen {
  readonly path: string
  readonly title: string
  readonly audience: string
  readonly permission?: string
}

/** A line of the sidebar, as far as a feature tells people of it; `list` is the list that opens there. */
export interface KnownItem {
  readonly path: string
  readonly label: string
  readonly list?: string | undefined
}

/** The application's own list of screens and its menu, for features that tell who may open what. */
export interface ScreenKnowledge {
  readonly screens: readonly KnownScreen[]
  /** The sidebar of a person, group by group. */
  readonly menuOf: (actor: Actor) => readonly { title: string; items: readonly KnownItem[] }[]
  /** Whether the guard lets a person in. */
  readonly isOpen: (screen: KnownScreen, actor: Actor) => boolean
}
