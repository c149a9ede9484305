import { paths, patternOf } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { ensure } from '@lading/domain/ensure'
import { desk, signedIn } from '../steps/accounts.ts'
import { expectScreen } from '../steps/screen.ts'
import { act, openPart } from '../steps/transaction.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

test('an evaluator returns an application: the open page of its forwarder rings without a reload, leads to it, and lets them withdraw', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'customer2@lading.example')
  await page.goto(paths.myApplications())
  const evaluated = page.getByRole('row').filter({ hasText: 'Under evaluation' })
  const reference = ensure(await evaluated.getByRole('link', { name: /^SFF-N-/ }).textContent())
  await page.goto(paths.customerProfile('notifications'))
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  await readEverything(page)
  await page.evaluate(() => Object.assign(window, { is_the_same_page: true }))

  await returnToClient(await holderOf(browser, reference))

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(await page.evaluate(() => 'is_the_same_page' in window)).toBe(true)
  await bell.click()
  const told = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: reference })
  await expect(told.first()).toHaveAccessibleName(/unread/)
  await told.first().click()

  // Read as soon as it was opened; the badge goes.
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'View Transaction' }).click()
  await expectScreen(page, patternOf(paths.myApplication, 'id'))
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByText('The permit is of last year.').first()).toBeVisible()

  // The forwarder gives up instead of answering, and says why.
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('We merge with another forwarder.')
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByText('Terminated').first()).toBeVisible()
})

async function readEverything(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /notifications$|^No notifications yet$/ })).toBeVisible()
  const all = page.getByRole('button', { name: 'Mark all read' })
  if (await all.isVisible()) await all.click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
}

/** The evaluator on whose desk the transaction lies, with it open; found by the search of the top bar. */
async function holderOf(browser: Parameters<typeof desk>[0], reference: string): Promise<Page> {
  for (const account of ['evaluator.sea', 'evaluator2.sea']) {
    const evaluator = await desk(browser, account)
    await evaluator.goto(paths.dashboard()) // one who was signed in before begins at no page
    const search = evaluator.getByRole('searchbox', { name: 'Search Transaction' })
    await expect(search).toBeVisible({ timeout: SCREEN_WAIT })
    await search.fill(reference)
    await search.press('Enter')
    await evaluator.getByRole('link', { name: reference }).click()
    await expect(evaluator.getByRole('heading', { name: 'What you may do now' })).toBeVisible()
    if (await evaluator.getByText('(you)').first().isVisible()) return evaluator
    await evaluator.context().close()
  }
  throw new Error(`Nobody holds ${reference}`)
}

async function returnToClient(evaluator: Page): Promise<void> {
  await openPart(evaluator, 'Documents')
  const list = evaluator.getByRole('list', { name: 'Checklist' })
  await list.getByRole('button').filter({ hasText: 'Not decided' }).first().click()
  await evaluator
    .getByRole('button', { name: /^Return\b/ })
    .last()
    .click()
  await evaluator.getByLabel(/Remark to the client/i).fill('The permit is of last year.')
  await evaluator
    .getByRole('button', { name: /^Return$/ })
    .last()
    .click()
  await act(evaluator, 'Return to client', { 'Remarks to the client': 'The permit is of last year.' })
}
