// Of the whole process: a browser has one pointer that is pressed.
let isPressing = false
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressing = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, () => (isPressing = false), true)
  }
}

/**
 * Does something once the button that is being pressed was clicked, or now. A message that appears when a field loses
 * the focus moves what stands below it: the button would slip away from under the pointer and miss its click.
 */
export function afterPress(work: () => void): void {
  if (!isPressing) return work()
  window.addEventListener('pointerup', () => setTimeout(work), { once: true })
}
