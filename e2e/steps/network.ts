import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { SCREEN_WAIT } from './waits.ts'

/** Waits until this browser has kept what it needs to verify certificates without a network. */
export async function expectKeptForOffline(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const pages = await (await caches.open('verification-1')).keys()
      return pages.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(kept, { timeout: SCREEN_WAIT }).toContain('/api/verify/keys')
  await expect.poll(kept, { timeout: SCREEN_WAIT }).toContain(paths.directory())
}

/** The keys and the status list as this browser has kept them. */
export function keptList(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await caches.match('/api/verify/keys'))?.text())
}
