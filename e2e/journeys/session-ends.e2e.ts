import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { alone, signIn } from '../steps/accounts.ts'
import { expectScreen } from '../steps/screen.ts'
import { endSessionElsewhere } from '../steps/session.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const ACCOUNT = alone.sessions
const TYPED = 'Corazon Milagros'

test('a session runs out over a form: the person stays signed in, and what they typed outlives its end', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, ACCOUNT)
  await page.goto(paths.adminProfile())
  const middleName = page.getByLabel('Middle name')
  const save = page.getByRole('form', { name: 'Name' }).getByRole('button', { name: 'Save' })
  const before = await middleName.inputValue()
  await middleName.fill(TYPED)

  await test.step('two minutes before the end they are asked, and stay', async () => {
    await page.clock.fastForward('01:56:30')
    await expect(page.getByText('Your session ends in two minutes')).toHaveCount(0)
    await page.clock.fastForward('00:01:31')
    const question = page.getByRole('dialog', { name: 'Are you still there?' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toHaveCount(0)
    await expect(middleName).toHaveValue(TYPED)
  })

  await test.step('the session is ended from elsewhere while they save', async () => {
    const toast = page.getByText('You have been logged out for idling too long.')
    const isTold = expect(toast).toBeVisible({ timeout: SCREEN_WAIT }) // it stands for three seconds alone
    await endSessionElsewhere(page, '**/api/profile', () => save.click())
    await isTold
  })

  await test.step('they sign in again, are where they were, and save what they had typed', async () => {
    await signIn(page, ACCOUNT)
    await expectScreen(page, paths.adminProfile(), { timeout: SCREEN_WAIT })
    await expect(page.getByText('They are not saved yet.', { exact: false })).toBeVisible()
    await expect(middleName).toHaveValue(TYPED)
    await save.click()
    await expect(page.getByText('Your name was saved.')).toBeVisible()
    await page.reload()
    await expect(middleName).toHaveValue(TYPED)
  })

  await test.step('and put things back, so that the next one finds them as they were', async () => {
    await middleName.fill(before)
    await save.click()
    await expect(page.getByText('Your name was saved.')).toBeVisible()
  })
})
