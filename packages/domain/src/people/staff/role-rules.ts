import type { Permission } from '../acting/permission.ts'
import { isForCustomers } from '../acting/permission-words.ts'
import type { AgencyRule } from './agency-rule.ts'

/** The roles that the specification names by number: administrator, customer, and the two processors. */
const fixedRoles: readonly number[] = [1, 2, 5, 6]

export interface RoleFacts {
  readonly id: number
  readonly agency_rule: AgencyRule
  /** How many people hold it. */
  readonly people: number
}

/** Why a role cannot be deleted, or nothing. */
export function deletionRefusal({ id, people }: RoleFacts): string | undefined {
  if (fixedRoles.includes(id)) return 'The portal needs this role, so it cannot be deleted.'
  if (people === 1) return 'One person holds this role. Assign another role first.'
  return people > 1 ? `${people} people hold this role. Assign other roles first.` : undefined
}

interface RoleShape {
  readonly agency_rule: AgencyRule
  readonly permissions: readonly Permission[]
}

/** What is wrong with a role as it shall be, by field; `before` is absent for one that is added. */
export function roleFaults(after: RoleShape, before?: RoleFacts): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const isOfCustomers = before?.agency_rule === 'none'
  if (isOfCustomers !== (after.agency_rule === 'none'))
    faults['agency_rule'] = [
      isOfCustomers ? 'Customers do not belong to an agency.' : 'Every role except customer needs an agency.',
    ]
  else if (before && before.people > 0 && before.agency_rule !== after.agency_rule)
    faults['agency_rule'] = ['This role is in use. Its agencies can be changed only when no one holds it.']
  if (isOfCustomers && !after.permissions.every(isForCustomers))
    faults['permissions'] = ['Customers may have only customer screens and reports on their own records.']
  return faults
}

/** What a change takes from a role and what it gives. */
export function permissionChanges(before: readonly Permission[], after: readonly Permission[]) {
  return {
    given: after.filter((name) => !before.includes(name)),
    taken: before.filter((name) => !after.includes(name)),
  }
}

/** Why somebody may not decide so about a change that waits: two people confirm, and only who asked takes it back. */
export function decisionRefusal(
  decision: 'confirm' | 'refuse' | 'withdraw',
  {
    asked_by,
    user_id,
    about_user_id,
  }: { readonly asked_by: number; readonly user_id: number; readonly about_user_id?: number | null },
): string | undefined {
  if (decision === 'confirm' && about_user_id === user_id) return 'You cannot confirm your own rights.'
  if (decision === 'withdraw')
    return asked_by === user_id ? undefined : 'Only the person who requested the change can withdraw it.'
  return asked_by === user_id ? 'You requested this change, so another administrator must decide.' : undefined
}
