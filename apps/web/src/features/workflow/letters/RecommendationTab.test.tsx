import type { RequestLetter } from '@lading/contract/requests/request-letter'
import { formOfType } from '@lading/contract/transaction-types'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { beforeEach, expect, test } from 'vitest'
import { me, openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import { answer, asked } from '../../../testing/server.ts'
import { sampleProcess, sampleTransaction, serveTransaction } from '../../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

const type = TransactionType.requestForSecRecommendation
const request = sampleTransaction({ type, form: formOfType(type).draft.parse({}), checklist: [] })
const written = { version_no: 1, written_by: 'Ana Reyes', written_at: '2026-11-24T01:38:00Z' }
const letterOf = (letter: RequestLetter['letter']): RequestLetter => ({
  transaction_id: 7,
  letter,
  proposal: 'This office has no objection.',
})

test('the letter that is proposed is saved as the first version, and shown as the PDF it will be', async () => {
  let letter: RequestLetter['letter'] = null
  serveTransaction(request, sampleProcess({ status: Status.lockedForEvaluation, holder: me }))
  answer('GET /transactions/7/letter', () => letterOf(letter))
  answer('PUT /transactions/7/letter', ({ body }) => {
    letter = { ...written, body: (body as { body: string }).body, is_current: true }
    return letterOf(letter)
  })
  const screen = await openTransaction('?tab=sec-recommendation')
  await expect
    .element(screen.getByLabelText(/^Text of the recommendation/))
    .toHaveValue('This office has no objection.')
  await expect.element(screen.getByRole('button', { name: /^Preview/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save as version 1' }).click()
  await screen.getByRole('button', { name: /^Preview/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Preview of the letter' })).toBeVisible()
  expect(asked.some(({ path }) => path === '/transactions/7/letter/1/preview')).toBe(true)
})

test('a letter on answers that changed since says so, and starts anew from the proposal where that is wanted', async () => {
  serveTransaction(request, sampleProcess({ status: Status.lockedForEvaluation, holder: me }))
  answer('GET /transactions/7/letter', () =>
    letterOf({ ...written, body: 'On the former capital.', is_current: false }),
  )
  const screen = await openTransaction('?tab=sec-recommendation')
  await expect.element(screen.getByText(/changed since this letter was written/)).toBeVisible()
  const text = screen.getByLabelText(/^Text of the recommendation/)
  await expect.element(text).toHaveValue('On the former capital.')
  await screen.getByRole('button', { name: 'Use the proposed text' }).click()
  await expect.element(text).toHaveValue('This office has no objection.')
})

test('who does not hold the request reads the letter, and writes nothing', async () => {
  serveTransaction(request, sampleProcess({ status: Status.forReview }))
  answer('GET /transactions/7/letter', () => letterOf({ ...written, body: 'No objection.', is_current: true }))
  const screen = await openTransaction('?tab=sec-recommendation')
  await expect.element(screen.getByText('No objection.')).toBeVisible()
  await expect.element(screen.getByText(/^Version 1, written by Ana Reyes/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Save as version/ })).not.toBeInTheDocument()
})
