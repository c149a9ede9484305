import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { expect, test, type Page } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { desksOf, referenceOn } from '../steps/desks.ts'
import { lookInProof } from '../crawl/look-at-state.ts'
import { pdfOf } from '../steps/pdf.ts'
import { act, decideDocuments, openPart, openTransaction, startEvaluation } from '../steps/transaction.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

// Of the demonstration: accredited by air, and late with the report of a quarter.
const OWED = /^File: Quarterly report Perlas ng Silangan.*Airfreight forwarders/
const EMPTY = ['B. Consolidation', 'C. Breakbulking', 'D. Serial numbers']
const isProof = process.env.LADING_PROOF === 'full'
const REMARK = 'The airline counts 12 waybills on this route.'

/** As a spreadsheet copies them, with a mistake in the third and in the fourth line. */
const PASTED = [
  ['Airline', 'From', 'To', 'AWB', 'Chargeable weight', 'Freight charges', 'Commission'],
  ['Philippine Airlines', 'MNL', 'NRT', '38', '12450.5', '1,867,575.00', '93,378.75'],
  ['Cathay Pacific', 'CEB', 'HKG', 'about 20', '6020', '541,800.00', '27,090.00'],
  ['Philippine Airlines', 'MNL', 'NRT', '12', '3100', '248,000.00', '12,400.00'],
  ['Korean Air', 'MNL', 'ICN', '9', '1800', '162,000.00', '8,100.00'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

test('a pasted report says which lines are wrong, comes back for one line, and its penalty is condoned', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'customer@lading.example')
  await page.goto(paths.reports())
  await page.getByRole('row', { name: OWED }).getByRole('link').click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await pasteDirectCargo(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  for (const section of EMPTY) {
    await page.getByRole('region', { name: section }).getByLabel('No operation in this period').check()
    await page.getByRole('button', { name: 'Save and continue' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Change the part “A. Direct cargo”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the part “Period”' })).toHaveCount(0)
  await declareAndSubmit(page, 'Submit the report')
  await expect(page.getByRole('heading', { name: 'Your report was submitted' })).toBeVisible()
  const own = page.url()
  const reference = await referenceOn(page)

  const desks = desksOf(browser, 'air')
  const evaluator = await desks('evaluator')
  await startEvaluation(evaluator, reference)
  await decideDocuments(evaluator)
  await markLine(evaluator, /Korean Air/, REMARK)
  await act(evaluator, 'Return to client')
  await page.goto(own)
  await correctLine(page)

  await evaluator.reload()
  await evaluator.getByRole('button', { name: 'Start evaluation', exact: true }).click({ timeout: SCREEN_WAIT })
  await openPart(evaluator, 'Report')
  const asked = evaluator.getByRole('region', { name: 'Lines of A. Direct cargo asked before' })
  await expect(asked.getByText(REMARK)).toBeVisible()
  await expect(asked.getByRole('insertion')).toHaveText('12')
  const due = await totalOf(evaluator)
  await act(evaluator, 'Accept with penalty')

  await page.goto(own)
  await expect(page.getByRole('region', { name: 'Penalty' }).getByText(`₱${due}`).first()).toBeVisible()
  await lookInProof(page, 'a penalty')
  await askForCondonation(page)
  const approver = await desks('approver')
  await openTransaction(approver, 'for-approval', reference)
  await lookInProof(approver, 'a penalty to be condoned')
  await act(approver, 'Condone the penalty', { 'Number of the order': 'CO-2026-004', Grounds: 'Granted.' })
  await page.goto(own)
  await expect(page.getByText('The report is accepted.').first()).toBeVisible()
  const penalty = page.getByRole('region', { name: 'Penalty' })
  await expect(penalty.getByRole('row', { name: 'Remains to be paid ₱0.00' })).toBeVisible()
  await lookInProof(page, 'a penalty that was condoned')
  await evaluator.reload()
  await openPart(evaluator, 'Fee')
  await expect(
    evaluator.getByRole('row', { name: /Condoned Order CO-2026-004, by .+, approving officer/ }),
  ).toBeVisible()
})

/** Marks a line for the client, beside the line itself. */
async function markLine(evaluator: Page, line: RegExp, remark: string): Promise<void> {
  await openPart(evaluator, 'Report')
  await evaluator
    .getByRole('row', { name: line })
    .getByRole('button', { name: /^Mark for the client: Line \d of A. Direct cargo$/ })
    .click()
  const dialog = evaluator.getByRole('dialog', { name: /^Line \d of A. Direct cargo$/ })
  await dialog.getByLabel(/^Remark to the client/).fill(remark)
  await dialog.getByRole('button', { name: 'Mark for the client' }).click()
  await expect(dialog).toBeHidden()
}

/** The client reads what is wrong with one line, corrects that one, and sends the report back. */
async function correctLine(page: Page): Promise<void> {
  const line = page.getByRole('region', { name: /^Line \d$/ })
  await expect(line.getByText(REMARK)).toBeVisible()
  if (isProof) await seesImport(page)
  await line.getByRole('button', { name: /^Change line \d$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Change line \d$/ })
  await dialog.getByLabel(/^Air waybills/).fill('12')
  await dialog.getByRole('button', { name: 'Save the line' }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('Answered', { exact: true })).toBeVisible()
  await lookInProof(page, 'a line that was corrected')
  await page.getByRole('button', { name: 'Resubmit' }).click()
  await expect(page.getByText('Sent back to the agency.')).toBeVisible()
}

/** The client asks to be excused, with a reason and a letter. */
async function askForCondonation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask to be excused from the penalty' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to be excused from the penalty' })
  await dialog.getByLabel(/^Reason/).fill('The airline sent its figures late.')
  await lookInProof(page, 'a penalty to be excused from')
  const letter = dialog.getByRole('group', { name: 'Signed letter to the agency' })
  await letter.getByLabel('Signed letter to the agency', { exact: true }).setInputFiles(await pdfOf('Letter'))
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog).toBeHidden()
  await lookInProof(page, 'a condonation that was asked')
}

