import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { expectFocusSeen } from './focus.ts'
import { looksAt, turn, type Looks, type Viewing } from './look.ts'
import { takeNetwork, type Network, type Reading } from './network.ts'
import { listen } from './noise.ts'
import { settle, withoutMotion } from './settle.ts'

export const WIDE: Viewing = { width: 1280, scheme: 'light' }
export const PHONE: Viewing = { width: 390, scheme: 'light' }

/** What the calls of a page may meet. */
const meetings: readonly (readonly [state: string, reading: Reading])[] = [
  ['on its way', 'on its way'],
  ['refused with 500', 500],
  ['refused with 403', 403],
  ['offline', 'offline'],
]

/** One screen, looked at by one person. */
export interface Visit {
  readonly page: Page
  readonly network: Network
  readonly looks: Looks
  readonly hear: ReturnType<typeof listen>
}

export async function beginVisit(page: Page, screen: string): Promise<Visit> {
  await withoutMotion(page)
  return { page, network: await takeNetwork(page), looks: looksAt(page, screen), hear: listen(page) }
}

/** Opens an address anew and waits until it stands. */
export async function open({ page, network }: Visit, address: string, reading: Reading = 'answered'): Promise<void> {
  network.reading = reading
  await turn(page, WIDE)
  await page.goto(address)
  const stands = await settle(page, network)
  expect.soft(stands, `${address} stays busy (${JSON.stringify(reading)})`).toBe(true)
}

/**
 * Opens an address from another page of the application, without loading it anew: what was opened or typed is gone, what
 * was read is still known. A page that asks before it is left stays; who calls compares.
 */
export async function reopen({ page, network }: Visit, address: string): Promise<void> {
  network.reading = 'answered'
  await goThere(page, network, address)
}

/** By way of another page, so that nothing of the page before is kept on one that is built alike. */
export async function goThere(page: Page, network: Pick<Network, 'open' | 'reading'>, address: string): Promise<void> {
  for (const there of [paths.accessDenied(), address]) {
    await follow(page, there)
    await settle(page, network)
  }
}

/** From page to page within the application, as a link leads. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: 'crawl' }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** The screen as it is, and what the keyboard shows of it. */
export async function lookAsItIs(visit: Visit, address: string, title: string): Promise<void> {
  await open(visit, address)
  await expect.soft(visit.page.getByRole('heading', { level: 1 }).first(), `${address} has a heading`).toBeVisible()
  await expect.soft(visit.page, address).toHaveTitle(`${title} · Lading`)
  await visit.looks.atWhole(`${address} as it is`)
  for (const viewing of [WIDE, PHONE]) {
    await turn(visit.page, viewing)
    await expectFocusSeen(visit.page, `${address} at ${viewing.width} px`)
  }
  visit.hear(`${address} as it is`)
}

/** The screen while its calls are on their way, refused, lost, and each refused alone. */
export async function lookInAnyWeather(visit: Visit, address: string): Promise<void> {
  const { network, looks, hear } = visit
  network.read.clear()
  await open(visit, address)
  const own = [...network.read]
  const alone = own.length > 1 ? own.map((refused) => [`${refused} refused`, { refused }] as const) : []
  for (const [state, reading] of [...meetings, ...alone]) {
    await open(visit, address, reading)
    await looks.at(`${address} ${state}`)
    hear(`${address} ${state}`, true)
  }
  network.reading = 'answered'
  hear(`${address} after its weather`, true) // what the bell asked of itself while the network was away
}

/** A list in which nothing is found. */
export async function lookAtNothingFound(visit: Visit, address: string): Promise<void> {
  if ((await visit.page.locator('main').getByRole('searchbox').count()) === 0) return
  await open(visit, `${address}?search=nothing-is-called-this`)
  await visit.looks.at(`${address} nothing found`)
  visit.hear(`${address} nothing found`)
}
