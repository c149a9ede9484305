import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { peso } from '@lading/domain/payments/money'
import { portalDay } from './clock.ts'
import { pdfOf } from './pdf.ts'
import { fileField } from './uploads.ts'
import { SCREEN_WAIT, UPLOAD_WAIT } from './waits.ts'

/** Pays the order of payment over the counter: what is due, on this day, with the slip as proof. */
export async function payOverTheCounter(page: Page, reference: string, amount: string): Promise<void> {
  await page.goto(paths.forClientsAction())
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click({ timeout: SCREEN_WAIT })
  await page.getByRole('link', { name: 'Open the order of payment' }).click()
  await expect(page.getByText(peso(amount.replaceAll(',', ''))).first()).toBeVisible()
  await page.getByLabel(/^Deposit slip/).fill('LB-2026-0042')
  await page.getByLabel(/^Paid on/).fill(await portalDay(page))
  await page.getByLabel(/^Amount paid/).fill(amount)
  await fileField(page, 'Proof of payment').setInputFiles(await pdfOf('Deposit slip'))
  await expect(page.getByRole('button', { name: 'Replace Proof of payment', exact: true })).toBeVisible({
    timeout: UPLOAD_WAIT,
  })
  await page.getByRole('button', { name: 'Send the payment for validation' }).click()
  await expect(page.getByText('Your payment is with the agency for validation.')).toBeVisible()
}
