import { paths } from '@lading/contract/addresses/paths'
import { RoleInput, type decideRoleChange as contract, type Role } from '@lading/contract/people/roles'
import { decisionRefusal } from '@lading/domain/people/staff/role-rules'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, notFound, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { roleDetail } from './roles.queries.ts'
import { notifyOfDecision } from '../second-administrator/notify-administrators.ts'
import { applyToRole } from './apply-to-role.ts'
import { requireGoodRole } from './require-good-role.ts'

type DecideRoleChangeInput = z.output<(typeof contract)['body']> & { readonly id: number }

const states = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const

/** The second administrator confirms or refuses what the first one wanted; the first one may take it back. */
export async function decideRoleChange(
  tx: Tx,
  { id, change_id, decision }: DecideRoleChangeInput,
  actor: Caller,
  now: Date,
): Promise<Role> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const change = await waiting(tx, id, change_id)
  const refusal = decisionRefusal(decision, { asked_by: change.asked_by, user_id: actor.user_id })
  if (refusal) throw notAllowed(refusal)

  await tx
    .updateTable('role_changes')
    .set({ state: states[decision], decided_by: actor.user_id, decided_at: now })
    .where('id', '=', change_id)
    .execute()
  const role = await roleDetail(tx, id)
  const facts = { change_id, asked_by: change.asked_by }
  await record(tx, { action: `${decision}-role-change`, object: 'role', object_id: id, facts }, actor, now)
  const about = { what: `the role ${role.name}`, link: paths.role(id) }
  await notifyOfDecision(tx, about, { decision, asked_by: change.asked_by }, actor, now)
  if (decision !== 'confirm') return role
  if (role.version !== change.role_version)
    throw refused('The role changed since this was requested. Refuse it, and request it again.')
  const input = RoleInput.parse(change.wanted)
  await requireGoodRole(tx, input, role)
  return applyToRole(tx, role, input, actor, now)
}

async function waiting(tx: Tx, role_id: number, id: number) {
  const change = await tx
    .selectFrom('role_changes')
    .selectAll()
    .where('id', '=', id)
    .where('role_id', '=', role_id)
    .forUpdate()
    .executeTakeFirst()
  if (!change) throw notFound('Change')
  if (change.state !== 'waiting') throw refused('This change has already been decided.')
  return change
}
