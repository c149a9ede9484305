import type { AdminUser, AdminUserInput } from '@lading/contract/people/admin-users'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { moveAddress } from '../accounts-kept/move-address.ts'
import { needsSecondAdministrator } from '../second-administrator/needs-second-administrator.ts'
import { askRights, rightsOf, sameRights, writeRights } from './rights.ts'
import { requireGoodPlace } from './require-good-place.ts'

/** Changes an account of staff; rights wait where two administrators are asked. Nobody changes their own. */
export async function updateAdminUser(
  tx: Tx,
  input: AdminUserInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, role_ids: _roles, permissions: _direct, agency, position_title, unit, ...person } = input
  const before = await adminUserDetail(tx, id, actor)
  if (before.version !== version) throw refused('The account was changed by another user.', before)
  const isSame = sameRights(rightsOf(before), input)
  if (id === actor.user_id && !isSame) throw notAllowed('You cannot change your own roles, permissions or agency.')
  await requireGoodPlace(tx, input, actor)
  await requireFreeAddress(tx, input.email, id)

  const isMoved = before.email.toLowerCase() !== input.email
  await tx
    .updateTable('users')
    .set({ ...person, version: version + 1, ...(isMoved && { email_verified_at: null }) })
    .where('id', '=', id)
    .execute()
  const waits = !isSame && (await needsSecondAdministrator(tx))
  const place = { agency: waits ? before.agency : agency, position_title, unit }
  await tx.updateTable('admin_profiles').set(place).where('user_id', '=', id).execute()
  if (!waits) await writeRights(tx, id, input)
  await requireAdministrator(tx)
  if (waits) await askRights(tx, before, input, actor, now)
  if (isMoved) await moveAddress(tx, { ...before, ...person }, now)
  const after = await adminUserDetail(tx, id, actor)
  const facts = { before: rightsOf(before), after: rightsOf(after), email: input.email }
  await record(tx, { action: 'update-admin-user', object: 'user', object_id: id, facts }, actor, now)
  return after
}
