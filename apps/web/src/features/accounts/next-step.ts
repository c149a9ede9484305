import type { SignedInUser } from '@lading/contract/accounts/accounts'
import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import { paths } from '@lading/contract/addresses/paths'
import type { StoredSession } from '#lib/session/stored-session.ts'

/** Where a signed-in person goes now: what is still owed to the account comes first, then the page they wanted. */
export function nextStep(user: SignedInUser, { wanted }: StoredSession): string {
  const isCustomer = user.role_id === CUSTOMER_ROLE
  if (isCustomer && !user.email_verified_at) return paths.verifyEmail()
  if (user.change_passwd === 1 || user.owes_second_factor) return paths.changePassword()
  return isCustomer && user.first_name === '' ? paths.basicProfileUpdate() : wanted.take()
}
