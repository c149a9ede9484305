import { paths } from '@lading/contract/paths'
import { expect, type Page } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import { answersOfSoleProprietor } from './business.ts'
import { portalDay } from './clock.ts'
import { pdfOf } from './pdf.ts'
import { UPLOAD_WAIT } from './waits.ts'

/** Applies by sea for a business whose profile is complete: scopes, documents, declaration, signature. Returns the reference. */
export async function apply(page: Page, business: string, scopes: readonly string[]): Promise<string> {
  await page.goto(paths.newApplication())
  await page.getByRole('radio', { name: business }).check()
  await page.getByRole('button', { name: 'Start the application' }).click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope, exact: true }).check()
  await saveSection(page)
  for (const optional of ['Agents and principals', 'Branches']) {
    await expect(page.getByRole('heading', { name: optional })).toBeVisible()
    await saveSection(page)
  }
  return attachAndSubmit(page)
}

/** Applies by sea for a business of which only name, form and TIN are known: every section, documents, signature. */
export async function applyFromScratch(page: Page, scopes: readonly string[]): Promise<string> {
  await page.goto(paths.newApplication())
  await page.getByRole('button', { name: 'Start the application' }).click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope, exact: true }).check()
  await saveSection(page)
  for (const [section, answer] of answersOfSoleProprietor) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await answer(page)
    await saveSection(page)
  }
  return attachAndSubmit(page)
}

/** Saves the open section of an application and goes on to the next. */
export const saveSection = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save and continue' }).click()

/** Steps 2 and 3: every document that is asked, declaration, signature. Returns the reference. */
export async function attachAndSubmit(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()

  await declareAndSubmit(page, 'Submit the application')
  await expect(page.getByText('Your application was submitted')).toBeVisible()
  await expect(page.getByText(/Queue No\. \d{5}/).first()).toBeVisible()
  return ensure(
    await page
      .getByText(/^SFF-N-\d{4}-\d{6}$/)
      .first()
      .textContent(),
  )
}

/** Accepts the declaration and the privacy notice, signs and submits. */
export async function declareAndSubmit(page: Page, label: string): Promise<void> {
  await page.getByLabel('I declare this.').check()
  await page.getByLabel('I have read the privacy notice.').check()
  await page.getByLabel(/^Signature/).fill('Teresa Peñaflor')
  await page.getByRole('button', { name: label }).click()
}

/** Attaches a file to every document that is needed, with its day where one is asked. */
export async function attachAll(page: Page): Promise<void> {
  const lines = page
    .getByRole('list', { name: 'Requirements' })
    .getByRole('listitem')
    .filter({ has: page.getByText(/^Needed/) })
  while ((await lines.count()) > 0) {
    const line = lines.first()
    const name = ensure(await line.getByRole('heading').textContent())
    const whole = page
      .getByRole('list', { name: 'Requirements' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await whole
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pdfOf(name))
    await expect(whole.getByText(/^(Ready|Date needed)$/)).toBeVisible({ timeout: UPLOAD_WAIT })
    const dated = whole.getByText('Date needed')
    if ((await dated.count()) > 0) {
      await whole.getByPlaceholder('e.g. 31 Dec 2026').fill(await portalDay(page, { years: 2 }))
      await page.keyboard.press('Enter')
      await expect(whole.getByText(/^Ready$/)).toBeVisible()
    }
  }
}
