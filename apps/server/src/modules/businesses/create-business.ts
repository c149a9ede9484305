import type { Business } from '@lading/contract/businesses'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { ensure } from '@lading/domain/ensure'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { randomSlug } from '#platform/random'
import { businessOf } from './business-of.ts'
import { businessRow } from './businesses.queries.ts'
import { claimTin } from './claim-tin.ts'
import { writeBranches } from './write-branches.ts'
import { settleAddresses } from './settle-addresses.ts'

/** Somebody registers a business and becomes its owner. Refused when its TIN is registered already. */
export async function createBusiness(tx: Tx, input: BusinessProfile, actor: Caller, now: Date): Promise<Business> {
  await claimTin(tx, input.tin)
  const profile = await settleAddresses(tx, input)
  const { id } = await tx
    .insertInto('businesses')
    .values({
      profile: asJson(profile),
      slug: randomSlug(),
      created_by: actor.user_id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('business_users')
    .values({ business_id: id, user_id: actor.user_id, is_owner: true, since: now, ...nobodysBranch })
    .execute()
  await writeBranches(tx, id, { before: null, after: profile }, now)
  await record(tx, { action: 'create-business', object: 'business', object_id: id }, actor, now)
  return businessOf(tx, ensure(await businessRow(tx, id), 'the business just created'), { is_owner: true, rights: [] })
}

const nobodysBranch = { business_branch_id: null, deactivated_at: null }
