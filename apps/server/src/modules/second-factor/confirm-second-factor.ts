import { readCode } from '@lading/domain/people/signing-in/second-factor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { lockAccount } from './lock-account.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import { stepOf } from './use-code.ts'

/** Adds the app: its first code shows that the app has the key. */
export async function confirmSecondFactor(tx: Tx, { code }: { code: string }, actor: Caller, now: Date) {
  const { user_id } = actor
  await lockAccount(tx, user_id)
  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret', 'used_step'])
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) throw refused('This setup has expired. Start again.')
  const used_step = stepOf(factor, readCode(code)?.code ?? '', now)
  if (used_step === undefined) {
    throw invalid({
      code: ['The code does not match. Wait for the next code, and check that the time on your phone is correct.'],
    })
  }
  const recovery_codes = await firstRecoveryCodes(tx, user_id)
  await tx.updateTable('second_factors').set({ confirmed_at: now, used_step }).where('user_id', '=', user_id).execute()
  await mailSecondFactor(tx, user_id, 'turned-on', now)
  await record(tx, { action: 'turn-on-second-factor', object: 'user', object_id: user_id }, actor, now)
  return { recovery_codes }
}
