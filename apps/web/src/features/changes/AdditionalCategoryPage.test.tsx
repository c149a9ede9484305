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
const held = { domestic: 0, international: 1, nvocc: 0, business_id: 3, business_name: 'Tala Lines' } as const
const capital = {
  paid_up_capital: '4000000.00',
  minimum_capital: { domestic: '250000.00', international: '2000000.00', nvocc: '5000000.00' },
}
const may = { ...held, ...capital, changes: [{ type, why_not: null }] }
const sea = { ...may, accreditation_id: 7, agency: 'dti', number: '26-SFF-000001' }
const air = { ...may, accreditation_id: 8, agency: 'cab', number: '26-AFF-000001' }
const full = 'This accreditation holds every scope of its agency already.'
const closed = { ...air, domestic: 1, changes: [{ type, why_not: full }] }
const draft = (transaction_id: number, agency: string) => ({
  transaction_id,
  accreditation_id: agency === 'dti' ? 7 : 8,
  business_id: 3,
  business_name: 'Tala Lines',
  reference: `${agency === 'dti' ? 'SFF' : 'AFF'}-C-2026-00000${transaction_id}`,
  type,
  agency,
  status: 0,
  updated_at: '2026-11-20T02:31:00Z',
})

beforeEach(() => {
  const user = person('customer', ['customer-information-update'])
  startSession({
    user: { ...user, memberships: [{ business_id: 3, is_owner: true, rights: [] }] },
    authorisation,
  })
})

const open = () =>
  showRoutes(
    [
      { path: '/', element: <AdditionalCategoryPage /> },
      { path: '/information-update/edit/9', element: <h1>The draft</h1> },
    ],
    '/',
  )
const sent = () => asked.find(({ method }) => method === 'POST')?.body

test('a client reads why one agency can add no scope, and opens the draft of the other with the scope chosen', async () => {
  answer('GET /information-update', () => ({ accreditations: [sea, closed], data: [] }))
  answer('POST /transactions/update-information/3', () => ({ batch: 'b', transactions: [draft(9, 'dti')] }))
  const screen = await open()
  await expect.element(screen.getByText(full)).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Airfreight forwarders' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { name: 'International' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open the draft' })).toBeDisabled()
  const missing = screen.getByText(/₱5,000,000\.00; the register states ₱4,000,000\.00/)
  await screen.getByRole('checkbox', { name: 'Domestic' }).click()
  await expect.element(missing).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
  await expect.element(missing).toBeVisible()
  await screen.getByRole('button', { name: 'Open the draft' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
  expect(sent()).toEqual({
    transaction_type_ids: [type],
    accreditation_ids: [7],
    scopes_added: [{ accreditation_id: 7, domestic: 1, international: 0, nvocc: 1 }],
  })
})

test('scopes by sea and by air are asked of both agencies by one press, and both drafts stand in the list', async () => {
  let data: unknown[] = []
  answer('GET /information-update', () => ({ accreditations: [sea, air], data }))
  answer('POST /transactions/update-information/3', () => {
    const transactions = [draft(9, 'dti'), draft(10, 'cab')]
    data = [...transactions, { ...draft(4, 'cab'), status: 26 }]
    return { batch: 'b', transactions }
  })
  const screen = await open()
  const by = (name: string) => screen.getByRole('group', { name }).getByRole('checkbox', { name: 'Domestic' })
  await by('Sea freight forwarders').click()
  await by('Airfreight forwarders').click()
  await expect
    .element(screen.getByText('2 requests are opened, one for each agency. Each agency decides on its own.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Open the drafts' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 drafts are open' })).toBeVisible()
  const opened = screen.getByRole('table', { name: 'Drafts just opened' })
  await expect.element(opened.getByRole('link', { name: 'SFF-C-2026-000009' })).toBeVisible()
  await expect.element(opened.getByRole('link', { name: 'AFF-C-2026-0000010' })).toBeVisible()
  const earlier = screen.getByRole('table', { name: 'Your requests' }).getByRole('link')
  await expect.element(earlier).toHaveTextContent('AFF-C-2026-000004')
  const added = { domestic: 1, international: 0, nvocc: 0 }
  expect(sent()).toEqual({
    transaction_type_ids: [type],
    accreditation_ids: [7, 8],
    scopes_added: [7, 8].map((accreditation_id) => ({ accreditation_id, ...added })),
  })
})

const tooLittle = /₱5,000,000\.00; ₱4,000,000\.00 is entered\. Raise the capital/
const draftWith = (answers: object) => {
  const form = formOfType(type).draft.parse({ paid_up_capital: '4000000.00', ...answers })
  const filing = sampleApplication({ type, held, form, register: { paid_up_capital: '4000000.00' } })
  answer('GET /transactions/9/filing', () => filing)
  answer('PUT /transactions/9/answers', () => ({ saved: [], errors: {}, filing }))
  return show(<DraftView transaction_id={9} Questions={FormQuestions} />)
}

test('the capital is tested as soon as a scope is chosen that it does not carry', async () => {
  const screen = await draftWith({})
  const nvocc = screen.getByRole('checkbox', { name: 'NVOCC' })
  await expect.element(nvocc).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'International' })).not.toBeInTheDocument()
  await nvocc.click()
  await expect.element(screen.getByText(tooLittle)).toBeVisible()
})

test('a draft that begins with such a scope says so as it opens', async () => {
  const screen = await draftWith({ nvocc: 1 })
  await expect.element(screen.getByRole('checkbox', { name: 'NVOCC' })).toBeChecked()
  await expect.element(screen.getByText(tooLittle)).toBeVisible()
})