/** The dialog that corrects returned lines from a file: empty, and with lines it refuses. */
async function seesImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import or paste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import lines: A. Direct cargo' })
  await expect(dialog.getByLabel('Or paste the lines')).toBeVisible()
  await lookInProof(page, 'returned lines to be corrected')
  await dialog.getByLabel('Or paste the lines').fill(PASTED)
  await dialog.getByRole('button', { name: 'Import the lines' }).click()
  await expect(
    dialog
      .getByRole('alert')
      .or(dialog.getByText(/have to be corrected|Line \d/))
      .first(),
  ).toBeVisible()
  await lookInProof(page, 'returned lines that are refused')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Pastes four lines of section A, reads what is wrong with two of them, and sends those again. */
async function pasteDirectCargo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import or paste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import lines: A. Direct cargo' })
  await dialog.getByLabel('Or paste the lines').fill(PASTED)
  await dialog.getByRole('button', { name: 'Import the lines' }).click()
  await expect(dialog.getByText('2 lines were added. 2 have to be corrected.')).toBeVisible()
  await expect(dialog.getByText('Line 3, Air waybills: Enter a whole number.')).toBeVisible()
  await expect(dialog.getByText(/^Line 4, Air carrier: The same as an earlier line here/)).toBeVisible()

  const faulty = dialog.getByLabel('Lines to correct')
  const [header, ...lines] = (await faulty.inputValue()).split('\n')
  const corrected = [header, lines[0]?.replace('about 20', '21'), lines[1]?.replace('NRT', 'KIX')]
  await faulty.fill(corrected.join('\n'))
  await dialog.getByRole('button', { name: 'Import the lines' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Totals of A. Direct cargo' }).getByText('₱2,819,375.00')).toBeVisible()
}

/** What the penalty comes to, as the evaluator reads it before accepting: it rises by the month. */
async function totalOf(evaluator: Page): Promise<string> {
  const penalty = evaluator.getByRole('region', { name: 'Penalty' })
  await expect(penalty.getByText('PR-01', { exact: false })).toBeVisible()
  return ensure(/₱([\d,]+\.\d\d)$/.exec(await penalty.innerText()))[1] ?? ''
}
