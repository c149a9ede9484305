import type { Agency } from '@lading/domain/transactions/agency'
import { heldStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import { whenGiven } from '#platform/when-given'

/**
 * The accreditations that a business holds. One that its renewal replaced stays expired permanently (rows H07, H10): it is
 * held no longer, whatever becomes of the renewal.
 */
export const accreditationsHeld = (db: Db, business_id: number) =>
  db
    .selectFrom('accreditations')
    .where('business_id', '=', business_id)
    .where('status', 'in', [...heldStatuses])
    .where('successor_id', 'is', null)

/** Whether a business holds an accreditation of an agency; of either where none is named. */
export async function holdsAccreditation(db: Db, business_id: number, agency?: Agency): Promise<boolean> {
  const held = await accreditationsHeld(db, business_id)
    .select('id')
    .$call(whenGiven(agency, (query, one) => query.where('agency', '=', one)))
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}
