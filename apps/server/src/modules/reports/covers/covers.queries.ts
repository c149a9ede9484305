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
