import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'

/** On the login of the demonstration's provider, as somebody with a confirmed address. */
export async function signInAtProvider(page: Page, name: string, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who signs in?' })).toBeVisible()
  await page.getByText('Somebody else').click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Leaves the portal as a closed browser does. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt') // a page that still draws may keep what it was about
  await page.evaluate(() => localStorage.clear())
  await page.goto(paths.home())
}
