import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { expectScreen } from './screen.ts'

/**
 * Ends this person's session through another connection, as when somebody else does. What `act` sends to `address` gets
 * there only afterwards: an open page learns of its end by itself too, and would otherwise win or lose by chance.
 */
export async function endSessionElsewhere(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  let letThrough = () => {}
  const ended = new Promise<void>((done) => (letThrough = done))
  await page.route(address, (route) => ended.then(() => route.continue()))
  await act()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` }, data: {} })
  expect(answer.ok()).toBe(true)
  letThrough()
  await expectScreen(page, paths.home())
  await page.unroute(address)
}
