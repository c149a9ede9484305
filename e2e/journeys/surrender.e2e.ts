import { paths } from '@lading/contract/paths'
import { expect, test } from '../steps/journey.ts'
import { desk, signIn } from '../steps/accounts.ts'
import { readQr } from '../steps/certificate.ts'
import { certificateOf } from '../steps/accreditations.ts'
import { pdfOf } from '../steps/pdf.ts'

// Of the demonstration: accredited by sea, with a branch and with work under way.
const BUSINESS = 'Mactan International Movers, Inc.'

test('an accreditation is given up, with what ends with it read before, and its QR page says so', async ({
  page,
  browser,
}) => {
  await signIn(page, 'customer3@lading.example')
  const { pane, number, file } = await certificateOf(page, BUSINESS)
  await pane.getByRole('link', { name: /^Surrender/ }).click()
  await page.getByRole('button', { name: 'Surrender the accreditation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Surrender the accreditation' })
  const ends = dialog.getByRole('list', { name: 'What ends with it' })
  await expect(ends.getByText(/^Quarterly report SFF-P-/)).toBeVisible()
  await expect(ends.getByText(/ of the branch /)).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('The business no longer forwards freight.')
  const letter = dialog.getByRole('group', { name: 'Letter of cessation' })
  await letter.getByLabel('Letter of cessation', { exact: true }).setInputFiles(await pdfOf('Letter of cessation'))
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: /^Surrender of / }).getByText('Requested')).toBeVisible()

  const approver = await desk(browser, 'approver.sea')
  await approver.goto(`${paths.staffList('for-approval')}?search=${number}`)
  await approver.getByRole('row').filter({ hasText: BUSINESS }).getByRole('link', { name: number }).click()
  const request = approver.getByRole('region', { name: `Surrender of ${number}` })
  await request.getByRole('button', { name: 'Accept surrender' }).click()
  const answer = approver.getByRole('dialog', { name: 'Accept surrender' })
  await answer.getByRole('button', { name: 'Accept surrender' }).click()
  await expect(answer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: `Surrender of ${number}` }).getByText('Accepted')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await readQr(file))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Surrendered')
  await expect(stranger.getByText(BUSINESS).first()).toBeVisible()
})
