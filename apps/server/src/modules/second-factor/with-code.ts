import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { forgetFailures, noteFailure, slowDown } from '#modules/accounts/sign-in-failures'
import { useCode, type Way } from './use-code.ts'

interface Claim {
  readonly user_id: number
  readonly code: string
}

/** One sentence for every code that is not taken. */
export const WRONG_CODE = 'The code is not right, or it was used before.'

/**
 * Does something for whoever types a right code, in one transaction with using the code up. Wrong ones are counted with
 * the wrong passwords, and slow the next attempt down (throws too-many-requests).
 */
export async function withCode<T>(
  { db, clock }: Deps,
  { user_id, code }: Claim,
  caller: Caller,
  act: (tx: Tx, way: Way, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  const done = await db.transaction().execute(async (tx) => {
    const place = { email: await lockAccount(tx, user_id), ip: caller.ip }
    await slowDown(tx, place, now)
    const way = await useCode(tx, user_id, code, now)
    if (way) {
      await forgetFailures(tx, place, now)
      return { result: await act(tx, way, now) }
    }
    await noteFailure(tx, place, now)
    await record(tx, { action: 'refuse-second-factor', object: 'user', object_id: user_id }, caller, now)
    return undefined
  })
  if (!done) throw invalid({ code: [WRONG_CODE] })
  return done.result
}

/** Many codes tried at once are tried one after another, each after the failures of those before it. */
async function lockAccount(tx: Tx, user_id: number): Promise<string> {
  await tx.selectFrom('second_factors').select('user_id').where('user_id', '=', user_id).forUpdate().execute()
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()
  return email.toLowerCase()
}
