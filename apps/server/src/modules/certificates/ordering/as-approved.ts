import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Scope } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import { accreditationsWritten } from '#modules/workflow/transactions/accreditations-written'
import type { AccreditationRow, LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { appliedBefore, profileAfter } from '#modules/workflow/transactions/profile-after'
import { scopesLeft } from '#modules/workflow/transactions/scopes-left'

/** What certificates say of the business and of an accreditation, as approval leaves them. */
export interface AfterApproval {
  readonly profile: BusinessProfile
  readonly scopes: Record<Scope, 0 | 1>
}

export type AsApproved<Found extends LockedTransaction = LockedTransaction> = Found & {
  readonly accreditation: AccreditationRow
  readonly after: AfterApproval
}

/** A transaction once for each accreditation that its approval writes and certifies; all is read once for all of them. */
export async function asApproved<Found extends LockedTransaction>(db: Db, found: Found): Promise<AsApproved<Found>[]> {
  const applied = await appliedBefore(db, found.transaction.id)
  const profile = await profileAfter(db, found, applied)
  const accreditations = await accreditationsWritten(db, found)
  return accreditations.map((accreditation) => {
    const { transaction } = found
    return { ...found, accreditation, after: { profile, scopes: scopesLeft({ transaction, accreditation }, applied) } }
  })
}
