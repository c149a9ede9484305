import { paths } from '@lading/contract/paths'
import { expect, test } from '../steps/journey.ts'
import { signIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { portalDay } from '../steps/clock.ts'
import { desksOf, referenceOn } from '../steps/desks.ts'
import { pdfOf } from '../steps/pdf.ts'
import { act, decideDocuments, openTransaction, startEvaluation } from '../steps/transaction.ts'

// Of the demonstration: accredited by air, and without cover for some days.
const OWED = /^File: Insurance coverage Perlas ng Silangan.*Airfreight forwarders/

test('a policy that came late costs a penalty, and who asks to be excused is excused', async ({ page, browser }) => {
  await signIn(page, 'customer@lading.example')
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
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await declareAndSubmit(page, 'Submit the report')
  await expect(page.getByRole('heading', { name: 'Your report was submitted' })).toBeVisible()
  const own = page.url()
  const reference = await referenceOn(page)

  const desks = desksOf(browser, 'air')
  const evaluator = await desks('evaluator')
  await startEvaluation(evaluator, reference)
  await decideDocuments(evaluator)
  await act(evaluator, 'Accept with penalty')

  await page.goto(own)
  await expect(page.getByText('₱5,000.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Ask to be excused from the penalty' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to be excused from the penalty' })
  await dialog.getByLabel(/^Reason/).fill('The insurer was late to renew.')
  const letter = dialog.getByRole('group', { name: 'Signed letter to the agency' })
  await letter.getByLabel('Signed letter to the agency', { exact: true }).setInputFiles(await pdfOf('Letter'))
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog).toBeHidden()

  const approver = await desks('approver')
  await openTransaction(approver, 'for-approval', reference)
  await act(approver, 'Condone the penalty', { 'Number of the order': 'CO-2026-004', Grounds: 'Granted.' })
  await page.goto(own)
  await expect(page.getByText('The report is accepted.').first()).toBeVisible()
})
