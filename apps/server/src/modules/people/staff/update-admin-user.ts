import type { AdminUser, AdminUserInput } from '@lading/contract/people/admin-users'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { moveAddress } from '../accounts-kept/move-address.ts'
import { needsSecondAdministrator } from '../second-administrator/needs-second-administrator.ts'
import { askRights, rightsOf, sameRights, writeRights } from './rights.ts'
import { requireGoodPlace } from './require-good-place.ts'
import { lockAdminUser } from './lock-admin-user.ts'
import { moveToAgency } from './move-to-agency.ts'
import { requireWorkKept } from './require-no-open-transactions.ts'

/**
 * Changes an account of staff. Where two administrators are asked, rights wait, and so does the address of somebody else:
 * its reader gets the links that open the account. Nobody changes their own rights.
 */
export async function updateAdminUser(
  tx: Tx,
  input: AdminUserInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, role_ids: _roles, permissions: _direct, agency, position_title, unit, ...person } = input
  const before = await lockAdminUser(tx, { id, version }, actor)
  const isOwn = id === actor.user_id
  const isSame = sameRights(rightsOf(before), input)
  if (isOwn && !isSame) throw notAllowed('You cannot change your own roles, permissions or agency.')
  await requireGoodPlace(tx, input, actor)
  await requireWorkKept(tx, before, input)
  await requireFreeAddress(tx, input.email, id)

  const isMoved = before.email.toLowerCase() !== input.email
  const waits = (!isSame || (isMoved && !isOwn)) && (await needsSecondAdministrator(tx))
  const email = waits ? before.email : input.email
  await tx
    .updateTable('users')
    .set({ ...person, email, version: version + 1, ...(isMoved && !waits && { email_verified_at: null }) })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('admin_profiles').set({ position_title, unit }).where('user_id', '=', id).execute()
  if (!waits) await moveToAgency(tx, id, agency)
  if (!waits) await writeRights(tx, id, input)
  await requireAdministrator(tx)
  // Who was never given a role has not had the link to a first password either.
  const is_new = before.roles.length === 0
  if (waits) await askRights(tx, before, { ...input, is_new }, actor, now)
  if (isMoved && !waits) await moveAddress(tx, { before, after: person }, actor, now)
  const after = await adminUserDetail(tx, id, actor)
  const facts = { before: rightsOf(before), after: rightsOf(after), email }
  await record(tx, { action: 'update-admin-user', object: 'user', object_id: id, facts }, actor, now)
  return after
}
