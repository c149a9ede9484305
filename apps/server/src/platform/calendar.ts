import type { Calendar } from '@lading/domain/dates/working-days'
import type { Db } from './database.ts'
import { officeOf } from './office.ts'

/** The offices' calendar as the holidays table stands now. */
export const officeCalendar = async (db: Db): Promise<Calendar> => (await officeOf(db)).calendar
