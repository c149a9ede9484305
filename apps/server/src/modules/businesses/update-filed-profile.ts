import { answerAt, withAnswer, type Form } from '@lading/domain/filing/form-path'
import { isDeepStrictEqual } from 'node:util'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { notFound } from '#platform/problem'
import { closedBy } from './business-of.ts'
import { lockBusiness } from './businesses.queries.ts'
import { claimTin } from './claim-tin.ts'
import { writeBranches } from './write-branches.ts'
import { settleAddresses } from './settle-addresses.ts'
import {
  businessForm,
  BusinessProfileDraft,
  type BusinessProfile,
} from '@lading/contract/forms/business/business-profile'

interface FiledProfileInput {
  readonly business_id: number
  readonly profile: BusinessProfile
  /** Paths of answers that the agency corrected: these are kept although an accreditation rests on the profile. */
  readonly corrected?: readonly string[]
}

/**
 * What an application says of the business becomes its profile; where an accreditation in force rests on that, only what
 * the agency corrected does. Returns the filed profile with its places as the register writes them. Throws 400 for places that do not exist, 409 for another's TIN.
 */
export async function updateFiledProfile(
  tx: Tx,
  { business_id, profile, corrected = [] }: FiledProfileInput,
  actor: Caller,
  now: Date,
): Promise<BusinessProfile> {
  const before = await lockBusiness(tx, business_id)
  if (!before) throw notFound('Business')
  const settled = await settleAddresses(tx, businessForm.asked(profile))
  const isClosed = (await closedBy(tx, before)) !== undefined
  const kept = isClosed ? withAnswersOf(settled, before.profile, corrected) : settled
  if (isDeepStrictEqual(before.profile, kept)) return settled

  await claimTin(tx, kept.tin, business_id)
  await tx
    .updateTable('businesses')
    .set((eb) => ({ profile: asJson(kept), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', business_id)
    .execute()
  await writeBranches(tx, business_id, { before: before.profile, after: kept }, now)
  await record(tx, { action: 'keep-filed-profile', object: 'business', object_id: business_id }, actor, now)
  return settled
}

/** The profile with some answers as they were filed; the name of a place goes with its code. */
function withAnswersOf(filed: BusinessProfile, profile: BusinessProfile, paths: readonly string[]): BusinessProfile {
  const named = paths.flatMap((path) => (path.endsWith('_code') ? [path, path.replace(/_code$/, '_name')] : [path]))
  const kept = named.reduce<Form>((form, path) => withAnswer(form, path, answerAt(filed, path)), profile)
  return BusinessProfileDraft.parse(kept)
}
