import { endedStatuses } from '@lading/domain/transactions/status-groups'
import type { StatutoryClock } from '@lading/domain/dates/statutory-clock'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { TransactionContext } from './transaction-context.ts'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import { Status, statuses } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import type { Db, Tx } from '#platform/database'
import { currentEdition } from './clock-edition.ts'
import { transactionSettings, type TransactionSettings } from './transaction-settings.ts'
import { clocksOf, clockWith, stepsOf } from './clock-of.ts'
import type { TransactionRow } from './transaction-row.ts'

type Timed = Pick<TransactionRow, 'id' | 'type' | 'agency'>

/** The day kept beside a transaction for lists to be ordered by: the clock's own answer, or nothing while it does not run (ADR 14). */
export function dueDayOf(
  { type, agency }: Timed,
  clock: StatutoryClock,
  settings: TransactionSettings,
): PlainDate | null {
  const isTimed = clock.state === 'runs' && settings.clock_limit(agency, type) !== null
  return (isTimed && clock.due_on) || null
}

/** The due day after a move that is being made now; the edition it was counted by was read with the context. */
export async function dueDayAfter(
  tx: Tx,
  { transaction, settings, calendar }: TransactionContext,
  to: Status,
  now: Date,
) {
  const earlier = await stepsOf(tx, [transaction.id])
  const clock = clockWith([...earlier, { at: now, to }], transaction, settings, calendar, now)
  return dueDayOf(transaction, clock, settings)
}

/** Writes the due days of transactions whose steps stand in the log. */
export async function writeDueDays(tx: Tx, transactions: readonly Timed[], now: Date): Promise<void> {
  // Read before the calendar: a holiday that comes in between leaves an old edition, and the day is counted again.
  const edition = await currentEdition(tx)
  const settings = await transactionSettings(tx)
  const clocks = await clocksOf(tx, transactions, settings, await officeCalendar(tx), now)
  const days = transactions.map((row, place) => ({
    id: row.id,
    due_on: dueDayOf(row, ensure(clocks[place], `clock of transaction ${row.id}`), settings),
  }))
  if (days.length === 0) return
  await sql`
    update transactions t set due_on = d.due_on, due_edition = ${edition}
    from unnest(${days.map(({ id }) => id)}::int[], ${days.map(({ due_on }) => due_on)}::date[]) as d (id, due_on)
    where t.id = d.id`.execute(tx)
}

/** Counts anew what was counted by older holidays or limits; one that is being moved is left for the next round. */
export async function recountDueDays(db: Db, now: Date): Promise<number> {
  for (let counted = 0; ;) {
    const batch = await db.transaction().execute(async (tx) => {
      const transactions = await outdated(tx)
      await writeDueDays(tx, transactions, now)
      return transactions.length
    })
    counted += batch
    if (batch < AT_ONCE) return counted
  }
}

const AT_ONCE = 500
const running: readonly Status[] = statuses.filter((status) => clockGroupOf(status) === 'runs')

async function outdated(tx: Tx) {
  const edition = await currentEdition(tx)
  return tx
    .selectFrom('transactions')
    .select(['id', 'type', 'agency'])
    .where(sql<SqlBool>`status not in (${sql.raw([Status.draft, ...endedStatuses].join(', '))})`) // the words of the index
    .where('status', 'in', running)
    .where((eb) => eb.or([eb('due_edition', 'is', null), eb('due_edition', '<', edition)]))
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
}
