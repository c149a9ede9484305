import type { Agency } from '../../transactions/agency.ts'
import type { AgencyRule } from './agency-rule.ts'

interface Held {
  readonly name: string
  readonly agency_rule: AgencyRule
}

/** What is wrong with the roles and the agency of a member of staff together, by field. */
export function staffFaults(roles: readonly Held[], agency: Agency | null): Record<string, string[]> {
  if (roles.length === 0) return { role_ids: ['Choose at least one role.'] }
  const ofCustomers = roles.find(({ agency_rule }) => agency_rule === 'none')
  if (ofCustomers) return { role_ids: [`${ofCustomers.name} is not a role of staff.`] }

  const ofOne = roles.find(({ agency_rule }) => agency_rule === 'one')
  const ofBoth = roles.find(({ agency_rule }) => agency_rule === 'both')
  if (ofOne && ofBoth)
    return {
      role_ids: [`${ofOne.name} works for one agency and ${ofBoth.name} for both: one person cannot have both.`],
    }
  if (ofOne && agency === null) return { agency: [`${ofOne.name} works for one agency; choose which.`] }
  if (ofBoth && agency !== null) return { agency: [`${ofBoth.name} works for both agencies.`] }
  return {}
}
