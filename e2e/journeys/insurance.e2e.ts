import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { portalDay } from '../steps/clock.ts'
import { desksOf } from '../steps/desks.ts'
import { payPenaltyByCalls } from '../steps/desks-by-calls.ts'
import { fileAsOthers } from '../steps/filing.ts'
import { idOn } from '../steps/people-by-calls.ts'
import { payOverTheCounter } from '../steps/payment.ts'
import { act, decideDocuments, openTransaction, startEvaluation } from '../steps/transaction.ts'

// Of the demonstration: accredited by air, and without cover for some days.
const OWED = /^File: Insurance coverage Perlas ng Silangan.*Airfreight forwarders/
const DUE = '5,000.00'
// Who pays a penalty, and who receives it, do what they do with a fee; in the proof through their screens.
const isProof = process.env.LADING_PROOF === 'full'

test('a policy that came late costs a penalty, and once that is paid it is accepted', async ({ page, browser }) => {
  await signedIn(page, 'customer@lading.example')
  await page.goto(paths.reports())
  await page.getByRole('row', { name: OWED }).getByRole('link').click()
  await page.getByLabel(/^Policy number/).fill('CL-2026-7001')
  await page.getByLabel(/^Amount of cover/).fill('2000000')
  await page.getByRole('textbox', { name: /^Cover starts on/ }).fill(await portalDay(page))
  await page.getByRole('textbox', { name: /^Cover ends on/ }).fill(await portalDay(page, { years: 1 }))
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Scope of cover/).fill('Cargo liability')
  await page.getByLabel(/^Territory/).fill('Worldwide')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  const reference = await fileAsOthers(page, 'report')
  const own = paths.report(idOn(page))

  const desks = desksOf(browser, 'air')
  const evaluator = await desks('evaluator')
  await startEvaluation(evaluator, reference)
  await decideDocuments(evaluator)
  await act(evaluator, 'Accept with penalty')

  await page.goto(own)
  await expect(page.getByText(`₱${DUE}`).first()).toBeVisible()
  if (isProof) {
    const cashier = await desks('cashier')
    await openTransaction(cashier, 'order-of-payment', reference)
    await act(cashier, 'Issue order of payment')
    await payOverTheCounter(page, reference, DUE)
    await cashier.reload()
    await act(cashier, 'Validate payment', { 'Received on': await portalDay(page), 'Amount received': '5000.00' })
  } else await payPenaltyByCalls({ side: 'air', client: page, due: '5000.00' })
  await page.goto(own)
  await expect(page.getByText('The report is accepted.').first()).toBeVisible()
})
