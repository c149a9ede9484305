import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { expectScreen } from '../steps/screen.ts'

test('an administrator narrows the sidebar, goes on by its floating menus, and finds it narrow again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signedIn(page, 'admin')
  await page.goto(paths.dashboard())
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(sidebar.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)
  await sidebar.getByRole('button', { name: 'Administration' }).click()
  await page.getByRole('menuitem', { name: 'Roles', exact: true }).click()
  await expectScreen(page, paths.roles())
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('on a phone the sidebar is opened, followed, and closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, 'admin')
  await page.goto(paths.dashboard())
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Roles', exact: true }).click()
  await expectScreen(page, paths.roles())
  await expect(menu).toHaveCount(0)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toHaveCount(0)
  await expectScreen(page, paths.roles())
})
