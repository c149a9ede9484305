import { paths } from '@lading/contract/addresses/paths'
import { expect, test } from '../steps/journey.ts'
import { becomeAccredited } from '../steps/accredited-by-calls.ts'
import { downloadDocument, expectVerdict, readQr, signatureOf } from '../steps/certificate.ts'
import { decideChange, fileChange, openOwnChange } from '../steps/change.ts'
import { desksOf } from '../steps/desks.ts'

// Enough for the international scope, too little for NVOCC.
const BUSINESS = { business_name: 'Tala Line Forwarders, Inc.', tin: '045260101000', paid_up_capital: '4000000.00' }
/** One category, the certification and the stamp. */
const DUE = '1730.00'

test('a forwarder by sea is refused another scope for want of capital, raises it, and holds the scope', async ({
  page,
  browser,
}) => {
  const changes = await becomeAccredited(page, 'tala@journey.example', BUSINESS)
  await page.goto(paths.additionalCategory())
  await page.getByRole('checkbox', { name: 'NVOCC' }).check()
  await expect(page.getByText(/₱5,000,000\.00; the register states ₱4,000,000\.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expect(page.getByRole('checkbox', { name: 'NVOCC' })).toBeChecked()
  const refusal = page.getByText(
    'The minimum capital for the NVOCC scope is ₱5,000,000.00; ₱4,000,000.00 is entered. Raise the capital and enter it here, or do not add the NVOCC scope.',
  )
  await expect(refusal.first()).toBeVisible()
  await page.getByLabel(/^Paid-up capital/).fill('6000000')
  await page.keyboard.press('Tab')
  await expect(refusal).toHaveCount(0)
  const reference = await fileChange(page)
  await decideChange(desksOf(browser, 'sea'), { client: page, reference, due: DUE, changes })

  await openOwnChange(page, reference, paths.additionalCategory())
  await expect(page.getByText(/^\d\d-SFF-\d{6}-A · /)).toBeVisible()
  const certificate = await downloadDocument(page, 'Certificate of accreditation')
  expect(signatureOf(certificate)).toContain('Signature is Valid')
  const stranger = await expectVerdict(browser, readQr(certificate), 'Genuine and current')
  await expect(stranger.getByText('International, NVOCC').first()).toBeVisible()
})
