import type { Page } from '@playwright/test'
import type { Network } from './network.ts'

const BUSY =
  '[aria-busy="true"], .mantine-Skeleton-root[data-visible], [role="status"][aria-label="Loading"], .mantine-Loader-root'
const STILL = 120 // milliseconds without a change
const PATIENCE = 15_000

/** Waits until nothing is on its way and the page has stopped changing. False where it stays busy. */
export async function settle(page: Page, { open, reading }: Pick<Network, 'open' | 'reading'>): Promise<boolean> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    await still(page)
    if (open.size > 0) continue
    if (reading === 'on its way' || (await page.locator(BUSY).filter({ visible: true }).count()) === 0) return true
  }
  return false
}

/** Waits until the document has not changed for a moment, at most two seconds. */
async function still(page: Page): Promise<void> {
  await page.evaluate(
    (pause) =>
      new Promise<void>((done) => {
        const end = () => {
          observer.disconnect()
          done()
        }
        let quiet = setTimeout(end, pause)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(end, pause)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        setTimeout(end, 2000)
      }),
    STILL,
  )
}

/** What moves on the page stands at its end at once, so that it is looked at as it stays. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [sheet]
    window.print = () => undefined
    // A message goes by itself after three or five seconds: here it stays for as long as it takes to look at it.
    const inTime = window.setTimeout.bind(window)
    const stays = (act: TimerHandler, after?: number, ...rest: unknown[]) =>
      inTime(act, after === 3000 || after === 5000 ? 2 ** 31 - 1 : after, ...rest)
    window.setTimeout = stays as typeof setTimeout
  })
}

/** Takes away the messages, which else stay. */
export async function closeMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('button[aria-label="Close message"]')) close.click()
  })
}
