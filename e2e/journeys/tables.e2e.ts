import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { readFile } from 'node:fs/promises'
import { ensure } from '@lading/domain/ensure'
import { signedIn, signIn } from '../steps/accounts.ts'
import { pressOn } from '../steps/keyboard.ts'
import { readMessage } from '../steps/messages.ts'
import { expectScreen, staffTransaction } from '../steps/screen.ts'

const VIEW = 'Changes by business'

test('an evaluator narrows a list, finds it so again after logging in anew, and takes along what it shows', async ({
  page,
}) => {
  await signIn(page, 'evaluator.air')
  await page.goto(paths.staffList('for-evaluation'))
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Change of', exact: false }).first().click()
  await page.getByRole('button', { name: 'Business', exact: true }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Filed' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Filed' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByLabel('Name').fill(VIEW)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await readMessage(page, 'The view is saved.')

  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectScreen(page, paths.home())
  await signIn(page, 'evaluator.air')
  await page.goto(paths.tables())
  await page.getByRole('link', { name: VIEW }).click()
  await expect(page.getByRole('heading', { name: 'For Evaluation' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-sort', /ending/)

  const shown = await referencesIn(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^For Evaluation \d{4}-\d\d-\d\d\.csv$/)
  const [heads, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n')
  expect(heads).toBe('\u{feff}Reference,Business,Type,Status,Due,Processor')
  expect(lines.map((line) => line.split(',')[0])).toEqual(shown)
})

/** The references of every entry the list says it shows. */
async function referencesIn(page: Page): Promise<string[]> {
  await expect(page.getByText(/Showing 1 to [1-9]\d* of/)).toBeVisible()
  const links = page.getByRole('row').getByRole('link')
  const [, last, total] = ensure(/to (\d+) of (\d+)/.exec(await page.getByText(/Showing 1 to/).innerText()))
  expect(last, 'all on one page').toBe(total)
  return links.allInnerTexts()
}

test('without a mouse an evaluator comes from Ctrl-K to a transaction', async ({ page }) => {
  await signedIn(page, 'evaluator.air')
  await page.goto(paths.staffList('for-evaluation'))
  const reference = await page.getByRole('row').getByRole('link').first().innerText()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Screen, action or transaction' })).toBeFocused()
  await page.keyboard.type(reference)
  await expect(page.getByRole('option', { name: new RegExp(`^${reference}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectScreen(page, staffTransaction) // of an application, a change or a request: whichever is due first
  await expect(page.getByText(reference).first()).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Commands' }))
  await expect(page.getByRole('option').first()).toContainText(reference)
})
