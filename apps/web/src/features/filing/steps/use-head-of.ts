import { useEffect, useRef } from 'react'

/** The next step or section begins at its head, for eyes and for readers. */
export function useHeadOf(step: string, field: string | null) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (field !== null) return // the field asked for has the focus
    const head = top.current?.querySelector<HTMLElement>('h2')
    if (head) {
      head.tabIndex = -1
      head.focus()
    }
    window.scrollTo({ top: 0 })
  }, [step, field])
  return top
}
