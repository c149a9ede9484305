import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { dueDate, workingDaysBetween } from '@lading/domain/dates/working-days'
import { Status } from '@lading/domain/transactions/status'
import { isToPay } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import type { TransactionContext } from '../transactions/transaction-context.ts'

/** The client's time as it is kept: its last day, and the working days it was given, by which edition of the calendar. */
export interface ClientTime {
  readonly client_deadline_on: string | null
  readonly client_days: number | null
  readonly client_edition: number | null
}

/** A last day that nothing moves: staff named it, it counts calendar days, or there is none. */
export const fixedDay = (client_deadline_on: string | null): ClientTime => ({
  client_deadline_on,
  client_days: null,
  client_edition: null,
})

type Counted = Pick<TransactionContext, 'calendar' | 'clock_edition'>

/** A last day that was counted from a day on, in working days where the status gives such. */
export function countedDay(
  status: Status,
  from: PlainDate,
  until: PlainDate | null,
  { calendar, clock_edition }: Counted,
): ClientTime {
  if (until === null || !(status === Status.forClientAction || isToPay(status))) return fixedDay(until)
  const client_days = workingDaysBetween(calendar, from, until)
  return { client_deadline_on: until, client_days, client_edition: clock_edition }
}

/** A client's last day that a holiday moved. */
export interface MovedDay {
  readonly id: number
  readonly until: PlainDate
}

type Follow = (tx: Tx, moved: readonly MovedDay[]) => Promise<void>

const AT_ONCE = 500

/**
 * Counts the clients' last days anew after the holidays changed, never to an earlier day: what was promised stays. What hangs
 * on them follows in the same database transaction.
 */
export async function recountClientDays(db: Db, follow: Follow, ending?: AbortSignal): Promise<void> {
  for (let batch = AT_ONCE; batch === AT_ONCE && !ending?.aborted;)
    batch = await db.transaction().execute((tx) => recountBatch(tx, follow))
}

/** The day on which what the client has now came to it. */
const since = sql<Date>`(select max(s.at) from transaction_steps s
  where s.transaction_id = t.id and s.from_status is distinct from s.to_status)`

async function recountBatch(tx: Tx, follow: Follow): Promise<number> {
  const { clock_edition, calendar } = await officeOf(tx)
  const rows = await tx
    .selectFrom('transactions as t')
    .select(['t.id', 't.client_deadline_on', 't.client_days', since.as('since')])
    .where('t.client_days', 'is not', null) // the words of the index
    .where('t.client_edition', '<', clock_edition)
    .orderBy('t.client_edition')
    .orderBy('t.id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  if (rows.length === 0) return 0
  const moved = rows.flatMap(({ id, client_deadline_on: day, client_days: days, since: at }) => {
    const until = dueDate(calendar, manilaDay(at), days ?? 0)
    return day !== null && until > plainDate(day) ? [{ id, until }] : []
  })
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('transactions').set({ client_edition: clock_edition }).where('id', 'in', ids).execute()
  if (moved.length === 0) return rows.length
  await sql`
    update transactions t set client_deadline_on = m.until
    from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb) as m (id int, until date)
    where t.id = m.id`.execute(tx)
  await follow(tx, moved)
  return rows.length
}
