import type { BasicProfile } from '@lading/contract/accounts/accounts'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { signedInUser } from '../records/accounts.queries.ts'

type CompleteRegistrationInput = z.output<typeof BasicProfile> & { readonly id: number }

/** Who the customer is, told once after registration. Only one's own account. */
export async function completeRegistration(
  tx: Tx,
  { id, ...profile }: CompleteRegistrationInput,
  actor: Caller,
  now: Date,
) {
  if (id !== actor.user_id) throw notFound('Customer')
  await tx
    .updateTable('users')
    .set((eb) => ({ ...profile, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const user = await signedInUser(tx, id)
  await record(tx, { action: 'complete-registration', object: 'user', object_id: id }, actor, now)
  return user
}
