import { expect, type Locator, type Page } from '@playwright/test'

const STOPS = 150 // more than any page of the portal has

/** Walks by a key to a control, as somebody without a mouse does; fails where the walk never reaches it. */
async function tabTo(
  page: Page,
  control: Locator,
  by: 'Tab' | 'ArrowDown' = 'Tab',
  isThere = isFocused,
): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isThere(control)) return
    await page.keyboard.press(by)
  }
  throw new Error(`The key ${by} does not come to ${control}.`)
}

/** Chooses one of several radio buttons: Tab comes to the group, the arrow keys go through it. */
export async function chooseOf(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio, 'Tab', isFocusedGroup)
  for (let step = 0; step < STOPS && !(await isFocused(radio)); step += 1) await page.keyboard.press('ArrowDown')
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Writes letters into a list that is searched, and takes what they find by the arrow keys. */
export async function searchFor(page: Page, list: Locator, letters: string, wanted: RegExp): Promise<void> {
  await typeInto(page, list, letters)
  const option = page.getByRole('option', { name: wanted }).first()
  await expect(option).toBeVisible()
  const id = await option.getAttribute('id')
  for (let step = 0; step < STOPS && (await list.getAttribute('aria-activedescendant')) !== id; step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** The focus is on something: what had it has not gone and left the person at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

export async function pressOn(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
  by: 'Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await tabTo(page, control, by)
  await page.keyboard.press(key)
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Whether the focus is on a radio button of the same group. */
const isFocusedGroup = (radio: Locator) =>
  radio.evaluate((element) => element.getAttribute('name') === document.activeElement?.getAttribute('name'))
