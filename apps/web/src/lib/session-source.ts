import type { SignedInUser } from '@lading/contract/accounts/accounts'

/** What a visitor holds: nothing, or a token, or a token and the person it belongs to. */
export interface Session {
  readonly token: string | null
  readonly user: SignedInUser | null
}

/** Where a session is read and followed: a browser's storage, or on a server what the request brings. */
export interface SessionSource {
  /** The same object until the session changes. */
  readonly current: () => Session
  /** Tells when the session changed. Returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
}
