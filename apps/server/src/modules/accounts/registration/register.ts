import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { mailAlreadyRegistered, mailVerification, mayBeMailed } from '../records/account-mails.ts'
import { accountOf, endSessions, type Account } from '../records/accounts.queries.ts'
import { dropIdentities } from '../identities/identities.ts'
import { insertCustomer } from './insert-customer.ts'

interface RegisterInput {
  readonly email: string
  readonly password_hash: string
}

const CHECK_MAIL = 'Check your e-mail. We sent you a link to continue.'

/** A customer account, open once its address is confirmed. What is answered does not tell whether there was one. */
export async function register(tx: Tx, input: RegisterInput, caller: Caller, now: Date): Promise<{ message: string }> {
  const { email, password_hash } = input
  const added = (await insertCustomer(tx, { email, password_hash, email_verified_at: null }, now)) !== undefined
  const account = await accountOf(tx, input.email)
  if (account && added) await mailVerification(tx, account, now)
  else if (account) await answerExisting(tx, account, input, now)
  const object_id = account?.id ?? 'unknown'
  await record(tx, { action: 'register', object: 'user', object_id, facts: { is_new: added } }, caller, now)
  return { message: CHECK_MAIL }
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
