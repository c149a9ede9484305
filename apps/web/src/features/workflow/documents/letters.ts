import { useLayoutEffect, useRef } from 'react'
import { useSingleKeys } from '#lib/single-keys.ts'

/**
 * Single letters that act while the focus is inside a part marked `data-letters`, and nobody is writing. Returns
 * whether they do: the person may have switched them off.
 */
export function useLetters(letters: Readonly<Record<string, () => unknown>>): boolean {
  const [areOn] = useSingleKeys()
  const now = useRef(letters)
  // With the page, not after it is painted: a letter pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    now.current = letters
  })
  useLayoutEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent) => {
      // A key that is held down has acted once.
      if (event.repeat) return
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !(target instanceof Element) || !target.closest('[data-letters]')) return
      if (target.closest('input, textarea, select, [role="combobox"]')) return
      const act = now.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areOn])
  return areOn
}
