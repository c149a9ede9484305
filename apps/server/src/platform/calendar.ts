import { calendarOf, type Calendar, type HolidayKind } from '@lading/domain/dates/working-days'
import { plainDate } from '@lading/domain/dates/plain-date'
import type { Db } from './database.ts'

/** The offices' calendar as the holidays table stands now. */
export async function officeCalendar(db: Db): Promise<Calendar> {
  const rows = await db.selectFrom('holidays').select(['day', 'name', 'kind', 'scope']).execute()
  return calendarOf(rows.map(({ day, kind, ...row }) => ({ ...row, date: plainDate(day), kind: kind as HolidayKind })))
}
