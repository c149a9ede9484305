import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { desk, signedIn } from '../steps/accounts.ts'
import { readQr } from '../steps/certificate.ts'
import { certificateOf } from '../steps/accreditations.ts'
import { lookInProof } from '../crawl/look-at-state.ts'
import { pdfOf } from '../steps/pdf.ts'

// Of the demonstration: accredited by sea, with a branch and with work under way.
const BUSINESS = 'Mactan International Movers, Inc.'
const isProof = process.env.LADING_PROOF === 'full'

test('an accreditation is given up, with what ends with it read before, and its QR page says so', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'customer3@lading.example')
  const { pane, number, file } = await certificateOf(page, BUSINESS)
  await pane.getByRole('link', { name: /^Surrender/ }).click()
  const approver = await desk(browser, 'approver.sea')
  if (isProof) await isDeclined(page, approver, number)
  await askWithLetter(page)
  await openRequest(approver, number)
  const request = approver.getByRole('region', { name: `Surrender of ${number}` })
  await request.getByRole('button', { name: 'Accept surrender' }).click()
  const answer = approver.getByRole('dialog', { name: 'Accept surrender' })
  await lookInProof(approver, 'a surrender to be accepted')
  await answer.getByRole('button', { name: 'Accept surrender' }).click()
  await expect(answer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: `Surrender of ${number}` }).getByText('Accepted')).toBeVisible()
  await lookInProof(page, 'a surrender that was accepted')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(readQr(file))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Surrendered')
  await expect(stranger.getByText(BUSINESS).first()).toBeVisible()
  await lookInProof(stranger, 'a certificate that was surrendered')
})

/** The client asks, having read what ends. */
async function askWithLetter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Surrender the accreditation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Surrender the accreditation' })
  const ends = dialog.getByRole('list', { name: 'What ends with it' })
  await expect(ends.getByText(/^Quarterly report SFF-P-/)).toBeVisible()
  await expect(ends.getByText(/ of the branch /)).toBeVisible()
  await lookInProof(page, 'a surrender to be asked')
  await dialog.getByLabel(/^Reason/).fill('The business no longer forwards freight.')
  const letter = dialog.getByRole('group', { name: 'Letter of cessation' })
  await letter.getByLabel('Letter of cessation', { exact: true }).setInputFiles(await pdfOf('Letter of cessation'))
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('region', { name: /^Surrender of / })
      .getByText('Requested')
      .first(),
  ).toBeVisible()
  await lookInProof(page, 'a surrender that was asked')
}

/** The approving officer finds the request in the list. */
async function openRequest(approver: Page, number: string): Promise<void> {
  await approver.goto(`${paths.staffList('for-approval')}?search=${number}`)
  await approver.getByRole('row').filter({ hasText: BUSINESS }).getByRole('link', { name: number }).click()
}

/** The agency declines a first request. */
async function isDeclined(page: Page, approver: Page, number: string): Promise<void> {
  await askWithLetter(page)
  await openRequest(approver, number)
  await approver.getByRole('button', { name: 'Decline surrender' }).click()
  const dialog = approver.getByRole('dialog', { name: 'Decline surrender' })
  await dialog.getByRole('button', { name: 'Decline surrender' }).click()
  await lookInProof(approver, 'a surrender declined without a reason')
  await dialog.getByLabel(/^Reason/).fill('A report of this quarter is being examined.')
  await dialog.getByRole('button', { name: 'Decline surrender' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: `Surrender of ${number}` }).getByText('Declined')).toBeVisible()
  await lookInProof(page, 'a surrender that was declined')
}
