import { paths } from '@lading/contract/addresses/paths'
import type { Authorisation, SignedInUser } from '@lading/contract/accounts/accounts'
import { CUSTOMER_ROLE, type Actor } from '@lading/domain/people/acting/actor'
import { useSyncExternalStore } from 'react'
import { usePortal } from './portal.ts'
import type { Session, SessionSource } from './session-source.ts'

const MINUTE = 60_000
/** The specification gives two readings of the refresh marker (section 4): one at login, one at each refresh. */
export const REFRESH_AFTER_LOGIN = 84 * MINUTE
export const REFRESH_AFTER_REFRESH = 72 * MINUTE

const keys = {
  token: 'token',
  user: 'user',
  email_verified: 'email_verified',
  refresh_at: 'refresh_at',
  ends_at: 'token_ends_at',
  wanted: 'to',
} as const

const listeners = new Set<() => void>()
let seen: { token: string | null; text: string | null; session: Session } | undefined

/** The session as it stands now, in this tab or set by another one. The same object until it changes. */
export function currentSession(): Session {
  const token = localStorage.getItem(keys.token)
  const text = localStorage.getItem(keys.user)
  if (seen?.token === token && seen.text === text) return seen.session
  seen = { token, text, session: { token, user: token && text ? (JSON.parse(text) as SignedInUser) : null } }
  return seen.session
}

/** Tells when the session changed here or in another tab. Returns how to stop listening. */
export function onSessionChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === keys.token || event.key === keys.user) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
  }
}

/** The session of this browser. */
export const browserSession: SessionSource = { current: currentSession, onChange: onSessionChange }

/** After a login: keeps token and person, and sets the refresh marker 84 minutes ahead. */
export function startSession(reply: { user: SignedInUser; authorisation: Authorisation }, now = Date.now()) {
  keepToken(reply.authorisation, now, REFRESH_AFTER_LOGIN)
  storeUser(reply.user)
}

/** After a refresh: the new token, and the marker 72 minutes ahead. */
export function replaceToken(authorisation: Authorisation, now = Date.now()) {
  keepToken(authorisation, now, REFRESH_AFTER_REFRESH)
  changed()
}

/** What `GET /me` answered, or what the person changed about themselves. */
export function storeUser(user: SignedInUser) {
  localStorage.setItem(keys.user, JSON.stringify(user))
  localStorage.setItem(keys.email_verified, user.email_verified_at ? '1' : '0')
  changed()
}

let left = false

/** Whether the session that is over was ended here by its owner, not by time or from elsewhere. */
export const wasLeft = () => left

/** Forgets token, person and the wanted page (specification, section 2.6). Every tab sees it. */
export function endSession({ byOwner = false } = {}) {
  left = byOwner
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  changed()
}

/**
 * Whether a token is held whose refresh time has passed, or that has ended before it: the last one of a session may be
 * short. The server refuses to renew that one, and so the session ends here too.
 */
export function isRefreshDue(now = Date.now()): boolean {
  const at = Number(localStorage.getItem(keys.refresh_at) ?? 0)
  return localStorage.getItem(keys.token) !== null && now >= Math.min(at, tokenEndsAt())
}

/** When the token stops working, in milliseconds since 1970. */
export function tokenEndsAt(): number {
  return Number(localStorage.getItem(keys.ends_at) ?? 0)
}

/** Whether somebody is signed in with a token that has not ended. */
export function isSignedIn(session: Session, now = Date.now()): boolean {
  return session.token !== null && session.user !== null && now < tokenEndsAt()
}

/** Remembers the page a visitor wanted before logging in. */
export function saveWanted(path: string) {
  localStorage.setItem(keys.wanted, path)
}

/** Where to go after a login: the page wanted before it, else the dashboard. It is asked once. */
export function takeWanted(): string {
  const path = localStorage.getItem(keys.wanted)
  localStorage.removeItem(keys.wanted)
  return asOurs(path ?? '') ?? paths.dashboard()
}

/** The page wanted before a login, for a person who goes elsewhere to log in; empty where none is. */
export function wantedPage(): string {
  return asOurs(localStorage.getItem(keys.wanted) ?? '') ?? ''
}

/** The path as a browser would read it, where it stays on the portal: `//host`, `/\host` and their disguises do not. */
function asOurs(path: string): string | undefined {
  const { origin } = window.location
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const read = new URL(path, origin)
  return read.origin === origin && !read.pathname.startsWith('//') ? read.pathname + read.search + read.hash : undefined
}

/** The person as the domain's rules ask about them. */
export function actorOf(user: SignedInUser): Actor {
  const names = (given: readonly { readonly name: string }[]) => given.map(({ name }) => name)
  return {
    user_id: user.id,
    audience: user.role_id === CUSTOMER_ROLE ? 'customer' : 'staff',
    role_ids: user.roles.map(({ id }) => id),
    permissions: new Set([...user.roles.flatMap((role) => names(role.permissions)), ...names(user.permissions)]),
    first_role_permissions: new Set(names(user.roles[0]?.permissions ?? [])),
    agency: user.admin_profile?.agency ?? null,
    memberships: user.memberships ?? [],
  }
}

/** The session, followed. */
export function useSession(): Session {
  const { session } = usePortal()
  return useSyncExternalStore(session.onChange, session.current, () => nobody)
}

/** The signed-in person for the domain's rules; null for a visitor. */
export function useActor(): Actor | null {
  const { user } = useSession()
  if (!user) return null
  return actors.get(user) ?? remember(user)
}

const nobody: Session = { token: null, user: null }
const actors = new WeakMap<SignedInUser, Actor>()

function remember(user: SignedInUser): Actor {
  const actor = actorOf(user)
  actors.set(user, actor)
  return actor
}

function keepToken({ token, expires_in }: Authorisation, now: number, refreshIn: number) {
  localStorage.setItem(keys.token, token)
  localStorage.setItem(keys.refresh_at, String(now + refreshIn))
  localStorage.setItem(keys.ends_at, String(now + expires_in * 1000))
}

function changed() {
  for (const listener of listeners) listener()
}
