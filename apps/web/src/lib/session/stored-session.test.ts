import { expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { pageSession, startSession } from '../../testing/session.ts'
import { StoredSession } from './stored-session.ts'
import { unsentStore } from './unsent-store.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-20T08:00:00Z')
const user = person('customer')

test('the token is renewed from 84 minutes after a login, and from 72 minutes after a renewal', () => {
  startSession({ user, authorisation }, now)
  expect(pageSession.token.isRefreshDue(now + 84 * MINUTE - 1)).toBe(false)
  expect(pageSession.token.isRefreshDue(now + 84 * MINUTE)).toBe(true)

  const later = now + 85 * MINUTE
  pageSession.replaceToken({ ...authorisation, token: 'another' }, later)
  expect(pageSession.current().token).toBe('another')
  expect(pageSession.token.isRefreshDue(later + 72 * MINUTE - 1)).toBe(false)
  expect(pageSession.token.isRefreshDue(later + 72 * MINUTE)).toBe(true)
})

test('a token that ends before its refresh time is asked about when it has ended', () => {
  startSession({ user, authorisation: { ...authorisation, expires_in: 30 * 60 } }, now)
  expect(pageSession.token.isRefreshDue(now + 30 * MINUTE - 1)).toBe(false)
  expect(pageSession.token.isRefreshDue(now + 30 * MINUTE)).toBe(true)
})

test('nobody is signed in once the token has ended', () => {
  startSession({ user, authorisation }, now)
  expect(pageSession.isSignedIn(now + 120 * MINUTE - 1)).toBe(true)
  expect(pageSession.isSignedIn(now + 120 * MINUTE)).toBe(false)
})

test('a visitor has nothing to renew', () => {
  expect(pageSession.token.isRefreshDue(now)).toBe(false)
  expect(pageSession.isSignedIn(now)).toBe(false)
})

test('logging out forgets the person, the token and the page wanted before', () => {
  startSession({ user, authorisation }, now)
  pageSession.wanted.save('/business')
  pageSession.end()
  expect(pageSession.current()).toEqual({ token: null, user: null })
  expect(localStorage.length).toBe(0)
})

test('a login or logout in another tab is noticed here', () => {
  const seen: (string | null)[] = []
  const stop = pageSession.onChange(() => seen.push(pageSession.current().token))
  startSession({ user, authorisation }, now)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value', storageArea: localStorage }))
  stop()
  expect(seen).toEqual(['a-token', null])
})

test('a person who logs out in another tab leaves no unsent work in this one, and none is kept as it closes', () => {
  startSession({ user, authorisation }, now)
  const mine = unsentStore(user.id, '/remarks')
  mine.keep({ text: { from: '', to: 'Private.' } })
  const seen: unknown[] = []
  const stop = pageSession.onChange(() => seen.push([pageSession.wasLeft(), mine.read()]))

  inAnotherTab(() => new StoredSession(localStorage).end({ byOwner: true }))
  stop()
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['[true,{}]']))
})

test('what a person typed is kept when their session ends elsewhere, also after they once logged out here', () => {
  startSession({ user, authorisation }, now)
  pageSession.end({ byOwner: true })
  expect(pageSession.wasLeft()).toBe(true)
  startSession({ user, authorisation }, now)
  inAnotherTab(() => new StoredSession(localStorage).end())
  expect(pageSession.wasLeft()).toBe(false)
})

/** What another tab does to the store both share: its own unsent work is not ours, and we hear of each key in its order. */
function inAnotherTab(change: () => void) {
  const ours = Object.entries(sessionStorage)
  const heard: StorageEventInit[] = []
  const { setItem, removeItem } = Storage.prototype
  Storage.prototype.setItem = function (key, newValue) {
    heard.push({ key, newValue, storageArea: this })
    setItem.call(this, key, newValue)
  }
  Storage.prototype.removeItem = function (key) {
    heard.push({ key, newValue: null, storageArea: this })
    removeItem.call(this, key)
  }
  change()
  Object.assign(Storage.prototype, { setItem, removeItem })
  for (const [key, value] of ours) sessionStorage.setItem(key, value)
  for (const event of heard) window.dispatchEvent(new StorageEvent('storage', event))
}
