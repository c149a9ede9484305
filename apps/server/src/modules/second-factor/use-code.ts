import { readCode, stepsTaken } from '@lading/domain/people/signing-in/second-factor'
import type { Tx } from '#platform/database'
import { hashOf } from '#platform/random'
import { codeAt } from './one-time-code.ts'

/** By what somebody proved that it is they. */
export type CodeMethod = 'app' | 'passkey' | 'recovery-code'

/** Takes a code and uses it up; undefined where it is wrong or was used before. */
export async function useCode(tx: Tx, user_id: number, typed: string, now: Date): Promise<CodeMethod | undefined> {
  const given = readCode(typed)
  if (!given) return undefined
  if (given.kind === 'recovery')
    return (await useRecoveryCode(tx, user_id, given.code, now)) ? 'recovery-code' : undefined

  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret', 'used_step'])
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return undefined
  const step = stepOf(factor, given.code, now)
  if (step === undefined) return undefined
  await tx.updateTable('second_factors').set({ used_step: step }).where('user_id', '=', user_id).execute()
  return 'app'
}

/** The step whose code this is, among those that are still taken. */
export function stepOf(factor: { secret: string; used_step: number | null }, code: string, now: Date) {
  return stepsTaken(now, factor.used_step).find((step) => codeAt(factor.secret, step) === code)
}

async function useRecoveryCode(tx: Tx, user_id: number, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
