import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { desk, registerHere } from '../steps/accounts.ts'
import { countAnswers, expectAtMost } from '../steps/answer-count.ts'
import { answerSections, attachAtOnce, submitFromDocuments } from '../steps/application.ts'
import { answersOfSoleProprietor, fillRegistration } from '../steps/business.ts'
import {
  act,
  decideDocuments,
  fillRatios,
  openTransaction,
  startEvaluation,
  writeMemorandum,
} from '../steps/transaction.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { portalDay } from '../steps/clock.ts'
import { payOverTheCounter } from '../steps/payment.ts'
import { DRAWN_WAIT, SCREEN_WAIT } from '../steps/waits.ts'

const MOST = { clicks: 40, typed: 29 }

test('a sole proprietor goes from the home page to the certificate in hand, and a stranger verifies it', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const business = 'Habagat Journey Lines'
  const count = await countAnswers(page)
  await page.goto(paths.home())
  await page.getByRole('link', { name: 'Apply for accreditation' }).first().click()
  await page.getByRole('link', { name: 'Start now' }).click()
  await registerHere(page, 'teresa.accredited@journey.example')
  await page.getByRole('link', { name: 'Register a business' }).click({ timeout: SCREEN_WAIT })
  await fillRegistration(page, { name: business, tin: '012 345 002' }, /^Sole/)
  await page.getByRole('button', { name: 'Start the application' }).click({ timeout: SCREEN_WAIT })
  await answerSections(page, ['Domestic'], answersOfSoleProprietor)
  await attachAtOnce(page)
  const reference = await submitFromDocuments(page, { onPaper: true })
  expectAtMost('From /home to the submitted application', count(), MOST)

  const evaluator = await desk(browser, 'evaluator.sea')
  await startEvaluation(evaluator, reference)
  await decideDocuments(evaluator)
  await fillRatios(evaluator)
  await writeMemorandum(evaluator)
  await act(evaluator, 'Endorse for review')

  const reviewer = await desk(browser, 'reviewer.sea')
  await openTransaction(reviewer, 'for-review', reference)
  await act(reviewer, 'Endorse for payment')
  const cashier = await desk(browser, 'cashier.sea')
  await openTransaction(cashier, 'order-of-payment', reference)
  await act(cashier, 'Issue order of payment')

  await payOverTheCounter(page, reference, '3,030.00')
  await cashier.reload()
  await act(cashier, 'Validate payment', { 'Received on': await portalDay(cashier), 'Amount received': '3030.00' })

  const recommender = await desk(browser, 'recommender.sea')
  await openTransaction(recommender, 'for-recommendation', reference)
  await act(recommender, 'Recommend approval', { 'I have read the memorandum': true })
  const approver = await desk(browser, 'approver.sea')
  await openTransaction(approver, 'for-approval', reference)
  await act(approver, 'Approve')

  const releasing = await desk(browser, 'releasing.sea')
  await openTransaction(releasing, 'for-printing', reference)
  await expect(async () => {
    await releasing.reload()
    await expect(releasing.getByRole('button', { name: 'Print and issue', exact: true })).toBeVisible()
  }).toPass({ timeout: DRAWN_WAIT })
  await act(releasing, 'Print and issue')
  await act(releasing, 'Mark ready for pickup', { 'When it can be picked up': 'Mornings' })

  await page.goto(paths.forClientsAction())
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click({ timeout: SCREEN_WAIT })
  await expect(page.getByRole('heading', { name: 'Pick up your certificate' })).toBeVisible()
  await expect(page.getByText('Mornings')).toBeVisible()
  await act(releasing, 'Release to claimant', {
    'Name of the claimant': 'Teresa Peñaflor',
    'Identification shown': 'Passport P1234567A',
    'Released on': await portalDay(releasing),
  })

  await page.reload()
  const certificate = await downloadDocument(page, 'Certificate of accreditation')
  expect(signatureOf(certificate)).toContain('Signature is Valid')
  const address = readQr(certificate)
  expect(new TextEncoder().encode(address).length).toBeLessThanOrEqual(350)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  await expect(stranger.getByText(business).first()).toBeVisible()
  await expect(stranger.getByText('Domestic').first()).toBeVisible()
})
