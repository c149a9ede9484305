import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { readAgain } from '../../testing/read-again.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import InformationUpdatePage from './InformationUpdatePage.tsx'

const { address, officers } = TransactionType
const capital = { paid_up_capital: '6000000.00', minimum_capital: { international: '2000000.00' } }
const held = {
  domestic: 0,
  international: 1,
  nvocc: 0,
  business_id: 3,
  business_name: 'Tala Lines',
  ...capital,
} as const
const may = [address, officers].map((type) => ({ type, why_not: null }))
const openAlready = 'Such a request is open already.'
const sea = { ...held, accreditation_id: 7, agency: 'dti', number: '26-SFF-000001', changes: may }
const air = {
  ...held,
  accreditation_id: 8,
  agency: 'cab',
  number: '26-AFF-000001',
  changes: [
    { type: address, why_not: openAlready },
    { type: officers, why_not: null },
  ],
}
const draft = (transaction_id: number, agency: string) => ({
  transaction_id,
  accreditation_id: agency === 'dti' ? 7 : 8,
  business_id: 3,
  business_name: 'Tala Lines',
  reference: `FF-C-2026-00000${transaction_id}`,
  type: officers,
  agency,
  status: 0,
  updated_at: '2026-11-20T02:31:00Z',
})

beforeEach(() => {
  const user = person('customer', ['customer-information-update'])
  startSession({ user: { ...user, memberships: [{ business_id: 3, is_owner: true, rights: [] }] }, authorisation })
  answer('GET /information-update', () => ({ accreditations: [sea, air], data: [] }))
})

const open = () =>
  showRoutes(
    [
      { path: '/', element: <InformationUpdatePage /> },
      { path: '/information-update/edit/1', element: <h1>The draft</h1> },
    ],
    '/',
  )

test('the questions that were answered stay when the page cannot be read again', async () => {
  const screen = await open()
  const question = screen.getByRole('checkbox', { name: /^Were officers appointed/ })
  await expect.element(question).toBeVisible()
  await question.click()
  await readAgain(screen.portal, 'GET /information-update', () => ({ accreditations: [sea, air], data: [] }))
  await expect.element(question).toBeChecked()
})

test('of a business accredited on both sides one press asks both agencies, and says so before', async () => {
  answer('POST /transactions/update-information/3', () => ({
    batch: 'b',
    transactions: [draft(1, 'dti'), draft(2, 'cab')],
  }))
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Open the draft' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: /^Were officers appointed/ }).click()
  await expect
    .element(screen.getByText('2 requests are opened, one for each agency. Each agency decides on its own.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Open the drafts' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 drafts are open' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'FF-C-2026-000002' })).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    transaction_type_ids: [officers],
    accreditation_ids: [7, 8],
  })
})

test('what is open at one agency already is asked of the other alone', async () => {
  answer('POST /transactions/update-information/3', () => ({ batch: 'b', transactions: [draft(1, 'dti')] }))
  const screen = await open()
  const moved = screen.getByRole('checkbox', { name: 'Has the principal office moved?' })
  await expect.element(moved).toBeDisabled()
  await expect
    .element(screen.getByText(`Airfreight forwarders: ${openAlready} Untick that agency to request it of the other.`))
    .toBeVisible()
  await screen.getByRole('checkbox', { name: 'Airfreight forwarders' }).click()
  await moved.click()
  await screen.getByRole('button', { name: 'Open the draft' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
})
