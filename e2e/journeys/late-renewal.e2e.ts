import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { certificateOf } from '../steps/accreditations.ts'
import { signedIn } from '../steps/accounts.ts'
import { downloadDocument, expectVerdict, readQr } from '../steps/certificate.ts'
import { idOn } from '../steps/people-by-calls.ts'
import { confirmWhatIsKnown, decideRenewal, fileRenewal, followToRenewals } from '../steps/renewal.ts'

// Of the demonstration: its accreditation by sea ran out twenty days before the first day.
const BUSINESS = 'Galyon Freight Solutions and Company, Ltd.'
/** International, with one branch: 4,000 and 1,000, as much again for the days, and two stamps. */
const DUE = '10,060.00'

test('twenty days late a renewal costs its surcharges, and the old certificate says that another took its place', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'customer3@lading.example')
  const { file } = await certificateOf(page, BUSINESS)
  const stranger = await expectVerdict(browser, readQr(file), 'Expired')

  await followToRenewals(page, new RegExp(`expired.*${BUSINESS}`))
  await page
    .getByRole('region', { name: BUSINESS })
    .getByRole('button', { name: /^Renew/ })
    .click()
  await confirmWhatIsKnown(page)
  await expect(page.getByText(`₱${DUE}`).first()).toBeVisible()
  await fileRenewal(page)

  const accreditation_id = idOn(page)
  await decideRenewal(browser, page, DUE.replaceAll(',', ''))
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Replaced')
  await expect(stranger.getByRole('link', { name: 'See the certificate in its place' })).toBeVisible()
  await page.goto(paths.myApplication(accreditation_id))
  const renewed = readQr(await downloadDocument(page, 'Certificate of accreditation'))
  const second = await expectVerdict(browser, renewed, 'Genuine and current')
  await expect(second.getByText(BUSINESS).first()).toBeVisible()
})
