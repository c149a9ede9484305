import type { AdminUser, SecondFactorRemoval } from '@lading/contract/people/admin-users'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { dropSecondFactor } from '#modules/accounts/records/drop-second-factor'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { adminUserDetail } from './admin-users.queries.ts'
import { holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { lockAdminUser } from './lock-admin-user.ts'

type RemoveSecondFactorInput = z.output<typeof SecondFactorRemoval> & { readonly id: number }

/** Removes the second factor of somebody who lost phone and recovery codes; the password stays as it is. */
export async function removeSecondFactor(
  tx: Tx,
  input: RemoveSecondFactorInput,
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, reason } = input
  if (id === actor.user_id) throw notAllowed('Turn your own second factor off on your profile.')
  await lockAdminUser(tx, { id, version }, actor)
  if (!(await dropSecondFactor(tx, id, now))) throw refused('The account has no second factor.')
  await tx
    .updateTable('users')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
  await mailSecondFactor(tx, id, 'removed', now)
  const facts = { reason }
  await record(tx, { action: 'remove-second-factor', object: 'user', object_id: id, facts }, actor, now)
  return adminUserDetail(tx, id, actor)
}
