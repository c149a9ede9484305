import { expect, test } from '../steps/journey.ts'
import { desk } from '../steps/accounts.ts'
import { act, openPart } from '../steps/transaction.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'
import { portalDay } from '../steps/clock.ts'
import { startRevision } from '../steps/revision.ts'
import { DRAWN_WAIT } from '../steps/waits.ts'

test('a certificate is handed to a claimant, and the application says so and ends', async ({ browser }) => {
  const releasing = await desk(browser, 'releasing.sea')
  await openFirst(releasing, 'for-pickup', 'N', 'For pickup')
  await act(releasing, 'Release to claimant', {
    'Name of the claimant': 'Ramon Peñaflor',
    'Identification shown': 'Passport P7654321B',
    'Released on': await portalDay(releasing),
  })
  await expectStatus(releasing, 'Accredited (completed)')
  await releasing.getByRole('tab', { name: /^Timeline/ }).click()
  await expect(releasing.getByText(/^Release to claimant → /).first()).toBeVisible()
  await expect(releasing.getByText('Name of the claimant: Ramon Peñaflor').first()).toBeVisible()
})

test('a certificate with a wrong name is not printed but returned, and its evaluator corrects the name', async ({
  browser,
}) => {
  const releasing = await desk(browser, 'releasing.sea')
  const reference = await openFirst(releasing, 'for-printing', 'R')
  const returning = releasing.getByRole('button', { name: 'Return for data error', exact: true })
  await expect(returning).toBeVisible({ timeout: DRAWN_WAIT })
  await act(releasing, 'Return for data error', { Remarks: 'The name of the holder is misspelt.' })
  await expectStatus(releasing, 'For revision')

  const evaluator = await startRevision(browser, reference)
  await evaluator.getByRole('tab', { name: /^Timeline/ }).click()
  await expect(evaluator.getByText('The name of the holder is misspelt.').first()).toBeVisible()

  await openPart(evaluator, 'Business')
  await evaluator.getByRole('button', { name: 'Correct: Business name' }).click()
  const dialog = evaluator.getByRole('dialog')
  await dialog.getByLabel('Business name').fill('Bagong Pangalan Forwarders, Inc.')
  await dialog.getByLabel('What was wrong').fill('Misspelt in the application; the registration says so.')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(
    evaluator.getByRole('region', { name: 'Corrected after approval' }).getByText('Bagong Pangalan Forwarders, Inc.'),
  ).toBeVisible()
})
