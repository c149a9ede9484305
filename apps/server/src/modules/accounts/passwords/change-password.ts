import type { PasswordChange } from '@lading/contract/accounts/accounts'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { signedInUser } from '../records/accounts.queries.ts'
import { askGoodPassword } from './ask-good-password.ts'
import { checkPassword } from './check-password.ts'
import { isPasswordUnchanged } from './is-password-unchanged.ts'
import { hashPassword, inPasswordTurn } from './passwords.ts'
import { setPassword } from './set-password.ts'

type ChangePasswordInput = z.output<typeof PasswordChange>

/** A person changes their own password; this session goes on, the others end. */
export async function changePassword(deps: Deps, { current_password, password }: ChangePasswordInput, actor: Caller) {
  const { user_id, session_id } = actor
  const { email } = await signedInUser(deps.db, user_id)
  if (password === current_password) {
    throw invalid({ password: ['Choose a password different from your current one.'] })
  }
  await askGoodPassword({ email, password })

  const audience = actor.audience === 'staff' ? 'staff' : 'customer'
  const account = await checkPassword(deps, { email: email.toLowerCase(), password: current_password, audience }, actor)
  if (account?.id !== user_id) throw wrongPassword()

  const password_hash = await inPasswordTurn(() => hashPassword(password))
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await isPasswordUnchanged(tx, account))) throw wrongPassword()
    await setPassword(tx, { user_id, password_hash, but_session: session_id }, now)
    const user = await signedInUser(tx, user_id)
    await record(tx, { action: 'change-password', object: 'user', object_id: user_id }, actor, now)
    return user
  })
}

const wrongPassword = () => invalid({ current_password: ['This is not your current password.'] })
