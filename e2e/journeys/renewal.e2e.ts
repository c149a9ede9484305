import { paths } from '@lading/contract/paths'
import { expect, test } from '../steps/journey.ts'
import { signIn } from '../steps/accounts.ts'
import { countAnswers } from '../steps/answer-count.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { referenceOn } from '../steps/desks.ts'
import { evaluateByCalls, issueByCalls } from '../steps/desks-by-calls.ts'
import { idOn, transactionOf } from '../steps/people-by-calls.ts'

// Of the demonstration: accredited by sea until two months from its first day, with an accreditation that is renewed in time.
const BUSINESS = 'Bayani Freight Forwarders, Inc.'
/** NVOCC with international scope, and the stamp. */
const DUE = '6530.00'

test('an unchanged accreditation is renewed in time with a few presses, and the old certificate keeps its page', async ({
  page,
  browser,
}) => {
  const counted = await countAnswers(page)
  await signIn(page, 'customer@lading.example')
  const before = counted()
  await page.getByRole('link', { name: 'Renewal', exact: true }).click()
  const card = page.getByRole('region', { name: BUSINESS })
  await expect(card.getByText('₱2,000.00')).toBeVisible()

  await card.getByRole('button', { name: /^Renew/ }).click()
  await expect(page.getByText('13 of 13 sections are still to be looked at.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit the application' })).toBeDisabled()
  await page.getByRole('button', { name: 'Still right Scope of accreditation' }).click()
  await page.getByRole('button', { name: 'All of them are still right' }).click()
  await expect(page.getByText('Look at this')).toHaveCount(0)
  await attachAll(page)
  await declareAndSubmit(page, 'Submit the application')
  await expect(page.getByText('Your application was submitted')).toBeVisible()
  const after = counted()
  // The menu, the renewal, two presses for what is known, two notices and the submission; typed are the signature and the
  // days of two documents.
  expect({ typed: after.typed - before.typed, clicks: after.clicks - before.clicks }).toEqual({ typed: 3, clicks: 7 })

  const accreditation_id = idOn(page)
  const id = await transactionOf(page, await referenceOn(page))
  const filed = { side: 'sea', client: page, id, accreditation_id } as const
  await evaluateByCalls(filed)
  await issueByCalls({ ...filed, due: DUE })
  await page.goto(paths.myApplication(accreditation_id))
  const certificate = await downloadDocument(page, 'Certificate of accreditation')
  expect(signatureOf(certificate)).toContain('Signature is Valid')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await readQr(certificate))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/not in force yet/)
})
