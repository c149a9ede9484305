import { logout, me, type SignedInUser } from '@lading/contract/accounts/accounts'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { authorisation, person } from '../testing/people.ts'
import { answer, asked, Refusal, type ArrivedCall } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { useAct } from './act.ts'
import { query } from './api.ts'
import { createPortal, portalOf, type Portal } from './portal.ts'
import { useSession } from './session.ts'
import type { KeyStore } from './session/session-source.ts'
import { StoredSession } from './session/stored-session.ts'
import { CallFailed } from './transport.ts'

const users = ['Ana', 'Ben'].map((first_name, place) => ({ ...person('customer'), id: 41 + place, first_name }))

/** What one request of a server brings: a session in its own memory. */
function requestOf(user: SignedInUser): Portal {
  const session = new StoredSession(memory())
  session.start({ user, authorisation: { ...authorisation, token: `token of ${user.first_name}` } })
  return createPortal({ session })
}

function memory(): KeyStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const both = () => users.map(requestOf) as [Portal, Portal]
const nameOf = ({ session }: Portal) => session.current().user?.first_name
const callerOf = ({ headers }: ArrivedCall) => headers.get('authorization')?.replace('Bearer token of ', '') ?? 'nobody'

test('two people served by one process are told apart on the page', async () => {
  const Name = () => <p>Signed in: {useSession().user?.first_name}</p>
  const screen = await render(
    both().map((portal) => (
      <QueryClientProvider key={nameOf(portal)} client={portal.queries}>
        <Name />
      </QueryClientProvider>
    )),
  )
  await expect.element(screen.getByText('Signed in: Ana')).toBeVisible()
  await expect.element(screen.getByText('Signed in: Ben')).toBeVisible()
})

test('each calls with their own token, and what one of them was answered does not reach the other', async () => {
  const [ana, ben] = both()
  answer('GET /me', (call) => ({ ...users[0], first_name: `${callerOf(call)} again` }))
  await ana.queries.fetchQuery(query(me))
  expect(ana.queries.getQueryData(query(me).queryKey)?.first_name).toBe('Ana again')
  expect(ben.queries.getQueryData(query(me).queryKey)).toBeUndefined()
  await ben.sessionCalls.rereadUser()
  expect([ana, ben].map(nameOf)).toEqual(['Ana', 'Ben again'])
})

test('the session of one of them ends, is renewed and is left without the other', async () => {
  const [ana, ben] = both()
  const changes: string[] = []
  ana.session.onChange(() => changes.push('Ana'))
  ben.session.onChange(() => changes.push('Ben'))
  ana.session.wanted.save('/my-applications/7')
  answer('POST /refresh', (call) => ({ authorisation: { ...authorisation, token: `renewed for ${callerOf(call)}` } }))
  await ben.sessionCalls.refreshNow()
  expect([ana, ben].map(({ session }) => session.current().token)).toEqual(['token of Ana', 'renewed for Ben'])

  answer('POST /logout', () => new Refusal('unexpected', 'Error processing data.'))
  await ben.sessionCalls.signOut()
  expect([ana, ben].map(nameOf)).toEqual(['Ana', undefined])
  expect([ana, ben].map(({ session }) => session.wasLeft())).toEqual([false, true])
  expect(ben.session.wanted.read()).toBe('')
  expect(ana.session.wanted.read()).toBe('/my-applications/7')
  expect(new Set(changes)).toEqual(new Set(['Ben']))
})

test('a refusal asks for the one it was given to, though both are refused at once', async () => {
  const [ana, ben] = both()
  answer('GET /me', (call) => (callerOf(call) === 'Ana' ? new Refusal('not-signed-in', 'Please sign in.') : users[1]))
  const refused = new CallFailed({ code: 'not-signed-in', message: 'Please sign in.' }, 401)
  await Promise.all([ana.sessionCalls.endIfOver(refused), ben.sessionCalls.endIfOver(refused)])
  expect([ana, ben].map(nameOf)).toEqual([undefined, 'Ben'])
})

test('the screens that joined one portal are not told of in the other', () => {
  const [ana, ben] = both()
  ana.screens.known = { ...ana.screens.known, screens: [{ path: '/tables', title: 'Tables', audience: 'auth' }] }
  expect(ben.screens.known.screens).toEqual([])
})

test('nothing of them stands in the browser around', () => {
  both()
  expect(localStorage.length).toBe(0)
})

test('without a network an act says so at once, and is not carried out by itself later', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const Leave = () => {
    const act = useAct(logout)
    return <button onClick={() => act.mutate({})}>Leave</button>
  }
  const screen = await show(<Leave />)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByText('The portal cannot be reached.', { exact: false })).toBeVisible()
  onlineManager.setOnline(true)
  await screen.portal.queries.resumePausedMutations()
  expect(asked.map(({ path }) => path)).toEqual(['/logout'])
})

test('a query client without a portal is refused', () => {
  expect(() => portalOf(new QueryClient())).toThrow('createPortal')
})
