import type { OpenRenewal } from '@lading/domain/accreditation/life-notices'
import { Status } from '@lading/domain/transactions/status'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** What waits for what is missing is not received yet: it counts as filed on the day it is complete. */
const receivedStatuses = openStatuses.filter((status) => status !== Status.forRequirementCompletion)

/** Whether a renewal of the accreditation whose id stands in a column was filed and is not decided yet; for a statement that asks more. */
export const renewalUndecided = (id: string) => sql<boolean>`exists (
  select from accreditations as renewed join transactions as renewal on renewal.id = renewed.transaction_id
  where renewed.previous_accreditation_id = ${sql.ref(id)} and renewal.status in (${sql.join(receivedStatuses)})
    and not renewal.ever_approved)`

/** The renewal of an accreditation that was filed and has not ended: one approved waits for its certificate. */
export const openRenewal = (db: Db, accreditation_id: number): Promise<OpenRenewal | undefined> =>
  db
    .selectFrom('accreditations as renewed')
    .innerJoin('transactions as renewal', 'renewal.id', 'renewed.transaction_id')
    .select(['renewal.ever_approved as is_approved', 'renewed.number'])
    .select((of) => of('renewal.status', '=', Status.forRequirementCompletion).$castTo<boolean>().as('is_incomplete'))
    .where('renewed.previous_accreditation_id', '=', accreditation_id)
    .where('renewal.status', 'in', [...openStatuses])
    .executeTakeFirst()
