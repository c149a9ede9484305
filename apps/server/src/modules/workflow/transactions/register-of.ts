import { BusinessProfileDraft, type BusinessProfile } from '@lading/contract/forms/business-profile'
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
