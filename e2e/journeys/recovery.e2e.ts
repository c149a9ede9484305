import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { followMail, PASSWORD, signIn } from '../steps/accounts.ts'
import { becomeCustomerByCalls } from '../steps/customer-by-calls.ts'
import { expectScreen } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const CHOSEN = 'seven quiet bangkas at dawn'

test('a forwarder who forgot the password sets a new one by mail, and the old session elsewhere is out', async ({
  page: elsewhere,
  browser,
}) => {
  const email = 'ramon.forgets@journey.example'
  await becomeCustomerByCalls(elsewhere, email)
  const page = await (await browser.newContext()).newPage()

  await test.step('asks for a link', async () => {
    await page.goto(paths.login())
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  })

  await test.step('reads the mail, and sets a new password', async () => {
    await followMail(page, email, 'Set a new password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set your password')
    await expect(page.getByText(email)).toBeVisible()
    await page.getByLabel(/^Password/).fill('1qaz2wsx3edc4rfv')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText(/lists of stolen passwords/).first()).toBeVisible()
    await page.getByLabel(/^Password/).fill(CHOSEN)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expectScreen(page, paths.login(), { timeout: SCREEN_WAIT })
  })

  await test.step('is out elsewhere, where nothing was done', async () => {
    await elsewhere.goto(paths.myApplications())
    await expectScreen(elsewhere, paths.home(), { timeout: SCREEN_WAIT })
  })

  await test.step('logs in with the new password alone', async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('is not correct')
    await signIn(page, email, CHOSEN)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
