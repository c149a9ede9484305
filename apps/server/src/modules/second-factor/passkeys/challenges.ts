import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { hashOf } from '#platform/random'

const LIFE = 5 * 60_000

/** For what a passkey is asked, and in which session or second step; in any other one the answer does not count. */
export interface Asking {
  readonly user_id: number
  readonly purpose: 'add' | 'prove' | 'log-in'
  readonly asked_in: string
}

/** Of somebody signed in: to make a new one, or in place of a code. */
export const askingIn = ({ user_id, session_id }: Caller, purpose: 'add' | 'prove'): Asking => ({
  user_id,
  purpose,
  asked_in: session_id ?? '',
})

/** In the second step of signing in, by its token. */
export const askingAt = (token: string, user_id: number): Asking => ({
  user_id,
  purpose: 'log-in',
  asked_in: hashOf(token),
})

/** Keeps what a passkey is to sign, for five minutes; what was asked before for the same purpose is forgotten. */
export async function keepChallenge(db: Db, { asked_in, ...asking }: Asking, challenge: string, now: Date) {
  const kept = { challenge, bound_to: asked_in, expires_at: new Date(now.getTime() + LIFE) }
  await db
    .insertInto('passkey_challenges')
    .values({ ...asking, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(kept))
    .execute()
}

/** Takes what was to be signed, once; undefined where nothing was asked, or elsewhere, or too long ago. */
export async function takeChallenge(db: Db, { user_id, purpose, asked_in }: Asking, now: Date) {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', asked_in)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge
}
