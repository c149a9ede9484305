import type { BusinessProfile } from '@lading/contract/businesses'
import { isDeepStrictEqual } from 'node:util'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { notFound } from '#platform/problem'
import { closedBy } from './business-of.ts'
import { accreditationsOf, lockBusiness } from './businesses.queries.ts'
import { claimTin } from './claim-tin.ts'
import { keepBranches } from './keep-branches.ts'
import { settleAddresses } from './settle-addresses.ts'

interface Order {
  readonly business_id: number
  readonly profile: BusinessProfile
}

/**
 * What an application says of the business becomes its profile, as long as no accreditation rests on it. Returns the
 * profile with its places as the register writes them. Throws 400 for places that do not exist, 409 for another's TIN.
 */
export async function keepFiledProfile(
  tx: Tx,
  { business_id, profile }: Order,
  actor: Caller,
  now: Date,
): Promise<BusinessProfile> {
  const before = await lockBusiness(tx, business_id)
  if (!before) throw notFound('Business')
  const settled = await settleAddresses(tx, profile)
  if (closedBy(await accreditationsOf(tx, [business_id])) || isDeepStrictEqual(before.profile, settled)) return settled

  await claimTin(tx, settled.tin, business_id)
  await tx
    .updateTable('businesses')
    .set((eb) => ({ profile: asJson(settled), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', business_id)
    .execute()
  await keepBranches(tx, business_id, settled)
  await record(tx, { action: 'keep-filed-profile', object: 'business', object_id: business_id }, actor, now)
  return settled
}
