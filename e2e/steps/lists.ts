import { paths } from '@lading/contract/addresses/paths'
import type { ShownListName } from '@lading/domain/workflow/lists/lists'
import { expect, type Page } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import { SCREEN_WAIT } from './waits.ts'

/**
 * Opens the first new application (`N`) or renewal (`R`) of a staff list, and gives its reference; of one status, where that
 * is said.
 * Journeys run side by side: two that take from one list take different kinds.
 */
export async function openFirst(page: Page, list: ShownListName, kind: 'N' | 'R', status = ''): Promise<string> {
  const application = new RegExp(`SFF-${kind}-\\d{4}-\\d{6}`)
  await page.goto(`${paths.staffList(list)}?search=SFF-${kind}-`)
  const link = page.getByRole('row').filter({ hasText: status }).getByRole('link', { name: application }).first()
  await expect(link).toBeVisible({ timeout: SCREEN_WAIT })
  const reference = ensure(application.exec(ensure(await link.textContent())))[0]
  await link.click()
  await expect(page.getByRole('heading', { name: 'What you may do now' })).toBeVisible({ timeout: SCREEN_WAIT })
  return reference
}

/** What the page of the transaction says it is now. */
export async function expectStatus(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
}
