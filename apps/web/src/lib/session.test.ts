import { expect, test } from 'vitest'
import { authorisation, person } from '../testing/people.ts'
import {
  actorOf,
  currentSession,
  endSession,
  isRefreshDue,
  isSignedIn,
  onSessionChange,
  replaceToken,
  saveWanted,
  startSession,
  takeWanted,
} from './session.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-20T08:00:00Z')
const user = person('customer', ['view-customer-business'])

test('the token is renewed from 84 minutes after a login, and from 72 minutes after a renewal', () => {
  startSession({ user, authorisation }, now)
  expect(isRefreshDue(now + 84 * MINUTE - 1)).toBe(false)
  expect(isRefreshDue(now + 84 * MINUTE)).toBe(true)

  const later = now + 85 * MINUTE
  replaceToken({ ...authorisation, token: 'another' }, later)
  expect(currentSession().token).toBe('another')
  expect(isRefreshDue(later + 72 * MINUTE - 1)).toBe(false)
  expect(isRefreshDue(later + 72 * MINUTE)).toBe(true)
})

test('a token that ends before its refresh time is asked about when it has ended', () => {
  startSession({ user, authorisation: { ...authorisation, expires_in: 30 * 60 } }, now)
  expect(isRefreshDue(now + 30 * MINUTE - 1)).toBe(false)
  expect(isRefreshDue(now + 30 * MINUTE)).toBe(true)
})

test('nobody is signed in once the token has ended', () => {
  startSession({ user, authorisation }, now)
  expect(isSignedIn(currentSession(), now + 120 * MINUTE - 1)).toBe(true)
  expect(isSignedIn(currentSession(), now + 120 * MINUTE)).toBe(false)
})

test('a visitor has nothing to renew', () => {
  expect(isRefreshDue(now)).toBe(false)
  expect(isSignedIn(currentSession(), now)).toBe(false)
})

test('logging out forgets the person, the token and the page wanted before', () => {
  startSession({ user, authorisation }, now)
  saveWanted('/business')
  endSession()
  expect(currentSession()).toEqual({ token: null, user: null })
  expect(localStorage.length).toBe(0)
})

test('the page wanted before the login is given once', () => {
  saveWanted('/my-applications/7?page=2')
  expect(takeWanted()).toBe('/my-applications/7?page=2')
  expect(takeWanted()).toBe('/dashboard')
})

test.each([
  '//evil.example/x',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  ' //evil.example',
  '',
])('a `to` that leads off the portal, as %j does, leads to the dashboard', (elsewhere) => {
  saveWanted(elsewhere)
  expect(takeWanted()).toBe('/dashboard')
})

test('a login or logout in another tab is noticed here', () => {
  const seen: (string | null)[] = []
  const stop = onSessionChange(() => seen.push(currentSession().token))
  startSession({ user, authorisation }, now)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value' }))
  stop()
  expect(seen).toEqual(['a-token', null])
})

test('a person’s permissions come from every role and from themselves; the guard’s from the first role', () => {
  const role = (id: number, name: string) => ({ id, name, permissions: [{ name }] })
  const actor = actorOf({ ...user, roles: [role(2, 'first'), role(9, 'second')], permissions: [{ name: 'own' }] })
  expect([...actor.permissions]).toEqual(['first', 'second', 'own'])
  expect([...actor.first_role_permissions]).toEqual(['first'])
  expect(actor.audience).toBe('customer')
  expect(actorOf(person('staff'))).toMatchObject({ audience: 'staff', agency: 'dti' })
})
