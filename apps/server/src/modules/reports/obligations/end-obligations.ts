import { manilaDay } from '@lading/domain/dates/manila'
import { terminatedStatuses } from '@lading/domain/transactions/status-groups'
import type { Tx } from '#platform/database'
import type { LifeEffect } from '#modules/accreditations/life/life-handlers'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'

type Holder = Pick<AccreditationRow, 'business_id' | 'agency'>

/** What the business has not filed is owed no longer; a later accreditation begins anew. */
export const endObligations: LifeEffect = async (tx, { accreditation }, { now }) => {
  await endingOwed(tx, accreditation, now).execute()
}

/** The same of what the business owed under accreditations that were ended. */
export async function endFormerObligations(tx: Tx, holder: Holder, now: Date): Promise<void> {
  await endingOwed(tx, holder, now)
    .where('accreditation_id', 'in', (eb) =>
      eb
        .selectFrom('accreditations')
        .select('id')
        .where('business_id', '=', holder.business_id)
        .where('status', 'in', [...terminatedStatuses]),
    )
    .execute()
}

const endingOwed = (tx: Tx, { business_id, agency }: Holder, now: Date) =>
  tx
    .updateTable('obligations')
    .set({ ended_on: manilaDay(now), remind_on: null })
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
