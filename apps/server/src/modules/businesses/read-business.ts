import type { Business } from '@lading/contract/businesses'
import { membershipOf, worksWithBusinesses } from '@lading/domain/people/acting/actor'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { businessOf } from './business-of.ts'
import { businessRow } from './businesses.queries.ts'

/** A business, to its own people and to staff of the agencies; that staff read it is written down. Others find nothing. */
export async function readBusiness(db: Db, id: number, actor: Caller, now: Date): Promise<Business> {
  const mine = membershipOf(actor, id)
  if (!mine && !worksWithBusinesses(actor)) throw notFound('Business')
  return db.transaction().execute(async (tx) => {
    const row = await businessRow(tx, id)
    if (!row) throw notFound('Business')
    const business = await businessOf(tx, row, mine ?? null)
    if (!mine) await record(tx, { action: 'read-business', object: 'business', object_id: id }, actor, now)
    return business
  })
}
