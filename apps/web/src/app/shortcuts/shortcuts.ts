/** What a shortcut does; the frames say how. */
export type ShortcutName =
  | 'open-palette'
  | 'list-shortcuts'
  | 'search'
  | 'dashboard'
  | 'notifications'
  | 'tables'
  | 'turn-sidebar'

export interface Shortcut {
  readonly name: ShortcutName
  /** Pressed one after the other; `mod` is held: Ctrl, or Command on a Mac. */
  readonly keys: readonly string[]
  readonly words: string
}

/** Every shortcut of the portal: the keyboard is bound from this table, and `?` lists it. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'open-palette', keys: ['mod', 'k'], words: 'Command palette: screens, transactions, actions' },
  { name: 'list-shortcuts', keys: ['?'], words: 'This list' },
  { name: 'search', keys: ['/'], words: 'Search a transaction' },
  { name: 'dashboard', keys: ['g', 'd'], words: 'Go to the dashboard' },
  { name: 'notifications', keys: ['g', 'n'], words: 'Go to the notifications' },
  { name: 'tables', keys: ['g', 't'], words: 'Go to the tables' },
  { name: 'turn-sidebar', keys: ['['], words: 'Collapse or expand the sidebar' },
]

/** A key as it was pressed, and what it must not be taken for. */
export interface KeyPress {
  readonly key: string
  readonly isModified: boolean
  /** Ctrl or Command alone. */
  readonly isMod: boolean
  /** Somebody types in a field, or chooses in a menu by its letters. */
  readonly isTyping: boolean
  /** A dialog lies above the page. */
  readonly isInDialog: boolean
}

/**
 * The shortcut a key completes, or what it begins. Single keys are off where they are switched off (WCAG 2.1.4), while
 * somebody types, and under a dialog; those with `mod` work in fields too.
 */
export function shortcutOf(pressed: KeyPress, begun: string | undefined, areSingleKeysOn: boolean) {
  const { key, isModified, isMod, isTyping, isInDialog } = pressed
  if (isInDialog) return {}
  if (isMod) return { done: shortcuts.find(({ keys }) => keys[0] === 'mod' && keys[1] === key.toLowerCase()) }
  if (isModified || isTyping || !areSingleKeysOn) return {}
  const done = shortcuts.find(({ keys }) => keys.join(' ') === (begun ? `${begun} ${key}` : key))
  if (done || begun) return { done }
  return shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key) ? { begun: key } : {}
}
