import type { SignedInUser } from '@lading/contract/accounts/accounts'

/** What a visitor holds: nothing, or a token, or a token and the person it belongs to. */
export interface Session {
  readonly token: string | null
  readonly user: SignedInUser | null
}

/** Where a session is kept: a browser's local storage, which its tabs share, or what a server holds for one request. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
