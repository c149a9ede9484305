/** Keeps what a person types between asking for the palette and the moment its box can take letters. */
export function typingAhead() {
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // No dialog was open when the palette was asked for: this one is the palette.
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return stop()
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    // Enter presses no button of the page, and chooses no line before it is shown.
    else if (event.key !== 'Enter') return
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
    take() {
      stop()
      const taken = typed
      typed = ''
      return taken
    },
  }
}
