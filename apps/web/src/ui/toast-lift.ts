import { useEffect } from 'react'

const GAP = 16 // pixels below the toasts: --space-md

interface Band {
  readonly top: number
  readonly bottom: number
}

/** How far above the bottom of a window toasts of this height lie over no foot, in pixels. */
export function liftAbove(feet: readonly Band[], height: number, windowHeight: number): number {
  const seen = feet.filter(({ top, bottom }) => bottom > top && bottom > 0 && top < windowHeight)
  const lifts = [0, ...seen.map(({ top }) => windowHeight - top)].toSorted((one, other) => one - other)
  const isFree = (lift: number) => {
    const end = windowHeight - lift - GAP
    const start = end - height
    return start >= 0 && seen.every(({ top, bottom }) => bottom <= start || top >= end)
  }
  return lifts.find(isFree) ?? 0
}

/** Keeps the toasts of a narrow window off the buttons that end a form, a dialog or a page, wherever these are scrolled. */
export function useToastLift(shown: number): void {
  useEffect(() => {
    if (shown === 0) return undefined
    const regions = [...document.querySelectorAll<HTMLElement>('.mantine-Notifications-root')]
    const place = () => {
      const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect())
      const height = Math.max(...regions.map(({ offsetHeight }) => offsetHeight))
      document.documentElement.style.setProperty('--toast-lift', `${liftAbove(feet, height, window.innerHeight)}px`)
    }
    const watch = new ResizeObserver(place)
    regions.forEach((region) => watch.observe(region))
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      watch.disconnect()
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [shown])
}
