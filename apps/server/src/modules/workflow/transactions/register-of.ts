import { BusinessProfileDraft, type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Form } from '@lading/domain/filing/form-path'
import type { Db } from '#platform/database'

/** What the register says of a business. */
export async function registerOf(db: Db, business_id: number): Promise<BusinessProfile> {
  const { profile } = await db
    .selectFrom('businesses')
    .select('profile')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  return BusinessProfileDraft.parse(profile)
}

/** A profile with these answers in place of its own. Throws where a profile cannot hold them. */
export const profileWith = (profile: BusinessProfile, answers: Form): BusinessProfile =>
  BusinessProfileDraft.parse({ ...profile, ...answers })
