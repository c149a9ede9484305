import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { refused } from '#platform/problem'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { hasPassword } from './linked-methods.queries.ts'

const FRESH_MINUTES = 10
const TOO_OLD = `Your account has no password to ask for, so this is possible only within ${FRESH_MINUTES} minutes of logging in. Log out, log in again, then repeat this.`

/**
 * That the owner asks, and not a stranger at an open session: by the password, or where there is none by having logged in
 * just now. Throws 400 for a wrong password, 409 where the login was too long ago.
 */
export async function askProof(deps: Deps, password: string, actor: Caller): Promise<void> {
  if (await hasPassword(deps.db, actor.user_id)) return void (await askPassword(deps, password, actor))
  const fresh = await deps.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.session_id)
    .where('created_at', '>=', new Date(deps.clock.now().getTime() - FRESH_MINUTES * 60_000))
    .executeTakeFirst()
  if (!fresh) throw refused(TOO_OLD)
}
