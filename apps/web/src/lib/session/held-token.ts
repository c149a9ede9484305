import type { Authorisation } from '@lading/contract/accounts/accounts'
import type { KeyStore } from './session-source.ts'

const MINUTE = 60_000
/** The specification gives two readings of the refresh marker (section 4): one at login, one at each refresh. */
export const REFRESH_AFTER_LOGIN = 84 * MINUTE
export const REFRESH_AFTER_REFRESH = 72 * MINUTE

const keys = { token: 'token', refresh_at: 'refresh_at', ends_at: 'token_ends_at' } as const

/** The token of a session: when it is to be renewed, and when it ends. */
export class HeldToken {
  readonly #store: KeyStore

  constructor(store: KeyStore) {
    this.#store = store
  }

  read(): string | null {
    return this.#store.getItem(keys.token)
  }

  keep({ token, expires_in }: Authorisation, now: number, refreshIn: number) {
    this.#store.setItem(keys.token, token)
    this.#store.setItem(keys.refresh_at, String(now + refreshIn))
    this.#store.setItem(keys.ends_at, String(now + expires_in * 1000))
  }

  /** When it stops working, in milliseconds since 1970. */
  endsAt(): number {
    return Number(this.#store.getItem(keys.ends_at) ?? 0)
  }

  /**
   * Whether one is held whose refresh time has passed, or that has ended before it: the last one of a session may be
   * short. The server refuses to renew that one, and so the session ends here too.
   */
  isRefreshDue(now = Date.now()): boolean {
    const at = Number(this.#store.getItem(keys.refresh_at) ?? 0)
    return this.read() !== null && now >= Math.min(at, this.endsAt())
  }

  forget() {
    for (const key of Object.values(keys)) this.#store.removeItem(key)
  }
}
