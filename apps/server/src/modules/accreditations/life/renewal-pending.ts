import { openStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** Whether a renewal of the accreditation whose id stands in a column was filed and is not decided yet; for a statement that asks more. */
export const renewalPending = (id: string) => sql<boolean>`exists (
  select from accreditations as renewed join transactions as renewal on renewal.id = renewed.transaction_id
  where renewed.previous_accreditation_id = ${sql.ref(id)} and renewal.status in (${sql.join(openStatuses)}))`

/** The same of one accreditation. */
export async function isRenewalPending(db: Db, accreditation_id: number): Promise<boolean> {
  const { pending } = await db
    .selectFrom('accreditations as a')
    .select(renewalPending('a.id').as('pending'))
    .where('a.id', '=', accreditation_id)
    .executeTakeFirstOrThrow()
  return pending
}
