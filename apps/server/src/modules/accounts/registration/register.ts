import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { mailAlreadyRegistered, mailVerification, mayBeMailed } from '../records/account-mails.ts'
import { accountOf, endSessions, type Account } from '../records/accounts.queries.ts'
import { dropIdentities } from '../identities/identities.ts'

interface RegisterInput {
  readonly email: string
  readonly password_hash: string
}

const CHECK_MAIL = 'Check your e-mail. We sent you a link to continue.'

/** A customer account, open once its address is confirmed. What is answered does not tell whether there was one. */
export async function register(tx: Tx, input: RegisterInput, caller: Caller, now: Date): Promise<{ message: string }> {
  const added = await addCustomer(tx, input, now)
  const account = await accountOf(tx, input.email)
  if (account && added) await mailVerification(tx, account, now)
  else if (account) await answerExisting(tx, account, input, now)
  const object_id = account?.id ?? 'unknown'
  await record(tx, { action: 'register', object: 'user', object_id, facts: { is_new: added } }, caller, now)
  return { message: CHECK_MAIL }
}

async function addCustomer(tx: Tx, { email, password_hash }: RegisterInput, now: Date): Promise<boolean> {
  const user = await tx
    .insertInto('users')
    .values({
      audience: 'customer',
      email,
      password_hash,
      email_verified_at: null,
      last_login: null,
      created_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (user) await tx.insertInto('user_roles').values({ user_id: user.id, role_id: CUSTOMER_ROLE }).execute()
  return user !== undefined
}

/**
 * While nobody has confirmed the address, the last registration counts: a password that a stranger chose for it is
 * gone with its sessions and links. Afterwards nothing changes, and the owner is told.
 */
async function answerExisting(tx: Tx, account: Account, { password_hash }: RegisterInput, now: Date): Promise<void> {
  if (!(await mayBeMailed(tx, account.id, now))) return
  if (account.email_verified_at || account.audience !== 'customer') return mailAlreadyRegistered(tx, account, now)

  await tx.updateTable('users').set({ password_hash }).where('id', '=', account.id).execute()
  await endSessions(tx, account.id, now)
  await dropIdentities(tx, account.id)
  await mailVerification(tx, account, now)
}
