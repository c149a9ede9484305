import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Dialogs are mostly drawn only while they are open, so
 * the library's own return, which waits for a drawn dialog to close, comes too late. Where an address opened it, nothing
 * on the page did: then to the element of the page that usually does, by its id.
 */
export function useReturnedFocus(isOpen: boolean, usualOpener?: string): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = openerOf(document.activeElement)
    const line = opener?.closest('li') ?? null
    // After the dialog has left the page; what took the focus meanwhile (another dialog, a new page) keeps it.
    return () =>
      void setTimeout(() => isFocusLost() && placeFor({ opener, line, usualOpener })?.focus({ preventScroll: true }))
  }, [isOpen, usualOpener])
}

/**
 * Gives the focus to a place when what had it is gone after a change: a button that did its work, a line that was taken out.
 * While `change` is undefined nothing has happened yet.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown) {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    if (change !== undefined && document.activeElement?.matches('body, :disabled'))
      place.current?.focus({ preventScroll: true })
  }, [change])
  return place
}

const dropdown = '[id$="-dropdown"]' // as the library names what a menu or a popover shows
// Of the whole process: a document has one focus.
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

interface Leads {
  readonly opener: Element | null
  readonly line: Element | null
  readonly usualOpener: string | undefined
}

/**
 * What the dialog replaced (an empty place by its file) leads to what stands on the same line of a list now; what was opened
 * from a line that was deleted, or by nothing on the page, leads to the usual opener, else to the content of the page.
 */
function placeFor({ opener, line, usualOpener }: Leads): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('#main')
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener !== main && opener.isConnected
  if (isThere) return opener
  const beside = line?.isConnected ? line.querySelector<HTMLElement>('button:enabled, a[href]') : null
  return beside ?? (usualOpener === undefined ? null : document.getElementById(usualOpener)) ?? main
}
