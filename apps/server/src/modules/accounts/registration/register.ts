import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { mailAlreadyRegistered, mailPasswordChoice, mailVerification, mayBeMailed } from '../records/account-mails.ts'
import { accountOf, endSessions, type Account } from '../records/accounts.queries.ts'
import { dropIdentities } from '../identities/identities.ts'
import { voidTokens } from '../records/one-time-tokens.ts'
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
  else if (account) await answerExisting(tx, account, now)
  const object_id = account?.id ?? 'unknown'
  await record(tx, { action: 'register', object: 'user', object_id, facts: { is_new: added } }, caller, now)
  return { message: CHECK_MAIL }
}

/**
 * While nobody has confirmed the address, a second registration takes the first one's password, sessions and links away,
 * and its own password with them: of two people who type one address only the mailbox knows whose it is. Its link asks
 * for a password. Afterwards nothing changes, and the owner is told.
 */
async function answerExisting(tx: Tx, account: Account, now: Date): Promise<void> {
  const mayMail = await mayBeMailed(tx, account.id, now)
  if (account.email_verified_at || account.audience !== 'customer') {
    if (mayMail) await mailAlreadyRegistered(tx, account, now)
    return
  }
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', account.id).execute()
  await endSessions(tx, account.id, now)
  await dropIdentities(tx, account.id)
  await voidTokens(tx, account.id, ['verify-email'], now)
  if (mayMail) await mailPasswordChoice(tx, account, now)
}
