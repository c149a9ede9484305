import { notificationsStore } from '@mantine/notifications'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createPortal, loaderContext } from '#lib/portal.ts'
import { authorisation, person } from '../testing/people.ts'
import { answer, asked, Refusal } from '../testing/server.ts'
import { pageSession, startSession } from '../testing/session.ts'
import { showRoutes } from '../testing/show.tsx'
import { AppFrame } from './layouts/AppFrame.tsx'
import { joiningLater, routes } from './router.tsx'

// The rules of sessions and of the route guard as portal.md states them in 4, 6 and 8; a test for each, on the real routes.
const MINUTE = 60_000
const refused = () => new Refusal('not-signed-in', 'Please sign in.')
const customer = person('customer')
const refreshed = () => asked.filter(({ path }) => path === '/refresh').length

beforeEach(() => answer('POST /refresh', () => ({ authorisation: { ...authorisation, token: 'renewed' } })))

/** Where a visit to an address ends. */
async function visit(address: string): Promise<string> {
  const portal = createPortal({ session: pageSession }, { retry: false })
  const getContext = () => loaderContext(portal)
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext,
    patchRoutesOnNavigation: joiningLater(portal),
  })
  // Where it ends the code of a screen may be compiled first.
  await expect.poll(() => router.state.initialized && router.state.navigation.state, { timeout: 20_000 }).toBe('idle')
  const { pathname, search } = router.state.location
  router.dispose()
  return pathname + search
}

const marker = () => Math.round((Number(localStorage.getItem('refresh_at')) - Date.now()) / MINUTE)
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message)
/** A token of one minute, taken two minutes ago: over, though its refresh time has not come. The server renews no such token. */
const signInExpired = (user = customer) => {
  answer('POST /refresh', refused)
  startSession({ user, authorisation: { ...authorisation, expires_in: 60 } }, Date.now() - 2 * MINUTE)
}
const signInMinutesAgo = (minutes: number, user = customer) =>
  startSession({ user, authorisation }, Date.now() - minutes * MINUTE)

test('4: a token is kept in local storage', () => {
  signInMinutesAgo(0)
  expect(localStorage.getItem('token')).toBe('a-token')
})

test('4: the refresh marker is set 84 minutes ahead after a login', () => {
  signInMinutesAgo(0)
  expect(marker()).toBe(84)
})

test('4: when the refresh time has passed and a token exists, the next visit renews it and sets the marker 72 minutes ahead', async () => {
  signInMinutesAgo(84)
  await visit('/access-denied')
  expect(pageSession.current().token).toBe('renewed')
  expect(marker()).toBe(72)
})

test('4: before the refresh time, and without a token, nothing is asked', async () => {
  await visit('/access-denied')
  signInMinutesAgo(83)
  await visit('/access-denied')
  expect(refreshed()).toBe(0)
})

