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
  const notice = page.getByRole('main').getByRole('button', { name: title })
  for (let turned = 1; !(await notice.isVisible()); turned += 1) {
    await page.getByRole('button', { name: 'next page' }).click()
    const opened = page.getByRole('button', { name: `Page ${turned + 1}`, exact: true })
    await expect(opened).toHaveAttribute('aria-current', 'page')
  }
  await notice.click()
}
