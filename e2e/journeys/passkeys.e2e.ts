import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { alone, signIn } from '../steps/accounts.ts'
import { readMessage } from '../steps/messages.ts'
import { deviceWithPasskeys } from '../steps/passkeys.ts'
import { expectScreen, expectScreenLeft } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const ACCOUNT = alone.passkeys
const PASSWORD = 'Lading-demo-2026'

// Browsers bind passkeys to names, not to numbers.
test.use({ baseURL: `http://localhost:${process.env.LADING_E2E_PORT}` })

/** The right password, after which the passkey is asked. */
async function typePassword(page: Page) {
  await page.goto(paths.login('staff'))
  await page.getByLabel('Work e-mail').fill(`${ACCOUNT}@lading.example`)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
}

test('a hearing officer adds a passkey, logs in with it, and removes it', async ({ page }) => {
  const device = await deviceWithPasskeys(page)

  await test.step('adds it on the profile, and keeps the recovery codes', async () => {
    await signIn(page, ACCOUNT)
    await page.goto(paths.adminProfile('second-factor'))
    await page.getByRole('radio', { name: 'A passkey' }).check()
    await page.getByLabel(/^Name of the passkey/).fill('Office laptop')
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Add the passkey' }).click()
    await readMessage(page, 'The passkey is added.')
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Office laptop')
    await expect(page.getByText('Not used yet')).toBeVisible()
    expect(await device.kept()).toHaveLength(1)
  })

  await test.step('logs out', async () => {
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expectScreen(page, paths.home(), { timeout: SCREEN_WAIT })
  })

  await test.step('logs in with the password and the passkey', async () => {
    await typePassword(page)
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectScreenLeft(page, paths.login(), { timeout: SCREEN_WAIT })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('gives it another name, and removes it with the password', async () => {
    await page.goto(paths.adminProfile('second-factor'))
    await expect(page.getByText(/^Last used/)).toBeVisible()
    await page.getByRole('button', { name: 'Rename Office laptop' }).click()
    await page.getByLabel(/^Name of the passkey/).fill('Old laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('button', { name: 'Remove Old laptop' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('radio', { name: 'A passkey' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await signIn(page, ACCOUNT)
  })
})
