import { expect, type Page } from '@playwright/test'

/** Opens a notice from the bell: among the newest, or among all that the person was told, page after page. */
export async function openNotice(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  const newest = menu.getByRole('button', { name: title })
  const all = menu.getByRole('link', { name: 'View All' })
  await expect(newest.or(all).first()).toBeVisible()
  if (await newest.isVisible()) return newest.click()
  await all.click()
  await expect(page.getByRole('heading', { name: /notifications$/ })).toBeVisible()
  const list = page.getByRole('region', { name: /notifications$/ })
  const notice = list.getByRole('button', { name: title })
  for (let next = 2; !(await notice.isVisible()); next += 1) {
    const first = list.getByRole('listitem').first()
    const shown = (await first.textContent()) ?? ''
    const came = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('page') === String(next))
    await page.getByRole('button', { name: 'next page' }).click()
    await came
    await expect(first).not.toHaveText(shown)
  }
  await notice.click()
}
