import { expect, type Page } from '@playwright/test'

const STEPS = 45

/** Walks through the page by the Tab key: whatever takes the focus looks different for it. */
export async function expectFocusSeen(page: Page, shown: string): Promise<void> {
  const unseen = new Set<string>()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return undefined
      // The mark may be drawn by what lies around the control, or beside it.
      const drawn = () =>
        [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].map(
          (one) => {
            if (!one) return ''
            const { outline, boxShadow, borderColor, backgroundColor, color, clipPath } = getComputedStyle(one)
            const { x, y } = one.getBoundingClientRect()
            return [outline, boxShadow, borderColor, backgroundColor, color, clipPath, x, y].join()
          },
        )
      const with_focus = drawn().join()
      element.blur()
      const isSeen = with_focus !== drawn().join()
      element.focus({ preventScroll: true })
      return { isSeen, what: element.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 160) }
    })
    if (!focused) break
    if (!focused.isSeen) unseen.add(focused.what)
  }
  expect.soft([...unseen], `focus that cannot be seen, ${shown}`).toEqual([])
}
