import { paths } from '@lading/contract/addresses/paths'
import { RoleInput, type Role, type RoleChange } from '@lading/contract/people/roles'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { notifyOfWaiting } from '../second-administrator/notify-administrators.ts'

/** Keeps what somebody wants of a role until another administrator has decided. */
export async function keepWaiting(tx: Tx, role: Role, input: RoleInput, actor: Caller, now: Date): Promise<void> {
  if (role.is_waiting) throw refused('A change of this role is pending. It must be decided first.')
  const { name, short, agency_rule, position, permissions } = input
  const wanted = asJson({ name, short, agency_rule, position, permissions })
  const asked = { role_id: role.id, role_version: role.version, wanted, asked_by: actor.user_id, asked_at: now }
  await tx
    .insertInto('role_changes')
    .values({ ...asked, decided_by: null, decided_at: null })
    .execute()
  await record(tx, { action: 'ask-role-change', object: 'role', object_id: role.id, facts: { ...input } }, actor, now)
  await notifyOfWaiting(tx, { what: `the role ${role.name}`, link: paths.role(role.id) }, actor, now)
}

/** The change of a role that waits, or null. */
export async function changeThatWaits(db: Db, role_id: number, actor: Caller): Promise<RoleChange | null> {
  const row = await db
    .selectFrom('role_changes as c')
    .innerJoin('users as u', 'u.id', 'c.asked_by')
    .select(['c.id', 'c.wanted', 'c.asked_by', 'c.asked_at'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('c.role_id', '=', role_id)
    .where('c.state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    wanted: RoleInput.parse(row.wanted),
    asked_by: fullName(row),
    asked_at: row.asked_at.toISOString(),
    is_mine: row.asked_by === actor.user_id,
  }
}
