import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'

/**
 * Writes a profile that was filed or approved into the register, and gives it back with its places as the register writes
 * them. `corrected` names the answers that are kept although an accreditation rests on what stands there.
 */
export type UpdateProfile = (
  tx: Tx,
  input: { business_id: number; profile: BusinessProfile; corrected?: readonly string[] },
  actor: Caller,
  now: Date,
) => Promise<BusinessProfile>

/** Why the register cannot take over a TIN for a business, in words; undefined where it can, or would not. */
export type TinFault = (db: Db, tin: string, business_id: number) => Promise<string | undefined>
