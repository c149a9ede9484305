import { className } from '@lading/domain/transactions/clock-class'
import type { Status } from '@lading/domain/transactions/status'
import type { Clock } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import { statutoryClock, type StatutoryClock } from '@lading/domain/dates/statutory-clock'
import type { Calendar } from '@lading/domain/dates/working-days'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { transactionSettings, type ClockLimits } from '../transactions/transaction-settings.ts'
import { findTransaction } from '../transactions/lock-transaction.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'
import { maySee } from '../transactions/may-see.ts'

// Adjudication has no limit of days; the clock still counts, and its due day is not shown.
const NO_LIMIT = 250

type Timed = Pick<TransactionRow, 'id' | 'type' | 'agency'>

/** When a transaction is due, with every day explained. */
export async function clockOf(db: Db, transaction_id: number, actor: Caller, now: Date): Promise<Clock> {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  const settings = await transactionSettings(db)
  const clocks = await clocksOf(db, [transaction], settings, await officeCalendar(db), now)
  const clock = ensure(clocks[0], `clock of transaction ${transaction_id}`)
  const limit_days = settings.clock_limit(transaction.agency, transaction.type)
  return {
    state: clock.state,
    class_name: className(transaction.type, transaction.agency),
    limit_days,
    received_on: clock.received_on ?? null,
    due_on: limit_days === null ? null : (clock.due_on ?? null),
    days_used: clock.days_used,
    days_left: limit_days === null ? null : clock.days_left,
    client_deadline_on: transaction.client_deadline_on,
    days: clock.days.map((day) => ({ ...day, number: day.counted ? day.number : null })),
  }
}

/** The clocks of several transactions, from one reading of their steps; in the order they were given. */
export async function clocksOf(
  db: Db,
  transactions: readonly Timed[],
  settings: ClockLimits,
  calendar: Calendar,
  now: Date,
): Promise<StatutoryClock[]> {
  if (transactions.length === 0) return []
  const steps = await stepsOf(
    db,
    transactions.map((row) => row.id),
  )
  const byTransaction = Map.groupBy(steps, (step) => step.transaction_id)
  return transactions.map((row) => clockWith(byTransaction.get(row.id) ?? [], row, settings, calendar, now))
}

/** The clock of one transaction over these steps. */
export function clockWith(
  steps: readonly { readonly at: Date; readonly to: Status }[],
  { type, agency }: Timed,
  settings: ClockLimits,
  calendar: Calendar,
  now: Date,
): StatutoryClock {
  const limit = settings.clock_limit(agency, type) ?? NO_LIMIT
  return statutoryClock(steps, { limit, groupOf: clockGroupOf }, calendar, manilaDay(now))
}

/** The steps that the clock reads, in their order. */
export function stepsOf(db: Db, transaction_ids: readonly number[]) {
  return db
    .selectFrom('transaction_steps')
    .select(['transaction_id', 'at', 'to_status as to'])
    .where('transaction_id', 'in', [...transaction_ids])
    .orderBy('id')
    .execute()
}
