import { test, type Locator } from '@playwright/test'

type Fill = Locator['fill']

/** Has every field typed into, key by key: what Playwright writes from outside the page, React does not notice here. */
export function typeEverywhere(): void {
  test.beforeEach(({ page }) => {
    const locators = Object.getPrototypeOf(page.locator('input')) as { fill: Fill }
    locators.fill = async function typed(this: Locator, value) {
      const { keyboard } = this.page() // a key pressed on the locator would move the caret to the start first
      await this.click()
      await this.selectText()
      await keyboard.press('Delete')
      await keyboard.type(value)
    }
  })
}
