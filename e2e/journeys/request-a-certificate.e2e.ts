import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Browser, type Page } from '../steps/journey.ts'
import { setPasswordByMail, signedIn } from '../steps/accounts.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { issueByCalls } from '../steps/desks-by-calls.ts'
import { desksOf, evaluateAsOthers, workThroughDesks } from '../steps/desks.ts'
import { fileByHand } from '../steps/filing.ts'
import { act, openPart, openTransaction } from '../steps/transaction.ts'
import { SCREEN_WAIT } from '../steps/waits.ts'

const CUSTOMER = 'customer@lading.example'
const FREE_OF_CASES = 'Bayani Freight Forwarders, Inc.'
// In the demonstration a suspension by air was asked for against it; another journey changes its name.
const ACCUSED = /^Perlas ng Silangan/
const PHONE = { width: 390, height: 844 }
// But for the letter the desks do with a request what they do with an application; in the proof through their screens.
const isProof = process.env.LADING_PROOF === 'full'

test('a business without a case gets the certification, and a stranger verifies it', async ({ page, browser }) => {
  await signedIn(page, CUSTOMER)
  await getCertification(page, browser, { side: 'sea', agency: 'Sea freight forwarders', business: FREE_OF_CASES })
})

test('the owner of a business that came to the portal long ago gets the certification by air, with a phone in the hand', async ({
  page,
  browser,
}) => {
  test.skip(!isProof, 'the other agency goes the same way')
  await page.setViewportSize(PHONE)
  await setPasswordByMail(page, 'owner@lakambini.example')
  const business = 'Lakambini Cargo Logistics, Inc.'
  await getCertification(page, browser, { side: 'air', agency: 'Airfreight forwarders', business })
})

test('while a case is pending the request is rejected, and the client gets the notice', async ({ page, browser }) => {
  test.skip(!isProof, 'the acts of a rejection are those of a disapproval, which another journey goes')
  await page.setViewportSize(PHONE)
  await signedIn(page, CUSTOMER)
  const reference = await askFor(page, ACCUSED, 'Airfreight forwarders')
  const evaluated = async (evaluator: Page) => {
    await search(evaluator, /Suspension/)
    await expect(evaluator.getByText(/Endorse the request for review: the reviewer rejects it\.$/)).toBeVisible()
    await expect(evaluator.getByLabel(/^Text of the certification/)).toHaveCount(0)
  }
  const desks = desksOf(browser, 'air')
  await evaluateAsOthers({ desks, side: 'air', client: page, reference, evaluated })
  const reviewer = await desks('reviewer')
  await openTransaction(reviewer, 'for-review', reference)
  await openPart(reviewer, 'Certification')
  await expect(reviewer.getByText(/Suspension/).first()).toBeVisible()
  await act(reviewer, 'Reject the request', { Grounds: 'A case is pending before this office.' })

  await openOwn(page, reference)
  await expect(page.getByText('Request rejected').first()).toBeVisible()
  await expect(page.getByText('A case is pending before this office.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notice of denial (PDF)' })).toBeVisible({ timeout: SCREEN_WAIT })
})

interface Asking {
  readonly side: 'sea' | 'air'
  readonly agency: string
  readonly business: string
}

/** From the request of a business without a case to what a stranger reads of its certification. */
async function getCertification(page: Page, browser: Browser, { side, agency, business }: Asking): Promise<void> {
  const reference = await askFor(page, business, agency)
  const evaluated = (evaluator: Page) => searchAndWrite(evaluator, /^No case is pending$/)
  const work = { desks: desksOf(browser, side), client: page, reference, due: '460.00', evaluated }
  if (isProof) await workThroughDesks(work)
  else {
    const id = await evaluateAsOthers({ ...work, side })
    await issueByCalls({ ...work, side, id })
  }

  await openOwn(page, reference)
  const certification = await downloadDocument(page, 'Certification')
  expect(signatureOf(certification)).toContain('Signature is Valid')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(readQr(certification))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine')
  await expect(stranger.getByText(business).first()).toBeVisible()
  await expect(stranger.getByText('Compare the document carefully.')).toHaveCount(0)
}

/** Asks that no case is pending, in two copies; no document is needed. Returns the reference. */
async function askFor(page: Page, business: string | RegExp, side: string): Promise<string> {
  await page.goto(paths.newRequest())
  await page.getByRole('radio', { name: business }).check()
  await page.getByRole('radio', { name: side }).check()
  await page.getByRole('radio', { name: 'Request for certificate' }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await page.getByRole('combobox', { name: /^Certification/ }).click()
  await page.getByRole('option', { name: 'That no case is pending' }).click()
  await page.getByLabel(/^Purpose/).fill('Bidding for the transport of relief goods.')
  await page.getByLabel(/^Copies/).fill('2')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  return fileByHand(page, 'request')
}

/** The evaluator searches the cases. */
async function search(evaluator: Page, found: RegExp): Promise<void> {
  await openPart(evaluator, 'Certification')
  await evaluator.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(evaluator.getByText(found).first()).toBeVisible()
}

/** The evaluator searches the cases, keeps the proposed letter and improves it. */
async function searchAndWrite(evaluator: Page, found: RegExp): Promise<void> {
  await search(evaluator, found)
  await evaluator.getByRole('button', { name: 'Save as version 1' }).click()
  const letter = evaluator.getByLabel(/^Text of the certification/)
  await expect(evaluator.getByRole('button', { name: 'Save as version 2' })).toBeVisible()
  await letter.fill(`${await letter.inputValue()}\n\nIssued in two copies.`)
  await evaluator.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(evaluator.getByText(/^Version 2, written by /)).toBeVisible()
}

/** The page of a request, as its business finds it again. */
async function openOwn(page: Page, reference: string): Promise<void> {
  await page.goto(paths.requests())
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Issued documents' })).toBeVisible()
}
