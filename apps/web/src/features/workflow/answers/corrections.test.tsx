import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { me, openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import { answer, asked } from '../../../testing/server.ts'
import { sampleTransaction, sampleProcess, serveTransaction } from '../../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

test('an evaluator corrects the name on a certificate that came back, and says what was wrong', async () => {
  const transaction = sampleTransaction({ status: Status.evaluationForRevision, ever_approved: true })
  serveTransaction(transaction, sampleProcess({ status: Status.evaluationForRevision, holder: me }))
  answer('PUT /transactions/7/corrections', () => ({ saved: ['business_name'] }))
  const screen = await openTransaction('?tab=business')
  await expect
    .element(screen.getByRole('button', { name: 'Mark for the client', exact: false }))
    .not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Correct: Business name' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What was wrong' }).fill('Misspelt.')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect.element(dialog.getByText('Nothing was changed.')).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Business name' }).fill('Kalayaan Global Lines, Inc.')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/transactions/7/corrections')?.body).toEqual({
    patch: [{ path: 'business_name', value: 'Kalayaan Global Lines, Inc.', base: 'Kalayaan Global Lines Inc.' }],
    reason: 'Misspelt.',
  })
})

test('who decides again reads what was corrected after approval, with what stood there and why', async () => {
  const correction = { path: 'business_name', label: 'Business name', before: 'Kalayan', after: 'Kalayaan' }
  const corrections = [{ id: 1, ...correction, reason: 'Misspelt.', by: 'Reyes, Ana', at: '2026-11-20T02:00:00Z' }]
  serveTransaction(sampleTransaction({ corrections }), sampleProcess())
  const screen = await openTransaction('?tab=business')
  const told = screen.getByRole('region', { name: 'Corrected after approval' })
  await expect.element(told.getByText('Kalayan Kalayaan')).toBeVisible()
  await expect.element(told.getByText('Misspelt.')).toBeVisible()
  await expect.element(told.getByText('Reyes, Ana', { exact: false })).toBeVisible()
})

test('the scope is marked for the client as one answer', async () => {
  const transaction = sampleTransaction({ status: Status.lockedForEvaluation, domestic: 1, international: 0, nvocc: 1 })
  serveTransaction(transaction, sampleProcess({ status: Status.lockedForEvaluation, holder: me }))
  answer('PUT /transactions/7/returns', () => ({ path: 'scope', remark: 'No contract says NVOCC.' }))
  const screen = await openTransaction('?tab=business')
  const scope = screen.getByRole('region', { name: 'Scope of accreditation' })
  await expect.element(scope.getByText('Domestic, NVOCC')).toBeVisible()
  await scope.getByRole('button', { name: 'Mark for the client: Scope of accreditation' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Remark', exact: false }).fill('No contract says NVOCC.')
  await dialog.getByRole('button', { name: 'Mark for the client' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/transactions/7/returns')?.body).toEqual({
    path: 'scope',
    remark: 'No contract says NVOCC.',
  })
})
