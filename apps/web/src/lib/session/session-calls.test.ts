import { expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { pageSession, startSession } from '../../testing/session.ts'
import { createPortal } from '../portal.ts'

const longAgo = Date.now() - 100 * 60_000
const refused = () => new Refusal('not-signed-in', 'Log in again.')
const user = person('customer')
const { sessionCalls } = createPortal({ session: pageSession, openPage: () => '/my-applications/7' })

test('a token whose time has come is renewed at the next step, by one tab only', async () => {
  answer('POST /refresh', () => ({ authorisation: { ...authorisation, token: 'renewed' } }))
  startSession({ user, authorisation: { ...authorisation, expires_in: 9000 } }, longAgo)
  await Promise.all([sessionCalls.refreshIfDue(), sessionCalls.refreshIfDue(), sessionCalls.refreshIfDue()])
  expect(pageSession.current().token).toBe('renewed')
  expect(asked).toHaveLength(1)
})

test('a session that may not be renewed ends', async () => {
  answer('POST /refresh', refused)
  startSession({ user, authorisation }, longAgo)
  await sessionCalls.refreshIfDue()
  expect(pageSession.current()).toEqual({ token: null, user: null })
})

test('a session that ends by itself keeps the page it ended on for the next login; a logout keeps none', async () => {
  answer('POST /refresh', refused)
  answer('POST /logout', () => ({ message: 'Logged out.' }))
  startSession({ user, authorisation }, longAgo)
  await sessionCalls.refreshIfDue()
  expect(pageSession.wanted.take()).toBe('/my-applications/7')

  startSession({ user, authorisation })
  await sessionCalls.signOut()
  expect(pageSession.wanted.take()).toBe('/dashboard')
})

test('silence of the network ends nothing', async () => {
  startSession({ user, authorisation }, longAgo)
  await sessionCalls.refreshIfDue()
  expect(asked).toHaveLength(1)
  expect(pageSession.current().token).toBe('a-token')
})

test.each([429, 500, 502, 503])('what says nothing of the session ends nothing: %i', async (status) => {
  answer('POST /refresh', () => new Response('<h1>Bad gateway</h1>', { status }))
  startSession({ user, authorisation }, longAgo)
  await sessionCalls.refreshIfDue()
  expect(asked).toHaveLength(1)
  expect(pageSession.current().token).toBe('a-token')
})

test('a profile that arrives once its person has signed out brings nobody back', async () => {
  const arrived = Promise.withResolvers<void>()
  answer('GET /me', async () => {
    await arrived.promise
    return user
  })
  answer('POST /logout', () => ({ message: 'Logged out.' }))
  startSession({ user, authorisation })
  const reading = sessionCalls.rereadUser()
  await sessionCalls.signOut()
  const next = { ...user, id: user.id + 1, first_name: 'Next' }
  startSession({ user: next, authorisation: { ...authorisation, token: 'of the next' } })
  arrived.resolve()
  await reading
  expect(pageSession.current()).toMatchObject({ token: 'of the next', user: { first_name: 'Next' } })
})

test('a profile that was asked for before its person changed it does not bring the old one back', async () => {
  const arrived = Promise.withResolvers<void>()
  answer('GET /me', async () => {
    await arrived.promise
    return user
  })
  startSession({ user, authorisation })
  const reading = sessionCalls.rereadUser()
  await expect.poll(() => asked).toHaveLength(1)
  pageSession.storeUser({ ...user, first_name: 'Anna' })
  arrived.resolve()
  await reading
  expect(pageSession.current().user?.first_name).toBe('Anna')
})

test('a reload reads the profile again, and goes on with the old one where that fails', async () => {
  startSession({ user, authorisation })
  answer('GET /me', () => ({ ...user, first_name: 'Anna' }))
  await sessionCalls.rereadUser()
  expect(pageSession.current().user?.first_name).toBe('Anna')
  answer('GET /me', refused)
  await sessionCalls.rereadUser()
  expect(pageSession.current().user?.first_name).toBe('Anna')
})

test('a person who logs out without network is logged out here all the same', async () => {
  startSession({ user, authorisation })
  await sessionCalls.signOut()
  expect(pageSession.current().token).toBeNull()
})
