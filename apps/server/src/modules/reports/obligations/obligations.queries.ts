import type { Obligation, ReportType } from '@lading/contract/reports/reports'
import { manilaDay } from '@lading/domain/dates/manila'
import { dayOrNull, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { daysLate } from '@lading/domain/payments/fees'
import { obligationState } from '@lading/domain/reports/obligation-state'
import { Status } from '@lading/domain/transactions/status'
import { terminatedStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { dueDayOf } from './report-due.ts'

/** The obligations of businesses: those of the accreditation that lives, and all that were complied with; newest first. */
function obligationRows(db: Db, business_ids: readonly number[]) {
  return db
    .selectFrom('obligations as o')
    .innerJoin('accreditations as a', 'a.id', 'o.accreditation_id')
    .leftJoin('insurance_covers as c', 'c.id', 'o.cover_id')
    .leftJoin('transactions as t', (join) =>
      join.onRef('t.obligation_id', '=', 'o.id').on('t.status', 'not in', [...uncountedStatuses]),
    )
    .select(['o.id', 'o.business_id', 'o.agency', 'o.type', 'o.opens_on', 'o.falls_on', 'o.due_on'])
    .select(['o.first_day', 'o.last_day'])
    .select(['o.filed_on', 'o.complied_on', 'c.policy_number', 'c.ends_on as cover_ends_on'])
    .select(['t.id as transaction_id', 't.reference', 't.status'])
    .select((eb) =>
      eb
        .selectFrom('transaction_penalties as p')
        .select(sql<string | null>`sum(p.amount)`.as('total'))
        .whereRef('p.transaction_id', '=', 't.id')
        .as('penalty'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('condonations as d')
            .select('d.transaction_id')
            .whereRef('d.transaction_id', '=', 't.id')
            .where('d.outcome', '=', 'condoned'),
        )
        .as('is_condoned'),
    )
    .where('o.business_id', 'in', [...business_ids])
    .where((eb) => eb.or([eb('o.complied_on', 'is not', null), eb('a.status', 'not in', [...terminatedStatuses])]))
    .where('o.ended_on', 'is', null)
    .orderBy('o.falls_on')
    .orderBy('o.id')
}
type Row = Awaited<ReturnType<ReturnType<typeof obligationRows>['execute']>>[number]

/** What businesses owe, owed and will owe, in the order of their due days; staff see those of their own agency. */
export async function obligationsOf(
  db: Db,
  business_ids: readonly number[],
  calendar: Calendar,
  actor: Caller,
  now: Date,
): Promise<Obligation[]> {
  if (business_ids.length === 0) return []
  const rows = await obligationRows(db, business_ids).execute()
  const readable =
    actor.audience === 'customer' ? rows : rows.filter(({ agency }) => agenciesReadBy(actor).includes(agency))
  return readable.map((row) => obligationFrom(row, actor, calendar, manilaDay(now)))
}

/** One obligation as its client and its agency read it. */
export async function obligationById(
  db: Db,
  id: number,
  calendar: Calendar,
  actor: Caller,
  now: Date,
): Promise<Obligation | undefined> {
  const owner = await db.selectFrom('obligations').select('business_id').where('id', '=', id).executeTakeFirst()
  if (!owner) return undefined
  const row = await obligationRows(db, [owner.business_id]).where('o.id', '=', id).executeTakeFirst()
  return row && obligationFrom(row, actor, calendar, manilaDay(now))
}

/** What is due or late, and not filed. */
export const isPending = ({ state }: Pick<Obligation, 'state'>): boolean => state === 'due' || state === 'late'

function obligationFrom(row: Row, { audience }: Caller, calendar: Calendar, today: PlainDate): Obligation {
  const due_on = dueDayOf(row, calendar)
  const state = obligationState(
    { opens_on: dayOrNull(row.opens_on), due_on, status: row.status, is_accepted: row.complied_on !== null },
    today,
  )
  const counted = dayOrNull(row.filed_on) ?? today
  const isHidden = audience !== 'customer' && row.status === Status.draft // a draft is its client's alone
  const { transaction_id, reference, status, policy_number, cover_ends_on, first_day, last_day } = row
  return {
    obligation_id: row.id,
    business_id: row.business_id,
    agency: row.agency,
    type: row.type as ReportType,
    follows: policy_number !== null && cover_ends_on !== null ? { policy_number, ends_on: cover_ends_on } : null,
    period: first_day !== null && last_day !== null ? { first_day, last_day } : null,
    opens_on: row.opens_on,
    due_on,
    state,
    filed_on: row.filed_on,
    days_late: due_on && state !== 'to-come' ? daysLate(due_on, counted) : 0,
    accepted_on: row.complied_on,
    transaction:
      transaction_id !== null && reference !== null && status !== null && !isHidden
        ? { transaction_id, reference, status }
        : null,
    penalty: row.penalty,
    is_condoned: Boolean(row.is_condoned),
  }
}
