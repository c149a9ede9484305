import { paths } from '@lading/contract/paths'
import { expect, test } from '../steps/journey.ts'
import { certificateOf } from '../steps/accreditations.ts'
import { signIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { readQr } from '../steps/certificate.ts'
import { referenceOn } from '../steps/desks.ts'
import { evaluateByCalls, issueByCalls } from '../steps/desks-by-calls.ts'
import { idOn, transactionOf } from '../steps/people-by-calls.ts'

// Of the demonstration: its accreditation by sea ran out twenty days before the first day.
const BUSINESS = 'Galyon Freight Solutions and Company, Ltd.'
/** International, with one branch: 4,000 and 1,000, as much again for the days, and two stamps. */
const DUE = '10,060.00'

test('twenty days late a renewal costs its surcharges, and the old certificate leads to the new one', async ({
  page,
  browser,
}) => {
  await signIn(page, 'customer3@lading.example')
  const { file } = await certificateOf(page, BUSINESS)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await readQr(file))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Expired')

  await page.goto(paths.renewals())
  await page
    .getByRole('region', { name: BUSINESS })
    .getByRole('button', { name: /^Renew/ })
    .click()
  await page.getByRole('button', { name: 'Still right Scope of accreditation' }).click()
  await page.getByRole('button', { name: 'All of them are still right' }).click()
  await expect(page.getByText('Look at this')).toHaveCount(0)
  await expect(page.getByText(`₱${DUE}`).first()).toBeVisible()
  await attachAll(page)
  await declareAndSubmit(page, 'Submit the application')
  await expect(page.getByText('Your application was submitted')).toBeVisible()

  const accreditation_id = idOn(page)
  const id = await transactionOf(page, await referenceOn(page))
  const filed = { side: 'sea', client: page, id, accreditation_id } as const
  await evaluateByCalls(filed)
  await issueByCalls({ ...filed, due: DUE.replaceAll(',', '') })
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Replaced')
  await stranger.getByRole('link', { name: 'See the certificate in its place' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  await expect(stranger.getByText(BUSINESS).first()).toBeVisible()
})
