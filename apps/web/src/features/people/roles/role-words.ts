import type { Role } from '@lading/contract/people/roles'

/** For how many agencies somebody of a role works. */
export const agencyWords: Readonly<Record<Role['agency_rule'], string>> = {
  one: 'One agency',
  both: 'Both agencies',
  none: 'None: customers',
}
