import type { Actor } from '@lading/domain/people/acting/actor'

/** Who makes this call, and from where: what rules ask and what the audit writes down. */
export interface Caller extends Actor {
  readonly session_id: string | null
  /** By which the session's token of this call is found. */
  readonly token_hash: string | null
  /** What this person must do before anything else, as a sentence. */
  readonly held_back?: string | undefined
  readonly ip: string
  readonly request_id: string
}

/** The businesses this person acts for, for a query; one that does not exist where there is none. */
export function ownBusinesses({ memberships }: Actor): number[] {
  return someIds(memberships.map(({ business_id }) => business_id))
}

/** Ids for `in (…)`, which must not be empty. */
export const someIds = (ids: readonly number[]): number[] => (ids.length > 0 ? [...ids] : [0])

/** The portal itself, for moves that time or a job makes. */
export const theSystem: Caller = {
  user_id: 0,
  audience: 'system',
  role_ids: [],
  permissions: new Set(),
  first_role_permissions: new Set(),
  agency: null,
  memberships: [],
  session_id: null,
  token_hash: null,
  ip: '',
  request_id: '',
}

/** A visitor without an account. */
export const visitor = (ip: string, request_id: string): Caller => ({
  ...theSystem,
  audience: 'customer',
  ip,
  request_id,
})
