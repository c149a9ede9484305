import { mayRenew } from '@lading/domain/accreditation/renewal'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { renewalLimits, successorOf } from '#modules/accreditations/life/life-facts'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { providesAtOpening, type OpeningInput } from '#modules/workflow/handlers/opening-handlers'

const renewableStatuses: readonly number[] = [Status.accredited, Status.expired]

/** Whether the accreditation is in its window, or expired and not too late, and was not renewed yet. */
export const renewalOpening = providesAtOpening(['opening.renewal_open'], async (db, input, _actor, now) => {
  const renewed = await renewedBy(db, input)
  if (!renewed?.expiry_date || !renewableStatuses.includes(renewed.status)) return { 'opening.renewal_open': false }
  const limits = renewalLimits(await settingsOf(db))
  const isInTime = mayRenew(plainDate(renewed.expiry_date), manilaDay(now), limits)
  return { 'opening.renewal_open': isInTime && (await successorOf(db, renewed)) === null }
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
