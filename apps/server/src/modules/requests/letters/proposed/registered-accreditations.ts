import { standingOf, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Agency } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'

/** An accreditation as the register of an agency shows it on a day. */
export interface RegisteredAccreditation {
  readonly number: string
  readonly scope: string
  readonly standing: Standing
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
}

interface Whose {
  readonly business_id: number
  readonly agency: Agency
}

/** What the register of an agency shows of a business, the newest first; an application in progress is no entry. */
export async function registeredAccreditations(
  db: Db,
  { business_id, agency }: Whose,
  today: PlainDate,
): Promise<RegisteredAccreditation[]> {
  const rows = await db
    .selectFrom('accreditations')
    .select(['number', 'status', 'first_day', 'expiry_date', 'domestic', 'international', 'nvocc'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .orderBy('expiry_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ number, status, ...row }): RegisteredAccreditation[] => {
    if (!number || !row.first_day || !row.expiry_date) return []
    const [first_day, expiry_date] = [plainDate(row.first_day), plainDate(row.expiry_date)]
    const standing = standingOf({ status, first_day, expiry_date }, today)
    return standing === 'unknown' ? [] : [{ number, scope: scopeText(row), standing, first_day, expiry_date }]
  })
}
