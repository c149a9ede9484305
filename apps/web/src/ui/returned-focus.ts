import { useLayoutEffect } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Dialogs are mostly drawn only while they are open, so
 * the library's own return, which waits for a drawn dialog to close, comes too late.
 */
export function useReturnedFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = openerOf(document.activeElement)
    // After the dialog has left the page; what took the focus meanwhile (another dialog, a new page) keeps it.
    return () => void setTimeout(() => isFocusLost() && placeFor(opener)?.focus({ preventScroll: true }))
  }, [isOpen])
}

const dropdown = '[id$="-dropdown"]' // as the library names what a menu or a popover shows
let lastOutside: Element | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest(dropdown)) lastOutside = target
  })
}

/** What stands in a menu or a popover is gone once it was chosen: then it is the button that opened these. */
function openerOf(focused: Element | null): Element | null {
  return focused?.closest(dropdown) ? lastOutside : focused
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** What was opened from a row that was deleted leads to the content of the page. */
function placeFor(opener: Element | null): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  return isThere ? opener : document.querySelector<HTMLElement>('#main')
}
