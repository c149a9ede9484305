import { useEffect } from 'react'

const GAP = 16 // pixels below the toasts: --space-md

interface Band {
  readonly top: number
  readonly bottom: number
}

/** How far above the bottom of a window toasts of this height lie over no foot, in pixels. */
function liftAbove(feet: readonly Band[], height: number, windowHeight: number): number {
  const seen = feet.filter(({ top, bottom }) => bottom > top && bottom > 0 && top < windowHeight)
  const lifts = [0, ...seen.map(({ top }) => windowHeight - top)].toSorted((one, other) => one - other)
  const isFree = (lift: number) => {
    const end = windowHeight - lift - GAP
    const start = end - height
    return start >= 0 && seen.every(({ top, bottom }) => bottom <= start || top >= end)
  }
  return lifts.find(isFree) ?? 0
}

/**
 * Keeps the toasts of a narrow window off the buttons that end a form, a dialog or a page, wherever these are scrolled and
 * whatever opens while a toast is there.
 */
export function useToastLift(shown: number): void {
  useEffect(() => {
    if (shown === 0) return undefined
    const changes = new MutationObserver(liftToasts)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of moving) window.addEventListener(event, liftToasts, { capture: true, passive: true })
    liftToasts()
    return () => {
      changes.disconnect()
      for (const event of moving) window.removeEventListener(event, liftToasts, { capture: true })
    }
  }, [shown])
}

const moving = ['scroll', 'resize', 'transitionend'] as const

function liftToasts(): void {
  const bandsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const height = Math.max(0, ...bandsOf('.mantine-Notifications-root').map((region) => region.height))
  const lift = liftAbove(bandsOf('[data-foot]'), height, window.innerHeight)
  document.documentElement.style.setProperty('--toast-lift', `${lift}px`)
}
