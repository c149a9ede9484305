import { endedStatuses } from '@lading/domain/transactions/status-groups'
import { keptClock } from '@lading/domain/dates/kept-clock'
import type { ClockGroup, StatutoryClock } from '@lading/domain/dates/statutory-clock'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { TransactionContext } from '../transactions/transaction-context.ts'
import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import { officeOf } from '#platform/office'
import { sqlOf } from '#platform/sql-of'
import type { Db, Tx } from '#platform/database'
import { readSettings, type ClockLimits } from '../transactions/transaction-settings.ts'
import { clocksOf, clockWith, stepsOf } from './clock-of.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'

type Timed = Pick<TransactionRow, 'id' | 'type' | 'agency'>

/** What is kept of a clock beside its transaction: for lists to be ordered by, and to show (ADR 14). */
export interface ClockColumns {
  readonly due_on: PlainDate | null
  readonly clock_state: ClockGroup
  readonly clock_used: number
  readonly clock_counted_on: PlainDate
}

/** The columns of a clock that was computed now. A due day is kept where the law sets a limit. */
function clockColumns({ type, agency }: Timed, clock: StatutoryClock, settings: ClockLimits, now: Date): ClockColumns {
  const { state, due_on, days_used, counted_on } = keptClock(clock, now)
  const isLimited = settings.clock_limit(agency, type) !== null
  return { due_on: isLimited ? due_on : null, clock_state: state, clock_used: days_used, clock_counted_on: counted_on }
}

/** The clock after a move that is being made now, and the edition it is counted by, which was read with the context. */
export async function clockAfter(
  tx: Tx,
  { transaction, settings, calendar, clock_edition }: TransactionContext,
  to: Status,
  now: Date,
): Promise<ClockColumns & { due_edition: number }> {
  const earlier = await stepsOf(tx, [transaction.id])
  const clock = clockWith([...earlier, { at: now, to }], transaction, settings, calendar, now)
  return { ...clockColumns(transaction, clock, settings, now), due_edition: clock_edition }
}

/** Writes the clocks of transactions whose steps stand in the log. */
async function writeClocks(tx: Tx, transactions: readonly Timed[], now: Date): Promise<void> {
  if (transactions.length === 0) return
  const { clock_edition, calendar, ...office } = await officeOf(tx)
  const settings = readSettings(office.settings)
  const clocks = await clocksOf(tx, transactions, settings, calendar, now)
  const rows = transactions.map((row, place) => ({
    id: row.id,
    ...clockColumns(row, ensure(clocks[place], `clock of transaction ${row.id}`), settings, now),
  }))
  await sql`
    update transactions t set due_on = c.due_on, due_edition = ${clock_edition}, clock_state = c.clock_state,
      clock_used = c.clock_used, clock_counted_on = c.clock_counted_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as c (id int, due_on date, clock_state text, clock_used smallint, clock_counted_on date)
    where t.id = c.id`.execute(tx)
}

/** Counts anew what was counted by older holidays or limits, or never; one that is being moved is left for the next round. */
export async function recountDueDays(db: Db, now: Date, ending?: AbortSignal): Promise<number> {
  let counted = 0
  for (const find of [outdated, unknown]) {
    for (let batch = AT_ONCE; batch === AT_ONCE && !ending?.aborted; counted += batch) {
      batch = await db.transaction().execute(async (tx) => {
        const transactions = await find(tx)
        await writeClocks(tx, transactions, now)
        return transactions.length
      })
    }
  }
  return counted
}

const AT_ONCE = 500

const timed = (tx: Tx) =>
  tx.selectFrom('transactions').select(['id', 'type', 'agency']).limit(AT_ONCE).forUpdate().skipLocked()

/** Clocks that run and were counted by an older edition. A clock that does not run is counted when it turns. */
async function outdated(tx: Tx): Promise<Timed[]> {
  const { clock_edition } = await officeOf(tx)
  return timed(tx)
    .where(sql<SqlBool>`clock_state = 'runs'`) // the words of the index, here and below
    .where('due_edition', '<', clock_edition)
    .orderBy('due_edition')
    .orderBy('id')
    .execute()
}

async function unknown(tx: Tx): Promise<Timed[]> {
  return timed(tx)
    .where(sql<SqlBool>`clock_state is null`)
    .where(sql<SqlBool>`status not in (${sqlOf(Status.draft, ...endedStatuses)})`)
    .orderBy('id')
    .execute()
}
