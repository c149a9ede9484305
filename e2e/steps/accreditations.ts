import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { expect, type Locator, type Page } from '@playwright/test'
import { DRAWN_WAIT } from './waits.ts'

interface Certified {
  /** What its holder reads of it. */
  readonly pane: Locator
  readonly number: string
  /** Its certificate. */
  readonly file: string
}

/** The accreditation of a business among a customer's own, and the file of its certificate. */
export async function certificateOf(page: Page, business: string): Promise<Certified> {
  const pane = page.getByRole('region', { name: /^\d\d-[SA]FF-/ }).filter({ hasText: business })
  const offered = pane.getByRole('button', { name: /^Download/ })
  await expect(async () => {
    await page.goto(paths.accreditations())
    await expect(offered).toBeVisible()
  }).toPass({ timeout: DRAWN_WAIT })
  const [download] = await Promise.all([page.waitForEvent('download'), offered.click()])
  const number = ensure(await pane.getByRole('heading', { level: 2 }).textContent())
  return { pane, number, file: await download.path() }
}
