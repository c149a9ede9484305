import { afterEach, expect, test } from 'vitest'
import { authorisation, person } from '../testing/people.ts'
import { CallFailed, Unreachable } from './transport.ts'
import { currentSession, startSession, takeWanted } from './session.ts'
import { connectSession, refreshIfDue, rereadUser, signOut } from './session-calls.ts'

const longAgo = Date.now() - 100 * 60_000
const refused = new CallFailed({ code: 'not-signed-in', message: 'Log in again.' }, 401)
const silent = new Unreachable('No answer')
const user = person('customer')
const idle = async () => undefined
const renewed = async () => ({ ...authorisation, token: 'renewed' })
const rejecting = (reason: Error) => () => Promise.reject(reason)

afterEach(() => connectSession({ refresh: renewed, me: async () => user, logout: idle }))

test('a token whose time has come is renewed at the next step, by one tab only', async () => {
  let calls = 0
  connectSession({ refresh: () => ((calls += 1), renewed()), me: async () => user, logout: idle })
  startSession({ user, authorisation: { ...authorisation, expires_in: 9000 } }, longAgo)
  await Promise.all([refreshIfDue(), refreshIfDue(), refreshIfDue()])
  expect(currentSession().token).toBe('renewed')
  expect(calls).toBe(1)
})

test('a session that may not be renewed ends', async () => {
  connectSession({ refresh: rejecting(refused), me: async () => user, logout: idle })
  startSession({ user, authorisation }, longAgo)
  await refreshIfDue()
  expect(currentSession()).toEqual({ token: null, user: null })
})

test('a session that ends by itself keeps the page it ended on for the next login; a logout keeps none', async () => {
  connectSession({ refresh: rejecting(refused), me: async () => user, logout: idle }, () => '/my-applications/7')
  startSession({ user, authorisation }, longAgo)
  await refreshIfDue()
  expect(takeWanted()).toBe('/my-applications/7')

  startSession({ user, authorisation })
  await signOut()
  expect(takeWanted()).toBe('/dashboard')
})

test('silence of the network ends nothing', async () => {
  connectSession({ refresh: rejecting(silent), me: async () => user, logout: idle })
  startSession({ user, authorisation }, longAgo)
  await refreshIfDue()
  expect(currentSession().token).toBe('a-token')
})

test('a reload reads the profile again, and goes on with the old one where that fails', async () => {
  startSession({ user, authorisation })
  connectSession({ refresh: renewed, me: async () => ({ ...user, first_name: 'Anna' }), logout: idle })
  await rereadUser()
  expect(currentSession().user?.first_name).toBe('Anna')
  connectSession({ refresh: renewed, me: rejecting(silent), logout: idle })
  await rereadUser()
  expect(currentSession().user?.first_name).toBe('Anna')
})

test('a person who logs out without network is logged out here all the same', async () => {
  connectSession({ refresh: renewed, me: async () => user, logout: rejecting(silent) })
  startSession({ user, authorisation })
  await signOut()
  expect(currentSession().token).toBeNull()
})
