import { paths } from '@lading/contract/addresses/paths'
import type { AdminUser, AdminUserInput } from '@lading/contract/people/admin-users'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { rolesByPosition } from '../roles/roles.queries.ts'
import { notifyOfWaiting } from '../second-administrator/notify-administrators.ts'
import { keepChange } from '../second-administrator/waiting-changes.queries.ts'
import { idsOf } from '../roles/write-role.ts'

/** What a member of staff may do, and for which side. */
export type Rights = Pick<AdminUserInput, 'role_ids' | 'permissions' | 'agency'>

/** The rights of an account as it stands. */
export const rightsOf = ({ roles, permissions, agency }: AdminUser): Rights => ({
  role_ids: roles.map(({ id }) => id),
  permissions,
  agency,
})

/** Whether two orders of rights open the same. */
export function sameRights(one: Rights, other: Rights): boolean {
  const same = (some: readonly unknown[], more: readonly unknown[]) =>
    new Set(some).size === new Set(more).size && some.every((value) => more.includes(value))
  return same(one.role_ids, other.role_ids) && same(one.permissions, other.permissions) && one.agency === other.agency
}

/** Gives exactly these roles and permissions. */
export async function writeRights(
  tx: Tx,
  user_id: number,
  { role_ids, permissions }: Pick<Rights, 'role_ids' | 'permissions'>,
): Promise<void> {
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

interface WantedChange extends Rights {
  readonly email: string
  readonly is_new?: boolean
}

/** Has other rights or another address of somebody wait for another administrator, with the roles as they are now. */
export async function askRights(
  tx: Tx,
  account: AdminUser,
  { role_ids, permissions, agency, email, is_new = false }: WantedChange,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { id } = account
  await idsOf(tx, permissions)
  const wanted = { role_ids, permissions, agency, email, is_new, role_versions: await versionsOf(tx, role_ids) }
  await keepChange(tx, id, { before: { ...rightsOf(account), email: account.email }, wanted }, actor, now)
  await record(tx, { action: 'ask-rights-change', object: 'user', object_id: id, facts: wanted }, actor, now)
  await notifyOfWaiting(tx, { what: `the account ${account.email}`, link: paths.adminUser(id) }, actor, now)
}

/** The versions of roles by id: of a role that changed since, nobody knows what it would give. */
export async function versionsOf(tx: Tx, role_ids: readonly number[]): Promise<Record<string, number>> {
  const roles = (await rolesByPosition(tx)).filter(({ id }) => role_ids.includes(id))
  return Object.fromEntries(roles.map(({ id, version }) => [id, version]))
}
