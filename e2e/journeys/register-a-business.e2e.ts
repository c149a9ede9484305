import { expect, test } from '@playwright/test'
import { becomeCustomer } from '../steps/accounts.ts'
import { createCorporation, fillProfile } from '../steps/business.ts'

test('a new person registers, confirms the address, and registers a corporation with its whole profile', async ({
  page,
}) => {
  await becomeCustomer(page, 'teresa.register@journey.example')
  await createCorporation(page, { name: 'Amihan Register Lines Inc.', tin: '012 345 001' })
  await page.getByRole('button', { name: 'Complete the profile' }).click()
  await fillProfile(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Saved\./)).toBeVisible()
})
