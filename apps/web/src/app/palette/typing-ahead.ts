/** What was typed ahead, and whether Enter ended it. */
export interface TypedAhead {
  readonly typed: string
  readonly isEntered: boolean
}

/** Keeps what a person types between asking for the palette and the moment its box can take letters. */
export function typingAhead() {
  let [typed, isEntered] = ['', false]
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // No dialog was open when the palette was asked for: this one is the palette.
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return stop()
    if (event.key !== 'Backspace' && event.key !== 'Enter' && event.key.length > 1) return
    // Enter presses no button of the page; what comes after it is for the page to which it leads.
    if (event.key === 'Enter') isEntered = true
    else if (!isEntered) typed = event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => {
    window.removeEventListener('keydown', keep, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  return {
    /** Begins, or goes on. */
    keep() {
      window.addEventListener('keydown', keep, true)
      window.addEventListener('pointerdown', stop, true)
    },
    /** Ends it, and hands over what was typed. */
    take(): TypedAhead {
      stop()
      const taken = { typed, isEntered }
      ;[typed, isEntered] = ['', false]
      return taken
    },
  }
}
