import { openStatuses } from '@lading/domain/transactions/status-groups'
import { typesOf } from '@lading/domain/transactions/family'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import type { QueueRow } from '@lading/contract/queues'
import type { PageRequest } from '@lading/contract/paged-table'
import { fullName } from '@lading/domain/people/full-name'
import { staffListNames, staffLists, typesIn, type StaffListName, mayOpenList } from '@lading/domain/workflow/lists'
import type { ListCondition, ListRule } from '@lading/domain/workflow/lists/staff-list'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { sql, type ExpressionBuilder } from 'kysely'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Db, Tables } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'
import { transactionSettings } from '#modules/workflow/transaction-settings'
import { clocksOf } from '#modules/workflow/clock-of'

interface Filters {
  readonly type?: number | undefined
  readonly status?: number | undefined
  readonly processor_id?: number | undefined
  readonly queue_group_id?: number | undefined
}
type Request = PageRequest<keyof typeof ordering | 'due_on'> & Filters
type Row = ExpressionBuilder<{ t: Tables['transactions'] }, 't'>

/** One page of a staff list: rows of the caller's agency, each with its clock. */
export async function staffList(db: Db, name: StaffListName, request: Request, actor: Caller, now: Date) {
  return pageOfRows(db, request, now, (eb) => standsIn(eb, name, actor.user_id), actor)
}

/** One page of what is open in a queue group or on one evaluator's desk. */
export async function openTransactions(db: Db, request: Request, actor: Caller, now: Date) {
  return pageOfRows(db, request, now, (eb) => eb('t.status', 'in', [...openStatuses]), actor)
}

/** How many stand in each list the caller may open. */
export async function listCounts(db: Db, actor: Caller): Promise<Record<string, number>> {
  if (actor.audience === 'customer') return clientCounts(db, actor)
  const names = staffListNames.filter((name) => mayOpenList(name, (permission) => actor.permissions.has(permission)))
  if (names.length === 0) return {}
  const counts = await db
    .selectFrom('transactions as t')
    .select((eb) =>
      names.map((name) =>
        eb.fn
          .countAll<number>()
          .filterWhere(standsIn(eb as unknown as Row, name, actor.user_id))
          .as(name),
      ),
    )
    .$if(actor.agency !== null, (query) => query.where('t.agency', '=', actor.agency!))
    .where('t.status', 'not in', [Status.draft, Status.accredited, Status.deleted])
    .executeTakeFirstOrThrow()
  return counts as Record<string, number>
}

/** What waits for the caller's own businesses. */
async function clientCounts(db: Db, { memberships }: Caller): Promise<Record<string, number>> {
  const own = memberships.map((membership) => membership.business_id)
  const { count } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', 'in', own.length > 0 ? own : [0])
    .where('status', 'in', [...clientsStatuses])
    .where('type', 'not in', typesOf('case'))
    .executeTakeFirstOrThrow()
  return { 'for-clients-action': Number(count) }
}

/** The same words as the domain's `isListed`; a test holds the two against each other. */
export function standsIn(eb: Row, name: StaffListName, user_id: number) {
  return eb.and([
    eb('t.type', 'in', [...typesIn(name)]),
    eb.or(
      staffLists[name].rules.map((rule: ListRule) =>
        eb.and([eb('t.status', 'in', [...rule.statuses]), ...conditionsOf(eb, rule, user_id)]),
      ),
    ),
  ])
}

function conditionsOf(eb: Row, { where }: ListRule, user_id: number) {
  if (!where) return []
  const conditions: Record<ListCondition, () => ReturnType<Row['and']>> = {
    'no-processor': () => eb.and([eb('t.processor_id', 'is', null)]),
    'processor-is-me': () => eb.and([eb('t.processor_id', '=', user_id)]),
    'not-recommended': () => eb.and([eb('t.recommendation', 'is', null)]),
    recommended: () => eb.and([eb('t.recommendation', 'is not', null)]),
    'returned-from-hearing': () => eb.and([eb('t.returned_from', '=', Status.forHearing)]),
  }
  return [conditions[where]()]
}

async function pageOfRows(
  db: Db,
  request: Request,
  now: Date,
  stands: (eb: Row) => ReturnType<Row['and']>,
  actor: Caller,
) {
  const listed = rowsOf(db)
    .where((eb) => stands(eb as unknown as Row))
    .$if(actor.agency !== null, (query) => query.where('t.agency', '=', actor.agency!))
    .$if(request.type !== undefined, (query) => query.where('t.type', '=', request.type as never))
    .$if(request.status !== undefined, (query) => query.where('t.status', '=', request.status as never))
    .$if(request.processor_id !== undefined, (query) => query.where('t.processor_id', '=', request.processor_id!))
    .$if(request.queue_group_id !== undefined, (query) => query.where('t.queue_group_id', '=', request.queue_group_id!))
    .$if(request.search !== '', (query) =>
      query.where((eb) => isFoundIn(request.search, eb.ref('t.reference'), eb.ref('b.name'))),
    )
  const { data, total } = await pageOf(listed, request, orderingOf(request), 't.id')
  return { data: await withClocks(db, data, now), total }
}

/** What has no due day stands last, whichever way round. */
const orderingOf = ({ sort_by }: Request) => ({
  ...ordering,
  due_on: sort_by === 'desc' ? sql`coalesce(t.due_on, '-infinity')` : sql`t.due_on`,
})

const ordering = {
  filed_at: 't.filed_at',
  reference: 't.reference',
  business_name: 'b.name',
  status: 't.status',
  type: 't.type',
} as const

function rowsOf(db: Db) {
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
}

type Listed = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

async function withClocks(db: Db, rows: readonly Listed[], now: Date): Promise<QueueRow[]> {
  const settings = await transactionSettings(db)
  const timed = rows.map(({ transaction_id: id, type, agency }) => ({ id, type, agency }))
  const clocks = await clocksOf(db, timed, settings, await officeCalendar(db), now)
  return rows.map(({ p_first, p_last, h_first, h_last, ...row }, index) => {
    const clock = clocks[index]!
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