test('decisions: no timer renews a token whose time has come, only a visit or an act', async () => {
  vi.useFakeTimers({ now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  signInMinutesAgo(59)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(pageSession.token.isRefreshDue()).toBe(true)
  expect(refreshed()).toBe(0)
})

test('4 and 8: a refused refresh logs out, clears user and token, says so because a user was stored, and leads home', async () => {
  answer('POST /refresh', refused)
  signInMinutesAgo(100)
  expect(await visit('/forgotpassword')).toBe('/home') // in all cases: from a public page too
  expect(pageSession.current()).toEqual({ token: null, user: null })
  expect(toasts()).toEqual(['You have been logged out for idling too long.'])

  signInMinutesAgo(100)
  expect(await visit('/dashboard')).toBe('/home')
})

test('9: that toast stays 3000 ms at the top right', async () => {
  answer('POST /refresh', refused)
  signInMinutesAgo(100)
  await visit('/access-denied')
  expect(notificationsStore.getState().notifications).toMatchObject([{ autoClose: 3000, position: 'top-right' }])
})

test('4: a page reload fetches the user profile, and a failure there is ignored', async () => {
  signInMinutesAgo(0)
  const { sessionCalls } = createPortal({ session: pageSession }, { retry: false })
  answer('GET /me', () => ({ ...customer, first_name: 'Anna' }))
  await sessionCalls.rereadUser()
  expect(pageSession.current().user?.first_name).toBe('Anna')
  answer('GET /me', refused)
  await sessionCalls.rereadUser()
  expect(pageSession.current()).toMatchObject({ token: 'a-token', user: { first_name: 'Anna' } })
  expect(toasts()).toEqual([])
})

test('4 and 8: where no user was stored a refused refresh says nothing, and leads home all the same', async () => {
  answer('POST /refresh', refused)
  signInMinutesAgo(100)
  localStorage.removeItem('user')
  expect(await visit('/dashboard')).toBe('/home')
  expect(toasts()).toEqual([])
  expect(localStorage.getItem('token')).toBeNull()
})

test('4: an open page of a session that ended gives way to home', async () => {
  signInMinutesAgo(0)
  const screen = await showRoutes(
    [
      { path: '/inside', element: <AppFrame /> },
      { path: '/home', element: <h1>Home</h1> },
    ],
    '/inside',
  )
  pageSession.end()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('6: an unauthenticated visit to a protected route goes to home after saving the wanted route', async () => {
  expect(await visit('/customer-messages?unread=1')).toBe('/home')
  expect(pageSession.wanted.take()).toBe('/customer-messages?unread=1')
})

test('6: a customer and a processor are such with a valid unexpired token alone', async () => {
  for (const [user, own] of [
    [customer, '/my-applications'],
    [{ ...person('staff', ['view-transaction-evaluation-list']), role_id: 6 }, '/transactions/for-evaluation'],
  ] as const) {
    signInMinutesAgo(0, user)
    expect(await visit(own)).toBe(own)
    signInExpired(user)
    expect(await visit(own)).toBe('/home')
  }
})

test('6: a route with no named permission asks only that somebody is signed in', async () => {
  expect(await visit('/tables')).toBe('/home')
  signInMinutesAgo(0, { ...customer, roles: [{ ...ensure(customer.roles[0]), permissions: [] }] })
  expect(await visit('/tables')).toBe('/tables')
})

test('6: a token that has expired counts as none', async () => {
  signInExpired()
  expect(await visit('/dashboard')).toBe('/home')
})

test('4: a person who comes back after their session is over is logged out and told, and may log in', async () => {
  signInExpired()
  expect(await visit('/home')).toBe('/home')
  expect(pageSession.current()).toEqual({ token: null, user: null })
  expect(toasts()).toEqual(['You have been logged out for idling too long.'])
  expect(await visit('/login')).toBe('/login')
})

test('6: a logged-in user visiting the login goes to the saved route, or to the dashboard', async () => {
  signInMinutesAgo(0)
  pageSession.wanted.save('/access-denied')
  expect(await visit('/login')).toBe('/access-denied')
  expect(await visit('/login')).toBe('/dashboard')
})

test('6: a saved route that leads off the portal is not followed', async () => {
  signInMinutesAgo(0)
  pageSession.wanted.save('//evil.example/login')
  expect(await visit('/login')).toBe('/dashboard')
})

test('6: a customer without a verified e-mail goes to verify it, before anything else', async () => {
  signInMinutesAgo(0, { ...customer, email_verified_at: null, change_passwd: 1 })
  expect(await visit('/dashboard')).toBe('/verify-email')
})

test('6: if change_passwd is 1 and the e-mail is verified, the password is changed first', async () => {
  signInMinutesAgo(0, { ...customer, change_passwd: 1 })
  expect(await visit('/dashboard')).toBe('/changepassword')
})

test('6: a customer is denied any route of the staff, whatever permission they hold', async () => {
  signInMinutesAgo(0, person('customer', ['view-transaction-for-review-list']))
  expect(await visit('/transactions/for-review')).toBe('/access-denied')
})

test('6: required permissions are taken from the first role alone', async () => {
  const [first, second] = [
    ensure(person('staff').roles[0]),
    ensure(person('staff', ['view-transaction-for-review-list']).roles[0]),
  ]
  signInMinutesAgo(0, { ...person('staff'), roles: [first, { ...second, id: 9 }] })
  expect(await visit('/transactions/for-review')).toBe('/access-denied')
  signInMinutesAgo(0, { ...person('staff'), roles: [second, first] })
  expect(await visit('/transactions/for-review')).toBe('/transactions/for-review')
})

test('2.6: logging out removes a stored `to`', () => {
  signInMinutesAgo(0)
  pageSession.wanted.save('/customer-messages')
  pageSession.end()
  expect(localStorage.getItem('to')).toBeNull()
})
