import { manilaDay } from '@lading/domain/dates/manila'
import type { LifeEffect } from '#modules/accreditations/life/life-handlers'

/** What the business has not filed is owed no longer; a later accreditation begins anew. */
export const endObligations: LifeEffect = async (tx, { accreditation: { business_id, agency } }, { now }) => {
  await tx
    .updateTable('obligations')
    .set({ ended_on: manilaDay(now), remind_on: null })
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
    .execute()
}
