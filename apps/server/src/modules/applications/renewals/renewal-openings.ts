import { renewalDays } from '@lading/domain/accreditation/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { renewalLimits, successorOf } from '#modules/accreditations/life/life-facts'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { providesAtOpening, type OpeningInput } from '#modules/workflow/handlers/opening-handlers'

/** The accreditation that is renewed, its days, and whether it was renewed already. */
export const renewalOpening = providesAtOpening(['opening.renewed'], async (db, input) => {
  const held = await renewedBy(db, input)
  if (!held?.expiry_date) return { 'opening.renewed': null }
  const days = renewalDays(plainDate(held.expiry_date), renewalLimits(await settingsOf(db)))
  const is_renewed = (await successorOf(db, held)) !== null
  return { 'opening.renewed': { ...days, status: held.status, is_renewed } }
})

/** The accreditation that a renewal is for: this business's own, at this agency. */
export function renewedBy(db: Db, { accreditation_id, business_id, agency }: OpeningInput) {
  return db
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', accreditation_id)
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .executeTakeFirst()
}
