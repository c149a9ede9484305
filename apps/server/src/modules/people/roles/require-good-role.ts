import type { Role, RoleInput } from '@lading/contract/people/roles'
import { roleFaults } from '@lading/domain/people/staff/role-rules'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { rolesByPosition } from './roles.queries.ts'

/** What is wrong with a role as it is wanted, told by field. */
export async function requireGoodRole(tx: Tx, input: RoleInput, before?: Role): Promise<void> {
  const faults = roleFaults(input, before)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const all = await rolesByPosition(tx)
  const named = (role: Role) => role.name.toLowerCase() === input.name.toLowerCase() && role.id !== before?.id
  if (all.some(named)) throw invalid({ name: ['A role with this name already exists.'] })
  const places = all.length + (before ? 0 : 1)
  if (input.position > places) throw invalid({ position: [`There are ${places} places in the order.`] })
}
