import type { Tx } from '#platform/database'
import { voidTokens } from './one-time-tokens.ts'

/** Takes somebody's second factor and its recovery codes away; says whether there was one. */
export async function dropSecondFactor(tx: Tx, user_id: number, now: Date): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', user_id)
    .returning('confirmed_at')
    .executeTakeFirst()
  await voidTokens(tx, user_id, ['second-factor'], now)
  return dropped !== undefined && dropped.confirmed_at !== null
}
