import { paths } from '@lading/contract/addresses/paths'
import type { ShownListName } from '@lading/domain/workflow/lists/lists'
import { expect, type Page } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import { SCREEN_WAIT } from './waits.ts'

/** Opens a transaction from the list where it waits. */
export async function openTransaction(page: Page, list: ShownListName, reference: string): Promise<void> {
  await page.goto(`${paths.staffList(list)}?search=${reference}`)
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click({ timeout: SCREEN_WAIT })
  await expect(page.getByRole('heading', { name: 'What you may do now' })).toBeVisible({ timeout: SCREEN_WAIT })
}

/** An evaluator opens what waits for evaluation, and takes it. */
export async function startEvaluation(evaluator: Page, reference: string): Promise<void> {
  await openTransaction(evaluator, 'for-evaluation', reference)
  await evaluator.getByRole('button', { name: 'Start evaluation', exact: true }).click()
}

/** Makes an act of the transaction: its button, the answers it asks, and the confirmation. */
export async function act(page: Page, label: string, answers: Record<string, string | true> = {}): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label })
  for (const [question, answer] of Object.entries(answers)) {
    const field = dialog.getByLabel(new RegExp(`^${question}`)).first()
    await (answer === true ? field.check() : field.fill(answer))
  }
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** Accepts every document that is not decided yet, but returns those named, with a remark. */
export async function decideDocuments(page: Page, returned: Record<string, string> = {}): Promise<void> {
  await openPart(page, 'Documents')
  const list = page.getByRole('list', { name: 'Checklist' })
  // All lines come at once; a transaction may need none.
  await expect(list.getByRole('listitem').first().or(page.getByText('No documents required'))).toBeVisible()
  for (;;) {
    const open = list.getByRole('button').filter({ hasText: 'Not decided' }).first()
    if ((await open.count()) === 0) return
    const words = ensure(await open.textContent())
    await open.click()
    const left = await list.getByRole('button').filter({ hasText: 'Not decided' }).count()
    const remark = Object.entries(returned).find(([name]) => words.includes(name))?.[1]
    if (remark) {
      await page
        .getByRole('button', { name: /^Return\b/ })
        .last()
        .click()
      await page.getByLabel(/Remark to the client/i).fill(remark)
      await page
        .getByRole('button', { name: /^Return$/ })
        .last()
        .click()
    } else {
      await page.getByRole('button', { name: /^Accept/ }).click()
    }
    await expect(list.getByRole('button').filter({ hasText: 'Not decided' })).toHaveCount(left - 1)
  }
}

/** The figures of field facts, section 4.2: they pass. */
export async function fillRatios(page: Page): Promise<void> {
  await openPart(page, 'Capital')
  const figures: Record<string, string> = {
    'Current assets': '2400000',
    'Total assets': '5000000',
    'Current liabilities': '1200000',
    'Total liabilities': '1600000',
    'Paid-up capital': '6000000',
    Equity: '3400000',
    Revenue: '9000000',
    'Net income': '270000',
  }
  for (const [line, amount] of Object.entries(figures)) {
    await page
      .getByRole('textbox', { name: new RegExp(`^${line}`) })
      .first()
      .fill(amount)
  }
  await page.getByRole('button', { name: 'Save and compute' }).click()
  await expect(page.getByText('The figures are saved and the ratios computed.')).toBeVisible()
}

export async function writeMemorandum(page: Page): Promise<void> {
  await openPart(page, 'Memorandum')
  await page.getByLabel(/^Findings/).fill('All documents are genuine, complete and valid. Capital and cover suffice.')
  await page.getByRole('textbox', { name: /^Recommendation/ }).fill('Approval is recommended.')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText('The memorandum is saved.')).toBeVisible()
}
