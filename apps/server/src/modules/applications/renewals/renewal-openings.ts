import { renewalDays } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { renewalLimits, successorOf } from '#modules/accreditations/life/life-facts'
import type { Db } from '#platform/database'
import { settingsOf, type SettingsReader } from '#platform/settings'
import { provides } from '#modules/workflow/handlers/handlers'
import { providesAtOpening } from '#modules/workflow/handlers/opening-handlers'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { namedAccreditation } from '#modules/workflow/transactions/named-accreditation'

/** The accreditation that is renewed, its days, and whether it was renewed already. */
export const renewalOpening = providesAtOpening(['opening.renewed'], async (db, input) => ({
  'opening.renewed': await daysOf(db, await namedAccreditation(db, input), await settingsOf(db)),
}))

/** The same when the draft is filed: it may lie until the time to renew is over. */
export const renewalOpen = provides(['opening.renewed'], async (db, { accreditation, settings }) => {
  const id = accreditation?.previous_accreditation_id
  const held = id
    ? await db.selectFrom('accreditations').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  return { 'opening.renewed': await daysOf(db, held, settings) }
})

async function daysOf(db: Db, held: AccreditationRow | undefined, settings: SettingsReader) {
  if (!held?.expiry_date) return null
  const days = renewalDays(plainDate(held.expiry_date), renewalLimits(settings))
  return { ...days, status: held.status, is_renewed: (await successorOf(db, held)) !== null }
}
