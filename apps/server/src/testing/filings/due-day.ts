import { daysLeft, type KeptClock } from '@lading/domain/dates/kept-clock'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { clocksOf } from '#modules/workflow/clock/clock-of'
import type { World } from '../world.ts'

/** What is kept of a transaction's clock, and what its step log says now: the due day, and the state with the days left. */
export async function dueDayOf({ db, clock }: Pick<World, 'db' | 'clock'>, transaction_id: number) {
  const row = await db
    .selectFrom('transactions')
    .select(['id', 'type', 'agency', 'due_on', 'clock_state', 'clock_used', 'clock_counted_on'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const calendar = await officeCalendar(db)
  const [found] = await clocksOf(db, [row], await transactionSettings(db), calendar, clock.now())
  const { state, due_on = null, limit, days_left } = ensure(found)
  const kept = {
    state: (row.clock_state ?? 'not-started') as KeptClock['state'], // before its first turn nothing is kept
    due_on: null,
    days_used: row.clock_used ?? 0,
    counted_on: row.clock_counted_on as KeptClock['counted_on'],
  }
  return {
    kept: row.due_on,
    computed: state === 'runs' ? due_on : null,
    kept_clock: `${kept.state}, ${daysLeft(kept, limit, calendar, manilaDay(clock.now()))} left`,
    computed_clock: `${state}, ${days_left} left`,
  }
}
