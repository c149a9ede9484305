import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import { transactionSettings } from '#modules/workflow/transaction-settings'
import { clocksOf } from '#modules/workflow/clock-of'
import type { World } from './world.ts'

/** The due day that is kept beside a case, and the one its clock computes now. */
export async function dueDayOf({ db, clock }: Pick<World, 'db' | 'clock'>, transaction_id: number) {
  const row = await db
    .selectFrom('transactions')
    .select(['id', 'type', 'agency', 'due_on'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const [found] = await clocksOf(db, [row], await transactionSettings(db), await officeCalendar(db), clock.now())
  return { kept: row.due_on, computed: ensure(found).state === 'runs' ? (ensure(found).due_on ?? null) : null }
}
