import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { PASSWORD } from '../steps/accounts.ts'
import { becomeCustomerByCalls } from '../steps/customer-by-calls.ts'
import { forgetSession, signInAtProvider } from '../steps/provider.ts'
import { expectScreen } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const google = { name: 'Continue with Google' }
const sso = { name: 'Continue with single sign-on' }

test('a new forwarder registers with Google, and comes in at once the next time', async ({ page }) => {
  const email = 'liza.registers@journey.example'

  await test.step('begins at the registration, and is somebody at the provider', async () => {
    await page.goto(paths.register())
    await page.getByRole('link', google).click()
    await signInAtProvider(page, 'Liza Ocampo', email)
    await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
  })

  await test.step('is signed in, and the portal knows the name', async () => {
    await page.goto(paths.customerProfile('sign-in-methods'))
    await expect(page.getByText(`Ocampo, Liza · ${email}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Google' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible()
  })

  await test.step('cannot register once more, and logs in instead', async () => {
    await forgetSession(page)
    await page.goto(paths.register())
    await page.getByRole('link', google).click()
    await signInAtProvider(page, 'Liza Ocampo', email)
    await expect(page.getByRole('heading', { name: 'Account Already Exist' })).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('link', google).click()
    await signInAtProvider(page, 'Liza Ocampo', email)
    await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
  })
})

test('a forwarder with an account links Google by the password, comes in at once, and takes it away', async ({
  page,
}) => {
  const email = 'teresa.links@journey.example'
  await becomeCustomerByCalls(page, email)
  await forgetSession(page)

  await test.step('is asked for the password of the account, and a wrong one links nothing', async () => {
    await page.goto(paths.login())
    await page.getByRole('link', google).click()
    await signInAtProvider(page, 'Teresa Peñaflor', email)
    const dialog = page.getByRole('dialog', { name: 'You have an account here' })
    await dialog.getByLabel(/^Password/).fill('not the password')
    await dialog.getByRole('button', { name: 'Link and log in' }).click()
    await expect(dialog.getByText('This is not the password of this account.').first()).toBeVisible()
    await dialog.getByLabel(/^Password/).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Link and log in' }).click()
    await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
  })

  await test.step('comes in at once the next time, to the page that was wanted', async () => {
    await forgetSession(page)
    await page.goto(paths.myApplications())
    await expectScreen(page, paths.home(), { timeout: SCREEN_WAIT })
    await page.goto(paths.login())
    await page.getByRole('link', google).click()
    await signInAtProvider(page, 'Teresa Peñaflor', email)
    await expectScreen(page, paths.myApplications(), { timeout: SCREEN_WAIT })
  })

  await test.step('takes it away on the profile', async () => {
    await page.goto(paths.customerProfile('sign-in-methods'))
    await page.getByRole('button', { name: 'Remove Google' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
  })
})

test('a member of staff links single sign-on once, and comes in by it from then on', async ({ page }) => {
  const begin = async () => {
    await page.goto(paths.login('staff'))
    await expect(page.getByRole('link', sso)).toBeVisible()
    await expect(page.getByRole('link', google)).toBeHidden()
    await page.getByRole('link', sso).click()
    await signInAtProvider(page, 'Miguel Peñaflor', 'legal.air@lading.example')
  }
  await begin()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have an account here')
  await page.getByLabel(/^Password/).fill('Lading-demo-2026')
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })

  await forgetSession(page)
  await begin()
  await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a person who goes back without signing in reads so, and is at the login again', async ({ page }) => {
  await page.goto(paths.login())
  await page.getByRole('link', google).click()
  await page.getByRole('button', { name: 'Go back without signing in' }).click()
  await expect(page.getByRole('alert')).toContainText('You left Google without signing in')
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})
