import { queueTransactions, staffQueues, type QueueRow } from '@lading/contract/queues'
import { fullName } from '@lading/domain/people/full-name'
import { agenciesReadBy } from '@lading/domain/people/works-for'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import type { ShownListName } from '@lading/domain/workflow/lists'
import { sql } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/table'
import { transactionSettings } from '#modules/workflow/transaction-settings'
import { clocksOf } from '#modules/workflow/clock-of'
import { standsIn, type TransactionRow } from './stands-in.ts'

const list = {
  unique: 't.id',
  order: {
    // What has no due day stands last, whichever way round.
    due_on: (way: 'asc' | 'desc') => (way === 'desc' ? sql`coalesce(t.due_on, '-infinity')` : sql`t.due_on`),
    filed_at: 't.filed_at',
    reference: 't.reference',
    business_name: 'b.name',
    status: 't.status',
    type: 't.type',
  },
  search: ['t.reference', 'b.name'],
  columns: withClocks,
} as const
const filters = {
  type: 't.type',
  status: 't.status',
  processor_id: 't.processor_id',
  queue_group_id: 't.queue_group_id',
} as const

/** A staff list: what its row of the table names, each with its clock. */
export const staffTable = (name: ShownListName) =>
  tableOf({
    list: staffQueues[name],
    rows: ({ db, actor }) =>
      rowsOf(db, actor).where((eb) => standsIn(eb as unknown as TransactionRow, name, actor.user_id)),
  })({
    ...list,
    filters,
  })

/** What is open in a queue group or on one evaluator's desk. */
export const openTransactions = tableOf({
  list: queueTransactions,
  rows: ({ db, actor }) => rowsOf(db, actor).where('t.status', 'in', [...openStatuses]),
})({
  ...list,
  filters,
})

/** What a line of a staff list shows, of the agencies the caller reads. */
function rowsOf(db: Db, actor: Caller) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
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
        .orderBy('i.id', 'desc')
        .limit(1)
        .as('total_amount_due'),
    ])
    .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor)))
}

type Listed = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

async function withClocks(rows: readonly Listed[], { db, now }: { db: Db; now: Date }): Promise<QueueRow[]> {
  const settings = await transactionSettings(db)
  const timed = rows.map(({ transaction_id: id, type, agency }) => ({ id, type, agency }))
  const clocks = await clocksOf(db, timed, settings, await officeCalendar(db), now)
  return rows.map(({ p_first, p_last, h_first, h_last, ...row }, index) => {
    const clock = ensure(clocks[index], 'the clock of a listed transaction')
    const isTimed = settings.clock_limit(row.agency, row.type) !== null && clock.received_on !== undefined
    return {
      ...row,
      filed_at: row.filed_at?.toISOString() ?? null,
      due_on: isTimed ? (clock.due_on ?? null) : null,
      days_left: isTimed ? clock.days_left : null,
      clock_state: clock.state,
      processor_name: p_last === null ? null : fullName({ first_name: p_first, last_name: p_last }),
      lock_holder_name: h_last === null ? null : fullName({ first_name: h_first, last_name: h_last }),
    }
  })
}
