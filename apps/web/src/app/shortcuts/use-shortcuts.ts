import { useLayoutEffect, useRef } from 'react'
import { shortcutOf, type KeyPress, type ShortcutName } from './shortcuts.ts'

export type Handlers = Partial<Record<ShortcutName, () => void>>

const PATIENCE = 1200 // milliseconds between the keys of one shortcut

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'
const CHOOSERS = '[role="menu"], [role="listbox"], [role="combobox"]'
// One that is closing is still drawn, but takes no keys any more.
const DIALOGS = ':is([role="dialog"], [role="alertdialog"], dialog[open]):not([data-closing])'

/** Binds the portal's shortcuts, as far as this frame can carry them out. */
export function useShortcuts(handlers: Handlers, areSingleKeysOn: boolean) {
  const latest = useRef({ handlers, areSingleKeysOn })
  // With the page, not after it is painted: a key pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    latest.current = { handlers, areSingleKeysOn }
  })
  useLayoutEffect(() => {
    let begun: { key: string; at: number } | undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.key === 'Shift') return
      const isFresh = begun !== undefined && event.timeStamp - begun.at < PATIENCE
      const first = isFresh ? begun?.key : undefined
      const result = shortcutOf(pressedIn(event), first, latest.current.areSingleKeysOn)
      begun = result.begun ? { key: result.begun, at: event.timeStamp } : undefined
      const act = result.done && latest.current.handlers[result.done.name]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function pressedIn(event: KeyboardEvent): KeyPress {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const target = event.target instanceof Element ? event.target : document.body
  return {
    key,
    isModified: ctrlKey || metaKey || altKey,
    isMod: (ctrlKey || metaKey) && !altKey && !shiftKey,
    isTyping: target.closest(`${FIELDS}, ${CHOOSERS}`) !== null,
    isInDialog: document.querySelector(DIALOGS) !== null,
  }
}
