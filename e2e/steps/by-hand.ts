import type { Locator, Page } from '@playwright/test'

type Fill = Locator['fill']

const byHand = new WeakSet<Page>()
let isPut = false

/** Over so many fields and buttons a person tabs on; farther away they take the mouse. */
const NEAR = 3

/**
 * Has fields of a page reached as a person reaches them: one that the page has entered itself stays entered, a near one by
 * the Tab key, any other by a click. Playwright would enter them all without either.
 */
export function reachByHand(page: Page): void {
  byHand.add(page)
  if (isPut) return
  isPut = true
  const locators = Object.getPrototypeOf(page.getByRole('textbox')) as { fill: Fill }
  const { fill } = locators
  locators.fill = async function filled(this: Locator, ...words) {
    if (byHand.has(this.page())) await reach(this)
    return fill.apply(this, words)
  }
}

async function reach(field: Locator): Promise<void> {
  for (let pressed = 0; !(await isEntered(field)); pressed += 1) {
    if (pressed === NEAR) return field.click()
    await field.page().keyboard.press('Tab')
  }
}

const isEntered = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement)
