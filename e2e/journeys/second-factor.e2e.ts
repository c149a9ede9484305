import { paths } from '@lading/contract/addresses/paths'
import { stepAt } from '@lading/domain/people/signing-in/second-factor'
import { expect, test, type Page } from '../steps/journey.ts'
import { ensure } from '@lading/domain/ensure'
import { codeAt } from '../../apps/server/src/testing/people/authenticator.ts'
import { alone, signIn } from '../steps/accounts.ts'
import { portalTime } from '../steps/clock.ts'
import { expectScreenLeft } from '../steps/screen.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const ACCOUNT = alone.second_factor
const PASSWORD = 'Lading-demo-2026'

/** The right password, after which a code is asked. */
async function typePassword(page: Page) {
  await page.goto(paths.login('staff'))
  await page.getByLabel('Work e-mail').fill(`${ACCOUNT}@lading.example`)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
}

/** Logs out as a closed browser does: nothing is kept here. */
async function leave(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto(paths.home())
}

test('an evaluator sets up a second factor, logs in with the app, and without the phone by a recovery code', async ({
  page,
}) => {
  let key = ''
  let recovery_codes: string[] = []
  let used = 0

  await test.step('sets it up on the profile', async () => {
    await signIn(page, ACCOUNT)
    await page.goto(paths.adminProfile('second-factor'))
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up' }).click()
    key = (await page.getByRole('code').innerText()).replaceAll(' ', '')
    used = stepAt(await portalTime(page))
    await page.getByLabel(/^Code/).fill(codeAt(key, used))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible()
    recovery_codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    expect(recovery_codes).toHaveLength(10)
  })

  await test.step('saves the codes as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('lading-recovery-codes.txt')
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  })

  await test.step('logs in with the next code of the app, not with the one that was used', async () => {
    await leave(page)
    await typePassword(page)
    await page.getByLabel('Code').fill(codeAt(key, used))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(/The code is not correct/).first()).toBeVisible()
    await page.getByLabel('Code').fill(codeAt(key, used + 1))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expectScreenLeft(page, paths.login(), { timeout: SCREEN_WAIT })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('logs in with a recovery code, and has nine left', async () => {
    await leave(page)
    await typePassword(page)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(ensure(recovery_codes[0]))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expectScreenLeft(page, paths.login(), { timeout: SCREEN_WAIT })
    await page.goto(paths.adminProfile('second-factor'))
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  })
})
