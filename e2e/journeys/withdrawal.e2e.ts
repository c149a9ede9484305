import { expect, test } from '@playwright/test'
import { becomeCustomer } from '../steps/accounts.ts'
import { apply } from '../steps/application.ts'
import { createCorporation, fillProfile } from '../steps/business.ts'

test('a business withdraws its application and says why', async ({ page }) => {
  test.setTimeout(300_000)
  const business = 'Amihan Withdrawn Cargo Inc.'
  await becomeCustomer(page, 'teresa.withdraws@journey.example')
  await createCorporation(page, { name: business, tin: '012 345 003' })
  await page.getByRole('button', { name: 'Complete the profile' }).click()
  await fillProfile(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Saved\./)).toBeVisible()
  await apply(page, business, ['Domestic'])

  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('We merge with another forwarder.')
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByText('Terminated').first()).toBeVisible()
})
