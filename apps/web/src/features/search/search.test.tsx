import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import SearchTransactionPage from './SearchTransactionPage.tsx'

const found = (transaction_id: number, type: number, status: number) => ({
  transaction_id,
  reference: `SFF-2026-0000${transaction_id}`,
  queue_number: 12,
  type,
  agency: 'dti',
  status,
  business_id: 4,
  business_name: 'Acme Forwarders',
  accreditation_id: 7,
  updated_at: '2026-11-20T00:00:00Z',
  found_by: 'invoice number',
})
const LIST = 'POST /lists/search-transaction'

beforeEach(() => answer(LIST, () => ({ data: [found(1, 1, 2), found(2, 1, 0)], total: 2 })))

test('a customer finds an application where it is followed, and a draft where it is written', async () => {
  startSession({ user: person('customer'), authorisation })
  const screen = await show(<SearchTransactionPage />, '/search/transaction?keyword=OP-2026')
  await expect
    .element(screen.getByRole('link', { name: 'SFF-2026-00001' }))
    .toHaveAttribute('href', '/my-applications/7')
  await expect
    .element(screen.getByRole('link', { name: 'SFF-2026-00002' }))
    .toHaveAttribute('href', '/new-application/edit/7')
  expect(asked.at(-1)?.body).toMatchObject({ keyword: 'OP-2026', page: 1, per_page: 10 })
})

test('staff find the transaction', async () => {
  startSession({ user: person('staff'), authorisation })
  const screen = await show(<SearchTransactionPage />, '/search/transaction?keyword=acme')
  await expect
    .element(screen.getByRole('link', { name: 'SFF-2026-00001' }))
    .toHaveAttribute('href', '/transactions/admin-workflow/1')
})

test('without a keyword nothing is asked; typing one searches for it', async () => {
  startSession({ user: person('staff'), authorisation })
  const screen = await show(<SearchTransactionPage />, '/search/transaction')
  await expect.element(screen.getByText('What are you looking for?')).toBeVisible()
  expect(asked).toEqual([])

  await screen.getByRole('searchbox').fill('  Queue No. 00012 ')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ keyword: 'Queue No. 00012' })
  expect(screen.router.state.location.search).toBe('?keyword=Queue%20No.%2000012')
})

test('who finds nothing is told what was looked for', async () => {
  answer(LIST, () => ({ data: [], total: 0 }))
  startSession({ user: person('staff'), authorisation })
  const screen = await show(<SearchTransactionPage />, '/search/transaction?keyword=zzz')
  await expect.element(screen.getByText(/matches “zzz”/)).toBeVisible()
})
