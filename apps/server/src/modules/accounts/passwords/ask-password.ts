import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { signedInUser } from '../records/accounts.queries.ts'
import { checkPassword } from './check-password.ts'

/** The account of the caller, who typed the password once more; a wrong one counts as one at the login does. */
export async function askPassword(deps: Deps, password: string, actor: Caller) {
  const { email } = await signedInUser(deps.db, actor.user_id)
  const audience = actor.audience === 'staff' ? 'staff' : 'customer'
  const account = await checkPassword(deps, { email: email.toLowerCase(), password, audience }, actor)
  if (account?.id !== actor.user_id) throw invalid({ password: ['This is not your password.'] })
  return account
}
