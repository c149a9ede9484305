import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import type { SectionAnswers } from './business.ts'
import { dayOnFaceOf } from './clock.ts'
import { pdfOf } from './pdf.ts'
import { fileField } from './uploads.ts'
import { SCREEN_WAIT, UPLOAD_WAIT } from './waits.ts'

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
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await attachAll(page)
  return submitFromDocuments(page)
}

/** Answers the open application section by section, from the scopes on, for a business of which only name, form and TIN are known. */
export async function answerSections(page: Page, scopes: readonly string[], answers: SectionAnswers): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope, exact: true }).check()
  await saveSection(page)
  for (const [section, answer] of answers) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await answer(page)
    await saveSection(page)
  }
}

/** Saves the open section of an application and goes on to the next. */
const saveSection = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save and continue' }).click()

/** From the documents on: review, delivery, declaration, signature. Returns the reference. */
export async function submitFromDocuments(page: Page, { onPaper = false } = {}): Promise<string> {
  await page.getByRole('link', { name: 'Continue' }).click()

  if (onPaper) await page.getByRole('radio', { name: /^On paper, picked up/ }).check()
  await declareAndSubmit(page, 'Submit the application')
  await expect(page.getByText('Your application was submitted')).toBeVisible({ timeout: SCREEN_WAIT })
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
  await page.getByLabel(/^Signature/).fill(await nameToSign(page))
  await page.getByRole('button', { name: label }).click()
}

/** The name of the account that signs, as the field says. */
async function nameToSign(page: Page): Promise<string> {
  const hint = await page.getByText(/Type it as /).textContent()
  return ensure(/Type it as (.+?)(?: or .+)?\.$/.exec(ensure(hint))?.[1])
}

const documents = (page: Page) => page.getByRole('list', { name: 'Requirements' }).getByRole('listitem')
const documentCalled = (page: Page, name: string) =>
  documents(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Attaches a file to every document that is needed, one after another, with its day where one is asked. */
export async function attachAll(page: Page): Promise<void> {
  const lines = documents(page).filter({ has: page.getByText(/^Needed/) })
  // A list that is not drawn yet has no line either.
  const none = page.getByRole('heading', { name: 'No document is needed' })
  await expect(documents(page).or(none).first()).toBeVisible()
  while ((await lines.count()) > 0) {
    const name = ensure(await lines.first().getByRole('heading').textContent())
    await fileField(documentCalled(page, name), name).setInputFiles(await pdfOf(name))
    await dateDocument(page, name)
  }
}

/** Attaches a file to every document that is needed, all chosen at once, with the days that are asked. */
export async function attachAtOnce(page: Page): Promise<void> {
  const needed = documents(page).filter({ has: page.getByText(/^Needed/) })
  await expect(needed.first()).toBeVisible()
  const names = await needed.getByRole('heading').allTextContents()
  await page.getByLabel('Several files').setInputFiles(await Promise.all(names.map(pdfOf)))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Upload ${names.length} files` }).click()
  await expect(dialog).toBeHidden({ timeout: 2 * UPLOAD_WAIT }) // it closes once all have arrived, and lies over the days
  for (const name of names) await dateDocument(page, name)
}

/** Waits until a document has arrived, and answers its day where one is asked. */
async function dateDocument(page: Page, name: string): Promise<void> {
  const document = documentCalled(page, name)
  await expect(document.getByText(/^(Ready|Date needed)$/)).toBeVisible({ timeout: UPLOAD_WAIT })
  if ((await document.getByText('Date needed').count()) === 0) return
  await document.getByPlaceholder('e.g. 31 Dec 2026').fill(await dayOnFaceOf(page, name))
  await page.keyboard.press('Enter')
  await expect(document.getByText(/^Ready$/)).toBeVisible()
}
