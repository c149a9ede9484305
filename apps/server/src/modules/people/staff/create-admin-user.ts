import type { AdminUser, AdminUserInput } from '@lading/contract/people/admin-users'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { adminUserDetail } from './admin-users.queries.ts'
import { holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { needsSecondAdministrator } from '../second-administrator/needs-second-administrator.ts'
import { mailPasswordLink } from '../accounts-kept/take-password.ts'
import { askRights, writeRights } from './rights.ts'
import { requireGoodPlace } from './require-good-place.ts'

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
  // The side alone opens transactions; who works for one themself must still find the account.
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
