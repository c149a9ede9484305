import type { Authorisation, SignedInUser } from '@lading/contract/accounts/accounts'

/** A signed-in person of one side, who holds these permissions by the first role. */
export function person(side: 'customer' | 'staff', permissions: readonly string[] = []): SignedInUser {
  const role_id = side === 'customer' ? 2 : 5
  return {
    id: 41,
    role_id,
    email: `${side}@lading.example`,
    first_name: 'Ana',
    middle_name: '',
    last_name: 'Reyes',
    suffix: '',
    mobile: '+639171234567',
    roles: [{ id: role_id, name: side, permissions: permissions.map((name) => ({ name })) }],
    permissions: [],
    admin_profile: side === 'staff' ? { agency: 'dti', position_title: 'Evaluator', unit: 'Accreditation' } : null,
    memberships: [],
    change_passwd: 0,
    email_verified_at: '2026-11-01T00:00:00Z',
    last_login: null,
  }
}

/** A token for two hours. */
export const authorisation: Authorisation = { token: 'a-token', type: 'bearer', expires_in: 7200 }
