import type { Term } from '@lading/domain/accreditation/limits/insurance'
import { dayOrNull } from '@lading/domain/dates/plain-date'
import type { Agency } from '@lading/domain/transactions/agency'
import { heldStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { CoverRow } from '#modules/workflow/transactions/own-cover'

/** The cover that a new policy follows; undefined where none was known. */
export async function coverBefore(db: Db, cover_id: number | null): Promise<CoverRow | undefined> {
  if (cover_id === null) return undefined
  return db.selectFrom('insurance_covers').selectAll().where('id', '=', cover_id).executeTakeFirst()
}

/** The cover that the policy of a report follows; undefined where none was known. */
export async function coverFollowed(
  db: Db,
  { obligation_id }: { readonly obligation_id: number | null },
): Promise<CoverRow | undefined> {
  if (obligation_id === null) return undefined
  return db
    .selectFrom('insurance_covers as c')
    .innerJoin('obligations as o', 'o.cover_id', 'c.id')
    .selectAll('c')
    .where('o.id', '=', obligation_id)
    .executeTakeFirst()
}

/** The cover that was recorded next after one, with the same agency; undefined where it is the last. */
export function coverAfter(db: Db, { id, business_id, agency }: CoverRow): Promise<CoverRow | undefined> {
  return db
    .selectFrom('insurance_covers')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('id', '>', id)
    .orderBy('id')
    .executeTakeFirst()
}

/** The terms of what a business holds with an agency, and of what its renewals replaced: on these days it is accredited. */
export async function termsHeld(
  db: Db,
  { business_id, agency }: { readonly business_id: number; readonly agency: Agency },
): Promise<Term[]> {
  const rows = await db
    .selectFrom('accreditations')
    .select(['first_day', 'expiry_date'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', 'in', [...heldStatuses])
    .execute()
  return rows.map(({ first_day, expiry_date }) => ({
    first_day: dayOrNull(first_day),
    expiry_date: dayOrNull(expiry_date),
  }))
}
