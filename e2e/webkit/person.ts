import { expect } from '@playwright/test'
import { isAt, type Screen } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'
import type { Driver, Element } from './browser.ts'

/** Where an element of a role is looked for. */
const places = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1',
  textbox: 'input, textarea',
  dialog: '[role="dialog"]',
  menuitem: '[role="menuitem"]',
  tab: '[role="tab"]',
} as const
type Role = keyof typeof places

export type Person = ReturnType<typeof personAt>

/** Somebody at a WebKit: what they find by role and name, press and write. */
export function personAt(driver: Driver, base: string) {
  const all = async (role: Role, name: RegExp): Promise<Element[]> => {
    const found: Element[] = []
    for (const element of await driver.findElements({ css: places[role] })) {
      // What a page draws anew is gone between the question and the answer.
      const fits = await Promise.all([element.getAccessibleName(), element.isDisplayed()]).catch(() => undefined)
      if (fits?.[1] && name.test(fits[0].trim())) found.push(element)
    }
    return found
  }
  const find = async (role: Role, name: RegExp): Promise<Element> => {
    let found: Element | undefined
    await expect(async () => {
      found = (await all(role, name))[0]
      expect(found, `${role} ${name}`).toBeDefined()
    }).toPass({ timeout: SCREEN_WAIT })
    return found as Element
  }
  return {
    open: (path: string) => driver.get(base + path),
    find,
    press: async (role: Role, name: RegExp) => {
      const found = await find(role, name)
      // The driver does not scroll the page to what stands in a row that scrolls itself.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found)
      await found.click()
    },
    write: async (name: RegExp, text: string) => (await find('textbox', name)).sendKeys(text),
    /** Waits until the page says this. */
    reads: (words: RegExp) =>
      expect
        .poll(() => driver.executeScript<string>('return document.body.innerText'), { timeout: SCREEN_WAIT })
        .toMatch(words),
    at: (screen: Screen) =>
      expect
        .poll(async () => isAt(await driver.getCurrentUrl(), screen), {
          message: `is at ${String(screen)}`,
          timeout: SCREEN_WAIT,
        })
        .toBe(true),
    /** How far the page can be moved sideways, in pixels. */
    overflow: () => driver.executeScript<number>('return document.documentElement.scrollWidth - window.innerWidth'),
    title: () => driver.getTitle(),
    /** Forgets who is signed in. */
    leave: () => driver.executeScript<void>('localStorage.clear()'),
  }
}
