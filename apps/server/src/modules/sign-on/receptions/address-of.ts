import type { Tx } from '#platform/database'

/** The address of an account, as addresses are looked up. */
export async function addressOf(tx: Tx, user_id: number): Promise<string> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()
  return email.toLowerCase()
}
