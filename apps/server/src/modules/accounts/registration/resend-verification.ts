import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { mailVerification, mayBeMailed } from '../records/account-mails.ts'
import { accountOf } from '../records/accounts.queries.ts'

const SENT = 'If this address still needs to be confirmed, a new link has been sent.'

/** The confirmation once more, to the person who waits for it; the answer is the same for every address. */
export async function resendVerification(tx: Tx, { email }: { email: string }, caller: Caller, now: Date) {
  const account = await accountOf(tx, email)
  const isWaiting = account?.audience === 'customer' && !account.email_verified_at && account.status === 'active'
  if (isWaiting && (await mayBeMailed(tx, account.id, now))) await mailVerification(tx, account, now)
  const object_id = account?.id ?? 'unknown'
  await record(tx, { action: 'resend-verification', object: 'user', object_id }, caller, now)
  return { message: SENT }
}
