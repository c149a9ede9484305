import { expect, type Page } from '@playwright/test'

/** Logs out through another connection, as when somebody else ends this person's session: this tab does not know yet. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` }, data: {} })
  expect(answer.ok()).toBe(true)
}
