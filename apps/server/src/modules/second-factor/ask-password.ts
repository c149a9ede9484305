import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { signedInUser } from '#modules/accounts/accounts.queries'
import { checkPassword } from '#modules/accounts/check-password'

/** The account of the caller, who typed the password once more; a wrong one counts as one at the login does. */
export async function askPassword(deps: Deps, password: string, actor: Caller) {
  const { email } = await signedInUser(deps.db, actor.user_id)
  const account = await checkPassword(deps, { email: email.toLowerCase(), password, audience: 'staff' }, actor)
  if (account?.id !== actor.user_id) throw invalid({ password: ['This is not your password.'] })
  return account
}
