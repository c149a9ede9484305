import type { AdminUser } from '@lading/contract/people/admin-users'
import type { StatusInput } from '@lading/contract/people/person-fields'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { writeStatus } from '../accounts-kept/write-status.ts'
import { lockAdminUser } from './lock-admin-user.ts'
import { requireAnother } from './require-another.ts'

type SetAdminUserStatusInput = z.output<typeof StatusInput> & { readonly id: number }

/** Disables an account of staff, or lets it in again; a disabled one is out on its very next request. */
export async function setAdminUserStatus(
  tx: Tx,
  input: SetAdminUserStatusInput,
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, status, reason } = input
  requireAnother(id, actor)
  const before = await lockAdminUser(tx, { id, version }, actor)
  await writeStatus(tx, id, status, now)
  await requireAdministrator(tx)
  const facts = { from: before.status, to: status, reason }
  await record(tx, { action: 'set-account-status', object: 'user', object_id: id, facts }, actor, now)
  return adminUserDetail(tx, id, actor)
}
