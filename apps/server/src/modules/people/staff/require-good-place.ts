import { isOfTheirAgency } from '@lading/domain/people/staff/administration'
import { staffFaults } from '@lading/domain/people/staff/staff-roles'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed } from '#platform/problem'
import { rolesByPosition } from '../roles/roles.queries.ts'
import { type Rights } from './rights.ts'

/** Roles and agency that fit each other, within what the caller keeps. */
export async function requireGoodPlace(tx: Tx, { role_ids, agency }: Rights, actor: Caller): Promise<void> {
  if (!isOfTheirAgency(actor, agency)) throw notAllowed('It belongs to the other agency.')
  const all = await rolesByPosition(tx)
  const chosen = all.filter(({ id }) => role_ids.includes(id))
  if (chosen.length < new Set(role_ids).size)
    throw invalid({ role_ids: ['One of these roles no longer exists. Choose again.'] })
  const faults = staffFaults(chosen, agency)
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
