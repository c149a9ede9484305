import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { desk, registerHere } from '../steps/accounts.ts'
import { countAnswers, expectAtMost } from '../steps/answer-count.ts'
import { answerSections, attachAtOnce, submitFromDocuments } from '../steps/application.ts'
import { answersOfCooperative, fillRegistration } from '../steps/business.ts'
import { downloadDocument, readQr } from '../steps/certificate.ts'
import { portalDay } from '../steps/clock.ts'
import { decideAndPrint, desksOf, orderPayment } from '../steps/desks.ts'
import { payOverTheCounter } from '../steps/payment.ts'
import { pdfOf } from '../steps/pdf.ts'
import {
  act,
  decideDocuments,
  fillRatios,
  openTransaction,
  startEvaluation,
  writeMemorandum,
} from '../steps/transaction.ts'
import { fileField } from '../steps/uploads.ts'
import { SCREEN_WAIT, UPLOAD_WAIT } from '../steps/waits.ts'

/** A cooperative answers more than a sole proprietor: all of its capital, its manager, and its board. */
const MOST = { clicks: 43, typed: 37 }
const DUE = '4,030.00'
const POLICY = 'Cargo or liability insurance policy'

test('a cooperative is returned twice and refused a payment once, and holds its certificate in the end', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const count = await countAnswers(page)
  await page.goto(paths.home())
  await page.getByRole('link', { name: 'Apply for accreditation' }).first().click()
  await page.getByRole('link', { name: 'Start now' }).click()
  await registerHere(page, 'teresa.cooperates@journey.example')
  await page.getByRole('link', { name: 'Register a business' }).click({ timeout: SCREEN_WAIT })
  await fillRegistration(page, { name: 'Bayanihan Journey Cooperative', tin: '012 345 006' }, /^Cooperative/)
  await page.getByRole('button', { name: 'Start the application' }).click({ timeout: SCREEN_WAIT })
  await answerSections(page, ['International'], answersOfCooperative)
  await attachAtOnce(page)
  const reference = await submitFromDocuments(page)
  expectAtMost('A cooperative, from /home to the submitted application', count(), MOST)

  const desks = desksOf(browser, 'sea')
  const evaluator = await desks('evaluator')
  await startEvaluation(evaluator, reference)
  await returnPolicy(evaluator, 'The policy ends too soon. Send the renewed one.')
  await answerReturn(page, reference, 'The policy ends too soon. Send the renewed one.')
  await resume(evaluator)
  await returnPolicy(evaluator, 'The second page is missing.')
  await answerReturn(page, reference, 'The second page is missing.')
  await resume(evaluator)
  await decideDocuments(evaluator)
  await fillRatios(evaluator)
  await writeMemorandum(evaluator)
  await act(evaluator, 'Endorse for review')
  const reviewer = await desks('reviewer')
  await openTransaction(reviewer, 'for-review', reference)
  const cashier = await orderPayment({ desks, reference }, reviewer)
  await payOverTheCounter(page, reference, DUE)
  await openTransaction(cashier, 'payment-validation', reference)
  await act(cashier, 'Refuse payment', { Reason: 'The slip cannot be read.' })
  await openOwn(page, reference)
  await expect(
    page.getByRole('heading', { name: 'Your payment was refused: correct it and send it again' }),
  ).toBeVisible()
  await expect(page.getByText('The slip cannot be read.').first()).toBeVisible()
  await payOverTheCounter(page, reference, DUE)
  const second = await desk(browser, 'cashier2.sea')
  await openTransaction(second, 'payment-validation', reference)
  await act(second, 'Validate payment', { 'Received on': await portalDay(second), 'Amount received': DUE })

  await page.goto(paths.myApplications())
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click({ timeout: SCREEN_WAIT })
  await decideAndPrint({ desks, reference })
  await page.reload()
  const address = readQr(await downloadDocument(page, 'Certificate of accreditation'))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  await expect(page.getByText('International').first()).toBeVisible()
})

async function returnPolicy(evaluator: Page, remark: string): Promise<void> {
  await decideDocuments(evaluator, { insurance: remark })
  await act(evaluator, 'Return to client', { 'Remarks to the client': 'One document only.' })
}

async function resume(evaluator: Page): Promise<void> {
  await evaluator.reload()
  await evaluator.getByRole('button', { name: 'Resume evaluation', exact: true }).click({ timeout: SCREEN_WAIT })
}

async function openOwn(page: Page, reference: string): Promise<void> {
  await page.goto(paths.forClientsAction())
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click({ timeout: SCREEN_WAIT })
}

/** The client reads why the policy came back, and sends another. */
async function answerReturn(page: Page, reference: string, remark: string): Promise<void> {
  await openOwn(page, reference)
  const policy = page.getByRole('region', { name: POLICY })
  await expect(policy.getByText(remark)).toBeVisible()
  await fileField(policy, POLICY).setInputFiles(await pdfOf(`Policy after ${remark}`))
  await expect(policy.getByText('Date needed')).toBeVisible({ timeout: UPLOAD_WAIT })
  await policy.getByPlaceholder('e.g. 31 Dec 2026').fill(await portalDay(page, { years: 2 }))
  await page.keyboard.press('Enter')
  await expect(policy.getByText('Answered')).toBeVisible()
  await page.getByRole('button', { name: 'Resubmit' }).click()
  await expect(page.getByText('Sent back to the agency.')).toBeVisible()
}
