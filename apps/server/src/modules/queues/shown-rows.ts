import type { QueueRow } from '@lading/contract/queues'
import { daysLeft, keptClock, type KeptClock } from '@lading/domain/dates/kept-clock'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { ensure } from '@lading/domain/ensure'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { toOrderStatuses } from '@lading/domain/transactions/status-groups'
import { clocksOf } from '#modules/workflow/clock/clock-of'
import { readSettings, type ClockLimits } from '#modules/workflow/transactions/transaction-settings'
import type { Db } from '#platform/database'
import { officeNamed } from '#platform/office'

interface Found {
  readonly transaction_id: number
}

const settledStatuses = [InvoiceStatus.paid, InvoiceStatus.reversed]

/** What the lines of a page show of these transactions, in their order, each with its clock. */
export async function shownRows(found: readonly Found[], { db, now }: { db: Db; now: Date }): Promise<QueueRow[]> {
  if (found.length === 0) return []
  const rows = await read(
    db,
    found.map(({ transaction_id }) => transaction_id),
  )
  const byId = new Map((await withClocks(rows, db, now)).map((row) => [row.transaction_id, row]))
  return found.flatMap(({ transaction_id }) => byId.get(transaction_id) ?? [])
}

function read(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .innerJoin('clock_edition as c', (join) => join.onTrue())
    .leftJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .leftJoin('users as p', 'p.id', 't.processor_id')
    .leftJoin('users as h', 'h.id', 't.lock_holder_id')
    .leftJoin('queue_groups as g', 'g.id', 't.queue_group_id')
    .select((eb) => [
      't.id as transaction_id',
      't.reference',
      't.queue_number',
      't.type',
      't.agency',
      't.status',
      't.business_id',
      'b.name as business_name',
      eb.fn.coalesce('a.domestic', eb.lit(0)).as('domestic'),
      eb.fn.coalesce('a.international', eb.lit(0)).as('international'),
      eb.fn.coalesce('a.nvocc', eb.lit(0)).as('nvocc'),
      't.filed_at',
      't.resubmissions',
      't.due_on',
      't.due_edition',
      't.clock_state',
      't.clock_used',
      't.clock_counted_on',
      't.request_asked_at',
      'c.edition',
      'c.rules',
      'g.name as queue_group_name',
      'p.first_name as p_first',
      'p.last_name as p_last',
      'h.first_name as h_first',
      'h.last_name as h_last',
      eb
        .selectFrom('invoices as i')
        .select('i.total_amount_due')
        .whereRef('i.transaction_id', '=', 't.id')
        .where('i.status', '<>', InvoiceStatus.void)
        // What was paid before is not what the order to be made out will ask.
        .where(({ or, eb: is }) =>
          or([is('t.status', 'not in', toOrderStatuses), is('i.status', 'not in', settledStatuses)]),
        )
        .orderBy('i.id', 'desc')
        .limit(1)
        .as('total_amount_due'),
    ])
    .where('t.id', 'in', ids)
    .execute()
}

type Shown = Awaited<ReturnType<typeof read>>[number]

/** The clock as it is kept; read from the step log where it was counted by older holidays or limits, or never. */
async function withClocks(rows: readonly Shown[], db: Db, now: Date): Promise<QueueRow[]> {
  const [first] = rows
  if (!first) return []
  const { clock_edition, calendar, ...office } = await officeNamed(db, first)
  const settings = readSettings(office.settings)
  const stale = rows.filter(({ due_edition, clock_state }) => due_edition !== clock_edition || clock_state === null)
  const counted = await countedNow(db, stale, settings, calendar, now)
  const today = manilaDay(now)
  return rows.map((row) => {
    const kept = counted.get(row.transaction_id) ?? keptOf(row)
    const limit = kept.state === 'not-started' ? null : settings.clock_limit(row.agency, row.type)
    return lineOf(row, kept, limit === null ? null : daysLeft(kept, limit, calendar, today))
  })
}

async function countedNow(
  db: Db,
  rows: readonly Shown[],
  settings: ClockLimits,
  calendar: Calendar,
  now: Date,
): Promise<ReadonlyMap<number, KeptClock>> {
  const timed = rows.map(({ transaction_id: id, type, agency }) => ({ id, type, agency }))
  const clocks = await clocksOf(db, timed, settings, calendar, now)
  return new Map(timed.map(({ id }, place) => [id, keptClock(ensure(clocks[place], `clock of ${id}`), now)]))
}

const nothingHeld = { domestic: 0, international: 0, nvocc: 0 }

function keptOf({ clock_state, due_on, clock_used, clock_counted_on }: Shown): KeptClock {
  return {
    state: clock_state as KeptClock['state'],
    due_on: due_on as KeptClock['due_on'],
    days_used: ensure(clock_used, 'the days of a kept clock'),
    counted_on: plainDate(ensure(clock_counted_on, 'the day of a kept clock')),
  }
}

function lineOf(row: Shown, { state, due_on }: KeptClock, days_left: number | null): QueueRow {
  const { p_first, p_last, h_first, h_last, edition: _, rules: _r, due_edition: _e, clock_state: _s, ...shown } = row
  const { clock_used: _u, clock_counted_on: _c, request_asked_at, ...line } = shown
  const isDraft = row.status === Status.draft
  return {
    ...line,
    ...(isDraft && nothingHeld), // a draft is its client's; its agency reads the request alone
    asks: request_asked_at === null ? null : isDraft ? 'waiver' : 'condonation',
    filed_at: row.filed_at?.toISOString() ?? null,
    due_on: days_left === null ? null : due_on,
    days_left,
    clock_state: state,
    processor_name: p_last === null ? null : fullName({ first_name: p_first, last_name: p_last }),
    lock_holder_name: h_last === null ? null : fullName({ first_name: h_first, last_name: h_last }),
  }
}
