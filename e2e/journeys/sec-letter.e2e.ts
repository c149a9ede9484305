import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { desksOf, evaluateAsOthers, workThroughDesks } from '../steps/desks.ts'
import { issueByCalls } from '../steps/desks-by-calls.ts'
import { fileAsOthers } from '../steps/filing.ts'
import { openPart } from '../steps/transaction.ts'

// Of the demonstration: accredited by sea, and its name stays as it is.
const BUSINESS = 'Bayani Freight Forwarders, Inc.'
const CLAUSE = 'To engage in freight forwarding by sea, in consolidation and in warehousing connected with it.'
// But for the letter the desks do with a request what they do with an application; in the proof through their screens.
const isProof = process.env.LADING_PROOF === 'full'

test('a business asks for a letter to the SEC, and a stranger reads what it recommends', async ({ page, browser }) => {
  await signedIn(page, 'customer@lading.example')
  const reference = await askForLetter(page)
  const work = { desks: desksOf(browser, 'sea'), client: page, reference, due: '230.00', evaluated: writeLetter }
  if (isProof) await workThroughDesks(work)
  else {
    const id = await evaluateAsOthers({ ...work, side: 'sea' })
    await issueByCalls({ ...work, side: 'sea', id })
  }

  await page.goto(paths.requests())
  await page.getByRole('link', { name: reference }).click()
  const letter = await downloadDocument(page, 'Recommendation to the SEC')
  expect(signatureOf(letter)).toContain('Signature is Valid')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(readQr(letter))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  for (const stated of [BUSINESS, CLAUSE, 'Amendment of the purpose clause', '₱20,000,000.00'])
    await expect(stranger.getByText(stated).first()).toBeVisible()
})

/** Asks the agency to recommend another purpose clause and capital to the SEC. Returns the reference. */
async function askForLetter(page: Page): Promise<string> {
  await page.goto(paths.newRequest())
  await page.getByRole('radio', { name: BUSINESS }).check()
  await page.getByRole('radio', { name: 'Sea freight forwarders' }).check()
  await page.getByRole('radio', { name: 'Request for SEC recommendation' }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await page.getByRole('combobox', { name: /^SEC action/ }).click()
  await page.getByRole('option', { name: 'Amendment of the purpose clause' }).click()
  await page.getByLabel(/^Proposed purpose clause/).fill(CLAUSE)
  await page.getByLabel(/^Proposed capital/).fill('20000000')
  await page.getByLabel(/^Proposed paid-up capital/).fill('8000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  return fileAsOthers(page, 'request')
}

/** The evaluator keeps the proposed letter, adds to it, and looks at what it will be. */
async function writeLetter(evaluator: Page): Promise<void> {
  await openPart(evaluator, 'Recommendation to the SEC')
  await evaluator.getByRole('button', { name: 'Save as version 1' }).click()
  const text = evaluator.getByLabel(/^Text of the recommendation/)
  await expect(evaluator.getByRole('button', { name: 'Save as version 2' })).toBeVisible()
  await text.fill(`${await text.inputValue()}\n\nThe business reported on time in the last two years.`)
  await evaluator.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(evaluator.getByText(/^Version 2, written by /)).toBeVisible()
  await evaluator.getByRole('button', { name: 'Preview version 2 as PDF' }).click()
  const preview = evaluator.getByRole('dialog', { name: 'Preview of the letter' })
  await expect(preview.getByText('Version 2, not signed').first()).toBeVisible()
  await evaluator.keyboard.press('Escape')
  await expect(preview).toBeHidden()
}
