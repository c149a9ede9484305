import type { AdminUser, AdminUserInput } from '@lading/contract/admin-users'
import { isOfTheirAgency } from '@lading/domain/people/administration'
import { staffFaults } from '@lading/domain/people/staff-roles'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from './accounts-kept.queries.ts'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from './hold-administration.ts'
import { moveAddress } from './move-address.ts'
import { rolesByPosition } from './roles.queries.ts'
import { needsSecondAdministrator } from './needs-second-administrator.ts'
import { mailPasswordLink } from './take-password.ts'
import { askRights, rightsOf, sameRights, writeRights, type Rights } from './rights.ts'

/**
 * A new account of staff, with a one-time link by mail. Where two administrators are asked, it has no rights and the link
 * goes out once the second agrees.
 */
export async function createAdminUser(tx: Tx, input: AdminUserInput, actor: Caller, now: Date): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  await requireGoodPlace(tx, input, actor)
  await requireFreeAddress(tx, input.email)
  const { role_ids: _roles, permissions: _direct, agency, position_title, unit, ...person } = input
  const blank = { password_hash: null, email_verified_at: null, last_login: null, deleted_at: null }
  const { id } = await tx
    .insertInto('users')
    .values({ ...person, ...blank, audience: 'staff', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const waits = await needsSecondAdministrator(tx)
  // The side alone opens cases; who works for one themself must still find the account.
  const place = { agency: waits ? actor.agency : agency, position_title, unit }
  await tx
    .insertInto('admin_profiles')
    .values({ user_id: id, ...place })
    .execute()
  if (!waits) {
    await writeRights(tx, id, input)
    await mailPasswordLink(tx, { id, email: input.email, first_name: input.first_name }, 'new', now)
  }
  await record(tx, { action: 'create-admin-user', object: 'user', object_id: id, facts: { ...input } }, actor, now)
  const made = await adminUserDetail(tx, id, actor)
  if (waits) await askRights(tx, made, { ...input, is_new: true }, actor, now)
  return waits ? adminUserDetail(tx, id, actor) : made
}

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
  if (before.version !== version) throw refused('The account changed meanwhile.', before)
  const isSame = sameRights(rightsOf(before), input)
  if (id === actor.user_id && !isSame) throw notAllowed('Nobody changes their own roles, permissions or agency.')
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

/** Roles and agency that fit each other, within what the caller keeps. */
export async function requireGoodPlace(tx: Tx, { role_ids, agency }: Rights, actor: Caller): Promise<void> {
  if (!isOfTheirAgency(actor, agency)) throw notAllowed('It belongs to the other agency.')
  const all = await rolesByPosition(tx)
  const chosen = all.filter(({ id }) => role_ids.includes(id))
  if (chosen.length < new Set(role_ids).size) throw invalid({ role_ids: ['One of these roles is gone. Choose again.'] })
  const faults = staffFaults(chosen, agency)
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
