import { paths, patternOf, type Address } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'

/** A screen's address, or a pattern of `patternOf`; of several the person is at one. */
export type Screen = Address | readonly Address[]

/** Where staff work on a transaction of any family. */
export const staffTransaction: Screen = [
  patternOf(paths.workflow, 'transaction_id'),
  patternOf(paths.approval, 'business_id', 'transaction_id'),
  patternOf(paths.report, 'transaction_id'),
  patternOf(paths.request, 'transaction_id'),
]

interface Wait {
  readonly timeout?: number
}

/** The page is at this screen, with the query and the section that its address names, and no others. */
export async function expectScreen(page: Page, screen: Screen, wait?: Wait): Promise<void> {
  await expect(page, `is at ${String(screen)}`).toHaveURL((url) => isAt(url.href, screen), wait)
}

/** The page went on from this screen, whatever query it had. */
export async function expectScreenLeft(page: Page, screen: Address, wait?: Wait): Promise<void> {
  const { pathname } = new URL(screen, ANY_PORTAL)
  await expect(page, `left ${pathname}`).not.toHaveURL((url) => url.pathname === pathname, wait)
}

/** Whether the address of a browser is that of a screen. */
export function isAt(href: string, screen: Screen): boolean {
  return [screen].flat().some((address) => {
    const { pathname, search, hash } = new URL(address, ANY_PORTAL)
    return new URLPattern({ pathname, search: search.slice(1), hash: hash.slice(1) }).test(href)
  })
}

const ANY_PORTAL = 'http://portal.invalid'
