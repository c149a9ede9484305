import type { Authorisation, SignedInUser } from '@lading/contract/accounts/accounts'
import { HeldToken, REFRESH_AFTER_LOGIN, REFRESH_AFTER_REFRESH } from './held-token.ts'
import type { KeyStore, Session } from './session-source.ts'
import { forgetUnsent } from './unsent-store.ts'
import { WantedPage } from './wanted-page.ts'

const keys = { user: 'user', email_verified: 'email_verified' } as const
/** Whose session was ended by themselves, until somebody signs in: what the tabs go by. */
const LEFT_BY = 'left_by'

/** The session of one portal, in the store it was given. */
export class StoredSession {
  readonly token: HeldToken
  readonly wanted: WantedPage
  readonly #store: KeyStore
  readonly #listeners = new Set<() => void>()
  #seen: { token: string | null; text: string | null; session: Session } | undefined

  constructor(store: KeyStore) {
    this.#store = store
    this.token = new HeldToken(store)
    this.wanted = new WantedPage(store)
  }

  /** The session as it stands now, set here or by another tab. The same object until it changes. */
  readonly current = (): Session => {
    const token = this.token.read()
    const text = this.#store.getItem(keys.user)
    if (this.#seen?.token === token && this.#seen.text === text) return this.#seen.session
    const session = { token, user: token && text ? (JSON.parse(text) as SignedInUser) : null }
    this.#seen = { token, text, session }
    return session
  }

  /** Tells when the session changed here or in another tab. Returns how to stop listening. */
  readonly onChange = (listener: () => void): (() => void) => {
    const fromAnotherTab = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== this.#store) return
      if (key === LEFT_BY && newValue !== null) forgetUnsent(Number(newValue))
      if ([null, 'token', keys.user].includes(key)) listener()
    }
    this.#listeners.add(listener)
    window.addEventListener('storage', fromAnotherTab)
    return () => {
      this.#listeners.delete(listener)
      window.removeEventListener('storage', fromAnotherTab)
    }
  }

  /** After a login: keeps token and person, and sets the refresh marker 84 minutes ahead. */
  start({ user, authorisation }: { user: SignedInUser; authorisation: Authorisation }, now = Date.now()) {
    this.#store.removeItem(LEFT_BY)
    this.token.keep(authorisation, now, REFRESH_AFTER_LOGIN)
    this.storeUser(user)
  }

  /** After a refresh: the new token, and the marker 72 minutes ahead. */
  replaceToken(authorisation: Authorisation, now = Date.now()) {
    this.token.keep(authorisation, now, REFRESH_AFTER_REFRESH)
    this.#changed()
  }

  /** What `GET /me` answered, or what the person changed about themselves. */
  storeUser(user: SignedInUser) {
    this.#store.setItem(keys.user, JSON.stringify(user))
    this.#store.setItem(keys.email_verified, user.email_verified_at ? '1' : '0')
    this.#changed()
  }

  /**
   * Forgets token, person and the wanted page (specification, section 2.6): every tab sees it. A person who logs out
   * leaves no unsent work in any of them.
   */
  end({ byOwner = false } = {}) {
    const { token, user } = this.current()
    if (byOwner && user) {
      forgetUnsent(user.id)
      this.#store.setItem(LEFT_BY, String(user.id)) // before the token goes: the other tabs keep what is typed otherwise
    } else if (token !== null) this.#store.removeItem(LEFT_BY)
    this.token.forget()
    for (const key of Object.values(keys)) this.#store.removeItem(key)
    this.wanted.forget()
    this.#changed()
  }

  /** Whether the session that is over was ended by its owner, in this tab or another, not by time or from elsewhere. */
  wasLeft(): boolean {
    return this.#store.getItem(LEFT_BY) !== null
  }

  /** Whether somebody is signed in with a token that has not ended. */
  isSignedIn(now = Date.now()): boolean {
    const { token, user } = this.current()
    return token !== null && user !== null && now < this.token.endsAt()
  }

  #changed() {
    for (const listener of this.#listeners) listener()
  }
}
