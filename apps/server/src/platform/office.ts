import { plainDate } from '@lading/domain/dates/plain-date'
import { calendarOf, type Calendar, type HolidayKind } from '@lading/domain/dates/working-days'
import type { Db } from './database.ts'
import { knownByName } from './known-by-name.ts'
import { readerOf, type SettingsReader } from './settings-reader.ts'

interface Rules {
  readonly settings: SettingsReader
  readonly calendar: Calendar
}

/** The settings and the holidays as they stand. */
export interface Office extends Rules {
  /** Counts the changes of holidays and limits: a clock that was counted by an older edition is counted anew. */
  readonly clock_edition: number
}

const known = knownByName<Rules>()

/**
 * The settings and the calendar of this moment, read where something of them has changed and known otherwise: any change,
 * in this process or another, gives them another name. A change under way is seen by its own database transaction.
 */
export async function officeOf(db: Db): Promise<Office> {
  return officeNamed(db, await db.selectFrom('clock_edition').select(['edition', 'rules']).executeTakeFirstOrThrow())
}

/**
 * The same where the row of `clock_edition` was read with other rows. The edition comes before the rules: a holiday that
 * comes in between leaves an old edition, and the clock is counted again.
 */
export async function officeNamed(db: Db, { edition, rules }: { edition: number; rules: string }): Promise<Office> {
  return { clock_edition: edition, ...(await known(rules, () => read(db))) }
}

async function read(db: Db): Promise<Rules> {
  const settings = await db.selectFrom('settings').select(['param_key', 'param_value']).execute()
  const holidays = await db.selectFrom('holidays').select(['day', 'name', 'kind', 'scope']).execute()
  return {
    settings: readerOf(settings),
    calendar: calendarOf(
      holidays.map(({ day, kind, ...row }) => ({ ...row, date: plainDate(day), kind: kind as HolidayKind })),
    ),
  }
}
