import type { Calendar } from '@lading/domain/dates/working-days'
import { officeCalendar } from '#platform/calendar'
import type { Db } from '#platform/database'
import { currentEdition } from './clock-edition.ts'
import { transactionSettings, type ClockLimits } from './transaction-settings.ts'

/** Nothing else of the settings is kept with them: it may change within an edition. */
const clockLimits = ({ clock_limit }: ClockLimits): ClockLimits => ({ clock_limit })

/** What clocks are counted by. */
export interface ClockRules {
  readonly edition: number
  readonly settings: ClockLimits
  readonly calendar: Calendar
}

const known = new WeakMap<Db, ClockRules>()

/** The limits and holidays of this moment. Any change of them turns the edition, so that they are read once an edition. */
export async function clockRules(db: Db): Promise<ClockRules> {
  const edition = await currentEdition(db)
  const before = known.get(db)
  if (before?.edition === edition) return before
  const rules = { edition, settings: clockLimits(await transactionSettings(db)), calendar: await officeCalendar(db) }
  known.set(db, rules)
  return rules
}
