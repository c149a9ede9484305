import { CUSTOMER_ROLE, type Actor } from '../acting/actor.ts'
import type { Permission } from '../acting/permission.ts'
import type { Agency } from '../../transactions/agency.ts'
import type { AgencyRule } from './agency-rule.ts'

interface Held {
  readonly id: number
  readonly agency_rule: AgencyRule
  readonly permissions: readonly Permission[]
}

/** Somebody who holds one role and nothing else, to ask what such a person may open and do. Nobody signs in as them. */
export function holderOf({ id, agency_rule, permissions }: Held, agency: Agency | null): Actor {
  const held = new Set(permissions)
  return {
    user_id: 0,
    audience: id === CUSTOMER_ROLE ? 'customer' : 'staff',
    role_ids: [id],
    permissions: held,
    first_role_permissions: held,
    agency: agency_rule === 'one' ? agency : null,
    memberships: [],
  }
}
