import { BusinessProfileGiven } from '@lading/contract/forms/business/business-profile'
import { providesAtOpening } from '#modules/workflow/handlers/opening-handlers'
import { registerOf } from '#modules/workflow/transactions/register-of'

/** What is asked of the person and of the register before anything is opened. */
export const openingFacts = providesAtOpening(
  ['opening.email_verified', 'opening.business_profile_complete'],
  async (db, { business_id }, actor) => {
    const user = await db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', actor.user_id)
      .executeTakeFirst()
    return {
      'opening.email_verified': user?.email_verified_at instanceof Date,
      'opening.business_profile_complete': BusinessProfileGiven.safeParse(await registerOf(db, business_id)).success,
    }
  },
)
