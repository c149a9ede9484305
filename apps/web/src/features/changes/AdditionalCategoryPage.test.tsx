import { formOfType } from '@lading/contract/transaction-types'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { sampleApplication } from '../../testing/sample-application.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show, showRoutes } from '../../testing/show.tsx'
import { DraftView } from '../filing/steps/DraftView.tsx'
import { FormQuestions } from '../filing/steps/FormQuestions.tsx'
import AdditionalCategoryPage from './AdditionalCategoryPage.tsx'

const type = TransactionType.additionalCategory
const held = { domestic: 0, international: 1, nvocc: 0 } as const
const bySea = { accreditation_id: 7, business_id: 3, business_name: 'Tala Lines', number: '26-SFF-000001', ...held }
const open = { ...bySea, agency: 'dti', changes: [{ type, why_not: null }] }
const opened = {
  transaction_id: 9,
  accreditation_id: 7,
  business_id: 3,
  business_name: 'Tala Lines',
  reference: 'SFF-C-2026-000001',
  type,
  agency: 'dti',
  status: 0,
  updated_at: '2026-11-20T02:31:00Z',
}
const full = 'This accreditation holds every scope of its agency already.'
const closed = { ...open, accreditation_id: 8, agency: 'cab', domestic: 1, changes: [{ type, why_not: full }] }

beforeEach(() => {
  const user = person('customer', ['customer-information-update'])
  startSession({
    user: { ...user, memberships: [{ business_id: 3, is_owner: true, rights: [] }] },
    authorisation,
  })
})

test('a client reads which scopes can be added to an accreditation, or why none can, and opens the draft', async () => {
  answer('GET /information-update', () => ({ accreditations: [open, closed], data: [] }))
  answer('POST /transactions/update-information/3', () => ({
    batch: 'b',
    transactions: [opened],
  }))
  const screen = await showRoutes(
    [
      { path: '/', element: <AdditionalCategoryPage /> },
      { path: '/information-update/edit/9', element: <h1>The draft</h1> },
    ],
    '/',
  )
  await expect.element(screen.getByText('Can be added: Domestic, NVOCC.')).toBeVisible()
  await screen
    .getByRole('radio', { name: /Tala Lines/ })
    .nth(1)
    .click()
  await expect.element(screen.getByText(full)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Open the draft' })).toBeDisabled()
  await screen
    .getByRole('radio', { name: /Tala Lines/ })
    .first()
    .click()
  await screen.getByRole('button', { name: 'Open the draft' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    transaction_type_ids: [type],
    accreditation_ids: [7],
  })
})

test('the capital is tested as soon as a scope is chosen that it does not carry', async () => {
  const form = formOfType(type).draft.parse({ paid_up_capital: '4000000.00' })
  const draft = sampleApplication({ type, held, form, register: { paid_up_capital: '4000000.00' } })
  answer('GET /transactions/9/filing', () => draft)
  answer('PUT /transactions/9/answers', () => ({ saved: [], errors: {}, filing: draft }))
  const screen = await show(<DraftView transaction_id={9} Questions={FormQuestions} />)
  await expect.element(screen.getByRole('checkbox', { name: 'International' })).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
  await expect.element(screen.getByText(/₱5,000,000\.00; ₱4,000,000\.00 is entered\. Raise the capital/)).toBeVisible()
})
