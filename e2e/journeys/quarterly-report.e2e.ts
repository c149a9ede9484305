import { paths } from '@lading/contract/paths'
import { ensure } from '@lading/domain/ensure'
import { expect, test, type Page } from '../steps/journey.ts'
import { signIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { portalDay } from '../steps/clock.ts'
import { desksOf, referenceOn } from '../steps/desks.ts'
import { payPenaltyByCalls } from '../steps/desks-by-calls.ts'
import { payOverTheCounter } from '../steps/payment.ts'
import { act, decideDocuments, openPart, openTransaction, startEvaluation } from '../steps/transaction.ts'

// Of the demonstration: accredited by air, and late with the report of a quarter.
const OWED = /^File: Quarterly report Perlas ng Silangan.*Airfreight forwarders/
const EMPTY = ['B. Consolidation', 'C. Breakbulking', 'D. Serial numbers']
// Who pays a penalty, and who receives it, do what they do with a fee; in the proof through their screens.
const isProof = process.env.LADING_PROOF === 'full'

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

test('a pasted report says which lines are wrong, is filed late, and its penalty is paid', async ({
  page,
  browser,
}) => {
  await signIn(page, 'customer@lading.example')
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
  await openPart(evaluator, 'Report')
  await expect(evaluator.getByRole('row', { name: /Korean Air/ })).toBeVisible()
  const due = await totalOf(evaluator)
  await act(evaluator, 'Accept with penalty')

  await page.goto(own)
  await expect(page.getByRole('region', { name: 'Penalty' }).getByText(`₱${due}`).first()).toBeVisible()
  if (isProof) {
    const cashier = await desks('cashier')
    await openTransaction(cashier, 'order-of-payment', reference)
    await act(cashier, 'Issue order of payment')
    await payOverTheCounter(page, reference, due)
    await cashier.reload()
    const received = { 'Received on': await portalDay(page), 'Amount received': due.replaceAll(',', '') }
    await act(cashier, 'Validate payment', received)
  } else await payPenaltyByCalls({ side: 'air', client: page, due: due.replaceAll(',', '') })
  await page.goto(own)
  await expect(page.getByText('The report is accepted.').first()).toBeVisible()
})

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
