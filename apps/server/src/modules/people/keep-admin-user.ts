import type { AdminUser, AdminUserOrder } from '@lading/contract/admin-users'
import { isOfTheirAgency } from '@lading/domain/people/administration'
import { staffFaults } from '@lading/domain/people/staff-roles'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { mailVerification } from '#modules/accounts/account-mails'
import { demandFreeAddress } from './accounts-kept.queries.ts'
import { adminUserAsItStands } from './admin-users.queries.ts'
import { demandAdministrator, holdAsAdministrator } from './hold-administration.ts'
import { rolesInOrder } from './roles.queries.ts'
import { mailPasswordLink } from './take-password.ts'
import { idsOf } from './write-role.ts'

/** A new account of staff, with a one-time link by mail. */
export async function createAdminUser(tx: Tx, order: AdminUserOrder, actor: Caller, now: Date): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  await demandGoodPlace(tx, order, actor)
  await demandFreeAddress(tx, order.email)
  const { role_ids: _roles, permissions: _direct, agency, position_title, unit, ...person } = order
  const blank = { password_hash: null, email_verified_at: null, last_login: null, deleted_at: null }
  const { id } = await tx
    .insertInto('users')
    .values({ ...person, ...blank, audience: 'staff', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('admin_profiles').values({ user_id: id, agency, position_title, unit }).execute()
  await writeRights(tx, id, order)
  await mailPasswordLink(tx, { id, email: order.email, first_name: order.first_name }, 'new', now)
  await record(tx, { action: 'create-admin-user', object: 'user', object_id: id, facts: { ...order } }, actor, now)
  return adminUserAsItStands(tx, id, actor)
}

/** Changes an account of staff. Nobody changes their own roles, permissions or agency. */
export async function updateAdminUser(
  tx: Tx,
  order: AdminUserOrder & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, role_ids: _roles, permissions: _direct, agency, position_title, unit, ...person } = order
  const before = await adminUserAsItStands(tx, id, actor)
  if (before.version !== version) throw refused('The account changed meanwhile.', before)
  if (id === actor.user_id) demandSameRights(before, order)
  await demandGoodPlace(tx, order, actor)
  await demandFreeAddress(tx, order.email, id)

  const isMoved = before.email.toLowerCase() !== order.email
  await tx
    .updateTable('users')
    .set({ ...person, version: version + 1, ...(isMoved && { email_verified_at: null }) })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('admin_profiles').set({ agency, position_title, unit }).where('user_id', '=', id).execute()
  await writeRights(tx, id, order)
  await demandAdministrator(tx)
  if (isMoved) await mailVerification(tx, { id, email: order.email, first_name: order.first_name }, now)
  const after = await adminUserAsItStands(tx, id, actor)
  const facts = { before: rightsOf(before), after: rightsOf(after), email: order.email }
  await record(tx, { action: 'update-admin-user', object: 'user', object_id: id, facts }, actor, now)
  return after
}

const rightsOf = ({ roles, permissions, agency }: AdminUser) => ({
  role_ids: roles.map(({ id }) => id),
  permissions,
  agency,
})

function demandSameRights(before: AdminUser, order: AdminUserOrder): void {
  const same = (one: readonly unknown[], other: readonly unknown[]) =>
    new Set(one).size === new Set(other).size && one.every((value) => other.includes(value))
  const held = rightsOf(before)
  const isSame =
    same(held.role_ids, order.role_ids) && same(held.permissions, order.permissions) && held.agency === order.agency
  if (!isSame) throw notAllowed('Nobody changes their own roles, permissions or agency.')
}

/** Roles and agency that fit each other, within what the caller keeps. */
async function demandGoodPlace(tx: Tx, { role_ids, agency }: AdminUserOrder, actor: Caller): Promise<void> {
  if (!isOfTheirAgency(actor, agency)) throw notAllowed('It belongs to the other agency.')
  const all = await rolesInOrder(tx)
  const chosen = all.filter(({ id }) => role_ids.includes(id))
  if (chosen.length < new Set(role_ids).size) throw invalid({ role_ids: ['One of these roles is gone. Choose again.'] })
  const faults = staffFaults(chosen, agency)
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

async function writeRights(tx: Tx, user_id: number, { role_ids, permissions }: AdminUserOrder): Promise<void> {
  await tx.deleteFrom('user_roles').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('user_roles')
    .values([...new Set(role_ids)].map((role_id) => ({ user_id, role_id })))
    .execute()
  const ids = await idsOf(tx, permissions)
  await tx.deleteFrom('user_permissions').where('user_id', '=', user_id).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('user_permissions')
    .values(ids.map((permission_id) => ({ user_id, permission_id })))
    .execute()
}
