import { paths } from '@lading/contract/addresses/paths'
import type { Browser } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import { expect } from '../steps/journey.ts'
import { certificateOf } from '../steps/accreditations.ts'
import { signedIn } from '../steps/accounts.ts'
import { countAnswers } from '../steps/answer-count.ts'
import { downloadDocument, expectVerdict, readQr, signatureOf } from '../steps/certificate.ts'
import { test } from '../steps/own-portal.ts'
import { idOn } from '../steps/people-by-calls.ts'
import { confirmWhatIsKnown, decideRenewal, fileRenewal, followToRenewals } from '../steps/renewal.ts'
import { DAYS_PASSED_WAIT, SCREEN_WAIT } from '../steps/waits.ts'

// Of the demonstration: accredited by sea until two months from its first day, with an accreditation that is renewed in time.
const BUSINESS = 'Bayani Freight Forwarders, Inc.'
/** NVOCC with international scope, and the stamp. */
const DUE = '6530.00'
/** By then the earlier term has ended. */
const TWO_MONTHS = 70

test('an accreditation is renewed in time from its notice with a few presses; in the proof the days pass until it is replaced', async ({
  page,
  browser,
  portal,
}) => {
  const counted = await countAnswers(page)
  await signedIn(page, 'customer@lading.example')
  await page.goto(paths.dashboard())
  const former = portal && readQr((await certificateOf(page, BUSINESS)).file)
  await followToRenewals(page, new RegExp(`Renewal is open: .*${BUSINESS}`))
  const before = counted()
  const card = page.getByRole('region', { name: BUSINESS })
  await expect(card.getByText('₱2,000.00')).toBeVisible()

  await card.getByRole('button', { name: /^Renew/ }).click()
  const known = page.getByText('13 of 13 sections are still to be looked at.')
  await expect(known).toBeVisible({ timeout: SCREEN_WAIT })
  await expect(page.getByRole('button', { name: 'Submit the application' })).toBeDisabled()
  await confirmWhatIsKnown(page)
  await fileRenewal(page)
  const after = counted()
  // The renewal, two presses for what is known, three files, two notices and the submission; typed are the signature and the
  // days of two documents, each into a field that is pressed first.
  expect({ typed: after.typed - before.typed, clicks: after.clicks - before.clicks }).toEqual({ typed: 3, clicks: 12 })

  const accreditation_id = idOn(page)
  await decideRenewal(browser, page, DUE)
  await page.goto(paths.myApplication(accreditation_id))
  const certificate = await downloadDocument(page, 'Certificate of accreditation')
  expect(signatureOf(certificate)).toContain('Signature is Valid')
  const renewed = readQr(certificate)
  await (await expectVerdict(browser, renewed, /not in force yet/)).close()
  if (!portal) return

  await portal.passDays(TWO_MONTHS)
  await expectReplaced(browser, ensure(former), renewed)
})

/** What strangers read behind both codes, once a background job has ended the earlier term. */
async function expectReplaced(browser: Browser, former: string, renewed: string): Promise<void> {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(former)
  // Loaded anew: to an address with a code behind it, the page that shows it already would not be left.
  await expect(async () => {
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Replaced')
  }).toPass({ timeout: DAYS_PASSED_WAIT })
  await stranger.getByRole('link', { name: 'See the certificate in its place' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  const second = await expectVerdict(browser, renewed, 'Genuine and current')
  await expect(second.getByText(BUSINESS).first()).toBeVisible()
}
