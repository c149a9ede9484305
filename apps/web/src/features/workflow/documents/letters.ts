import { useEffect, useRef } from 'react'

/** Single letters that act while the focus is inside a part marked `data-letters`, and nobody is writing. */
export function useLetters(letters: Readonly<Record<string, () => unknown>>) {
  const now = useRef(letters)
  useEffect(() => {
    now.current = letters
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
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
  }, [])
}
