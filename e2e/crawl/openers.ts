import type { Page } from '@playwright/test'

/** Something on the page that a person presses; two that are alike have one name. */
export interface Opener {
  readonly name: string
  /** Where it stands among those found now. */
  readonly index: number
  readonly isTab: boolean
}

/** A part of the page, but for what lies in another. */
export interface Part {
  readonly part: string
  readonly beside?: string
}

const PRESSED = [
  'button:not([type="submit"])',
  '[role="tab"]',
  '[role="combobox"]',
  'input[aria-haspopup]',
  'input[data-day]',
  'summary',
].join(', ')

/** What may be pressed within a part of the page. Of rows that are alike the first few stand for all. */
export async function openersIn(page: Page, { part, beside }: Part): Promise<Opener[]> {
  return page.evaluate(
    ({ part, beside, pressed }) => {
      const OF_A_KIND = 3
      const counted = new Map<string, number>()
      const names = new Set<string>()
      const found: { name: string; index: number; isTab: boolean }[] = []
      // A page that is not loaded anew keeps the marks of before, also on what is hidden by now.
      for (const marked of document.querySelectorAll('[data-opener]')) marked.removeAttribute('data-opener')
      const root = document.querySelector(part) ?? document.body
      for (const element of root.querySelectorAll<HTMLElement>(pressed)) {
        // The skip link stands off the page until the keyboard reaches it.
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.matches(':disabled, [data-disabled], [data-skip]') ||
          (beside && element.closest(beside))
        )
          continue
        const place = placeOf(element)
        const words = wordsOf(element)
        const kind = element.matches('input')
          ? 'input'
          : element.closest('tr, li, article')
            ? place
            : `${place} ${words}`
        const name = `${place} “${words}”`
        const of_kind = (counted.get(kind) ?? 0) + 1
        if (names.has(name) || of_kind > OF_A_KIND) continue
        names.add(name)
        counted.set(kind, of_kind)
        element.dataset['opener'] = String(found.length)
        found.push({ name, index: found.length, isTab: element.role === 'tab' })
      }
      return found

      function wordsOf(element: HTMLElement): string {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
        return (element.getAttribute('aria-label') ?? label ?? element.innerText).replace(/\d+/g, '#').trim()
      }

      function placeOf(element: Element): string {
        const steps: string[] = []
        for (let at: Element | null = element; at && at !== root && steps.length < 5; at = at.parentElement) {
          const ownClass = [...at.classList].find((name) => !name.startsWith('__m__')) // else drawn anew each time
          steps.unshift(at.tagName.toLowerCase() + (ownClass ? `.${ownClass}` : ''))
        }
        return steps.join(' ')
      }
    },
    { part, beside, pressed: PRESSED },
  )
}

/** Presses it as the mouse does; false where something lies over it. */
export async function press(page: Page, { index }: Opener): Promise<boolean> {
  const opener = page.locator(`[data-opener="${index}"]`)
  return opener.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}
