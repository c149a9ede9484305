import type { changeOwnNames as contract, Profile } from '@lading/contract/profile'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { profileOf } from './profile.queries.ts'

/** A person corrects their own name; roles, address and agency are changed by others. Throws 409 for a stale version. */
export async function changeOwnNames(
  tx: Tx,
  { version, ...names }: z.output<typeof contract.body>,
  actor: Caller,
  now: Date,
): Promise<Profile> {
  if (actor.audience === 'customer' && names.mobile === '') {
    throw invalid({ mobile: ['Enter a mobile number, such as 0917 123 4567.'] })
  }
  const changed = await tx
    .updateTable('users')
    .set((eb) => ({ ...names, version: eb('version', '+', 1) }))
    .where('id', '=', actor.user_id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!changed) throw refused('Your profile was changed in another window. Reload the page to see it.')
  await record(tx, { action: 'change-profile', object: 'user', object_id: actor.user_id, facts: names }, actor, now)
  return profileOf(tx, actor.user_id)
}
