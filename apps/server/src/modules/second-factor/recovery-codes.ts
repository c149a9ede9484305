import { RECOVERY_CODES, spacedCode } from '@lading/domain/people/signing-in/second-factor'
import type { Tx } from '#platform/database'
import { hashOf, randomSlug } from '#platform/random'
import { hasSecondFactor } from '#modules/accounts/records/has-second-factor'

const LENGTH = 16 // characters of five random bits each

/** Ten recovery codes in place of earlier ones, as the person reads them; only their hashes are kept. */
export async function writeRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomSlug().slice(0, LENGTH))
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashOf(code), used_at: null })))
    .execute()
  return codes.map(spacedCode)
}

/** Recovery codes for a person who sets up their first second factor, before it is kept; none for one who has theirs. */
export async function firstRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  const { has_one } = await tx
    .selectFrom('users')
    .select((eb) => hasSecondFactor(eb.ref('users.id')).as('has_one'))
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return has_one ? [] : writeRecoveryCodes(tx, user_id)
}
