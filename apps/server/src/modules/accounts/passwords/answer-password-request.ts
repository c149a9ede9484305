import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { mailReset, mayBeMailed } from '../records/account-mails.ts'
import { accountOf } from '../records/accounts.queries.ts'

/**
 * Answers the oldest request for a new password, for this process alone: a link to the person with an open account, nothing
 * to anybody else. The caller who asked has its answer already, and learns nothing from this.
 */
export async function answerNextRequest(tx: Tx, now: Date): Promise<'mailed' | 'kept silent' | 'none'> {
  const email = await takeNextRequest(tx)
  if (email === undefined) return 'none'
  const account = await accountOf(tx, email)
  if (account?.status !== 'active' || !(await mayBeMailed(tx, account.id, now))) return 'kept silent'

  await mailReset(tx, account, now)
  await record(tx, { action: 'mail-password-link', object: 'user', object_id: account.id }, theSystem, now)
  return 'mailed'
}

async function takeNextRequest(tx: Tx): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('password_requests')
    .where('id', '=', (eb) =>
      eb.selectFrom('password_requests').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning('email')
    .executeTakeFirst()
  return taken?.email
}
