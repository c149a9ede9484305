import { firstDayOfRenewal } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Db } from '#platform/database'

/** When the term of a renewal begins that is approved today: after that of the accreditation it renews, or at once. */
export async function firstDayOfNewTerm(db: Db, renewed_id: number, today: PlainDate): Promise<PlainDate> {
  const { expiry_date } = await db
    .selectFrom('accreditations')
    .select('expiry_date')
    .where('id', '=', renewed_id)
    .executeTakeFirstOrThrow()
  return expiry_date ? firstDayOfRenewal(plainDate(expiry_date), today) : today
}
