import type { Tx } from '#platform/database'
import { tookTooLong } from './took-too-long.ts'

/**
 * What proves or changes somebody's second factor is done one after another. Answers the address it belongs to; an
 * account that was disabled or deleted meanwhile proves nothing.
 */
export async function lockAccount(tx: Tx, user_id: number): Promise<string> {
  const account = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw tookTooLong()
  return account.email.toLowerCase()
}
