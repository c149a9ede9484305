import type { AdminUser } from '@lading/contract/admin-users'
import type { StatusInput } from '@lading/contract/person-fields'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from './hold-administration.ts'
import { closeAccount, writeStatus } from './write-status.ts'

type EndAdminUserInput = z.output<typeof StatusInput> & { readonly id: number }

/** Disables an account of staff, or lets it in again; a disabled one is out on its very next request. */
export async function setAdminUserStatus(
  tx: Tx,
  input: EndAdminUserInput,
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const { id, version, status, reason } = input
  requireAnother(id, actor)
  const before = await adminUserDetail(tx, id, actor)
  if (before.version !== version) throw refused('The account changed meanwhile.', before)
  await writeStatus(tx, id, status, now)
  await requireAdministrator(tx)
  const facts = { from: before.status, to: status, reason }
  await record(tx, { action: 'set-account-status', object: 'user', object_id: id, facts }, actor, now)
  return adminUserDetail(tx, id, actor)
}

/** Deletes an account of staff softly: what the person did keeps their name. */
export async function deleteAdminUser(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  await holdAsAdministrator(tx, actor)
  requireAnother(id, actor)
  const { email, roles, open_cases } = await adminUserDetail(tx, id, actor)
  if (open_cases > 0) throw refused(`${open_cases} open cases lie on their desk; route them to somebody else first.`)
  await closeAccount(tx, id, now)
  await requireAdministrator(tx)
  const facts = { email, role_ids: roles.map((role) => role.id) }
  await record(tx, { action: 'delete-account', object: 'user', object_id: id, facts }, actor, now)
  return { id }
}

function requireAnother(id: number, actor: Caller): void {
  if (id === actor.user_id) throw notAllowed('Nobody disables or deletes their own account.')
}
