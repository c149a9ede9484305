import type { SignedInUser } from '@lading/contract/accounts/accounts'
import { listAnnouncements } from '@lading/contract/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { person } from '../testing/people.ts'
import { createPortal, portalOf } from './portal.ts'
import { query } from './api.ts'
import { useSession } from './session.ts'
import type { Transport } from './transport.ts'

/** A portal of one person, whose server answers with their name. */
function portalFor(user: SignedInUser) {
  const session = { token: `token of ${user.first_name}`, user }
  const answer = async () => ({ data: [{ title: `For ${user.first_name}` }], total: 1 })
  return createPortal({
    transport: { call: answer, bytes: answer } as unknown as Transport,
    session: { current: () => session, onChange: () => () => undefined },
  })
}

const ana = portalFor({ ...person('customer'), first_name: 'Ana' })
const ben = portalFor({ ...person('customer'), first_name: 'Ben' })

test('two people served by one process are told apart on the page', async () => {
  const Name = () => <p>Signed in: {useSession().user?.first_name}</p>
  const screen = await render(
    <>
      <QueryClientProvider client={ana.queries}>
        <Name />
      </QueryClientProvider>
      <QueryClientProvider client={ben.queries}>
        <Name />
      </QueryClientProvider>
    </>,
  )
  await expect.element(screen.getByText('Signed in: Ana')).toBeVisible()
  await expect.element(screen.getByText('Signed in: Ben')).toBeVisible()
})

test('what one of them was answered does not reach the other', async () => {
  const asked = query(listAnnouncements)
  expect(await ana.queries.fetchQuery(asked)).toMatchObject({ data: [{ title: 'For Ana' }] })
  expect(await ben.queries.fetchQuery(asked)).toMatchObject({ data: [{ title: 'For Ben' }] })
})

test('a query client without a portal is refused', () => {
  expect(() => portalOf(new QueryClient())).toThrow('createPortal')
})
