import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { desk, followMail, PASSWORD } from '../steps/accounts.ts'
import { expectScreen } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

test('an administrator takes a permission from a role, and its holder loses the screen at the next click', async ({
  browser,
}) => {
  const admin = await desk(browser, 'admin')

  // A role and a person of their own, so that no other journey loses anything.
  await admin.goto(paths.addRole())
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('Visiting evaluator')
  await admin.getByLabel('Short name').fill('VIS')
  await admin.getByRole('checkbox', { name: 'For evaluation', exact: true }).check()
  await admin.getByRole('checkbox', { name: 'My queue', exact: true }).check()
  await admin.getByRole('button', { name: 'Add the role' }).click()
  await expect(admin.getByRole('heading', { name: 'Visiting evaluator' })).toBeVisible({ timeout: SCREEN_WAIT })

  const email = 'visiting@agency.example'
  await admin.goto(paths.addAdminUser())
  await admin.getByLabel('First name').fill('Lea')
  await admin.getByLabel('Last name').fill('Marasigan')
  await admin.getByLabel('E-mail address').fill(email)
  await admin.getByRole('combobox', { name: 'Roles' }).fill('Visiting')
  await admin.getByRole('option', { name: 'Visiting evaluator' }).click()
  await admin.keyboard.press('Escape')
  await admin.getByRole('combobox', { name: 'Side' }).click()
  await admin.getByRole('option', { name: 'Sea freight forwarders' }).click()
  await admin.getByRole('button', { name: 'Add the account' }).click()
  await expect(admin.getByRole('heading', { name: 'Lea Marasigan' })).toBeVisible()

  const lea = await (await browser.newContext()).newPage()
  await followMail(lea, email, 'Your account is ready', 'Set my password')
  await lea.getByLabel(/^Password/).fill(PASSWORD)
  await lea.getByRole('button', { name: 'Set password' }).click()
  await expectScreen(lea, paths.login('staff'), { timeout: SCREEN_WAIT })
  await lea.getByLabel('Work e-mail').fill(email)
  await lea.getByLabel(/^Password/).fill(PASSWORD)
  await lea.getByRole('button', { name: 'Log in' }).click()
  const menu = lea.getByRole('navigation', { name: 'Sidebar' })
  await menu.getByRole('link', { name: /^For Evaluation/ }).click({ timeout: SCREEN_WAIT })
  await expectScreen(lea, paths.staffList('for-evaluation'))
  await menu.getByRole('link', { name: /^My Queue/ }).click()
  await expectScreen(lea, paths.staffList('my-queue'))
  await expect(lea.getByRole('heading', { name: 'My Queue' })).toBeVisible()

  await admin.goto(paths.accessibility())
  await admin.getByRole('checkbox', { name: 'For evaluation: Visiting evaluator' }).uncheck()
  await admin.getByRole('button', { name: 'Review and save Visiting evaluator' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText(/^The role Visiting evaluator is saved/)).toBeVisible({ timeout: SCREEN_WAIT })

  await menu.getByRole('link', { name: /^For Evaluation/ }).click({ timeout: SCREEN_WAIT })
  await expectScreen(lea, paths.accessDenied())
  await lea.goto(paths.dashboard())
  await expect(menu.getByRole('link', { name: /^My Queue/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^For Evaluation/ })).toHaveCount(0)
})
