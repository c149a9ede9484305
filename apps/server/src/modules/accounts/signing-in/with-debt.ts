import type { SignedInUser } from '@lading/contract/accounts/accounts'
import { owesSecondFactor } from '@lading/domain/people/signing-in/second-factor'
import type { Config } from '#platform/config'

/** The person, and whether this portal asks them to set up a second factor first. */
export function withDebt(config: Config, user: SignedInUser): SignedInUser {
  const has_one = user.has_second_factor === true
  const standing = { is_staff: user.admin_profile !== null, is_required: config.staff_second_factor, has_one }
  return { ...user, owes_second_factor: owesSecondFactor(standing) }
}
