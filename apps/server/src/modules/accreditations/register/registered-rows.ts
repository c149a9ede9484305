import type { RegisteredAccreditation } from '@lading/contract/accreditations/accreditation-register'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { manilaDay } from '@lading/domain/dates/manila'
import { endsSoon, type RenewalLimits } from '@lading/domain/accreditation/renewal/renewal'
import { daysBetween, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { ensure } from '@lading/domain/ensure'
import { dueOn } from '@lading/domain/reports/due-day'
import { inForceStatuses, openStatuses } from '@lading/domain/transactions/status-groups'
import { renewalTypes } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { officeNamed } from '#platform/office'
import { renewalLimits } from '../life/life-facts.ts'

/** What the lines of a page show of these accreditations, in their order. */
export async function registeredRows(
  found: readonly { id: number }[],
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<RegisteredAccreditation[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const facts = await factsOf(db, ids)
  const [first] = facts
  if (!first) return []
  const rows = new Map(facts.map((row) => [row.accreditation_id, row]))
  const today = manilaDay(now)
  const { calendar, settings } = await officeNamed(db, first)
  const due = await dueOf(db, ids, { today, calendar })
  const limits = renewalLimits(settings)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [lineOf(row, due.get(id) ?? [], { today, limits })] : []
  })
}

type Facts = Awaited<ReturnType<typeof factsOf>>[number]

function lineOf(
  { renewal_id, renewal_type, renewal_reference, edition: _e, rules: _r, ...row }: Facts,
  due: RegisteredAccreditation['due'],
  { today, limits }: { today: PlainDate; limits: RenewalLimits },
): RegisteredAccreditation {
  const expiry_date = plainDate(ensure(row.expiry_date, 'expiry_date'))
  const isInForce = inForceStatuses.includes(row.status)
  return {
    ...row,
    ...Scopes.parse(row),
    number: row.number ?? '',
    first_day: ensure(row.first_day, 'first_day'),
    expiry_date,
    days_left: isInForce ? daysBetween(today, expiry_date) : null,
    ends_soon: isInForce && endsSoon(expiry_date, today, limits),
    renewal:
      renewal_id && renewal_type && renewal_reference
        ? { transaction_id: renewal_id, type: renewal_type, reference: renewal_reference }
        : null,
    due,
  }
}

/** With the renewal that stands on each, which names it as the one before. */
function factsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .innerJoin('clock_edition as c', (join) => join.onTrue())
    .leftJoin('accreditations as next', 'next.previous_accreditation_id', 'a.id')
    .leftJoin('transactions as t', (join) =>
      join
        .onRef('t.id', '=', 'next.transaction_id')
        .on('t.type', 'in', [...renewalTypes])
        .on('t.status', 'in', [...openStatuses]),
    )
    .distinctOn('a.id')
    .select(['a.id as accreditation_id', 'a.agency', 'a.number', 'a.business_id', 'b.name as business_name'])
    .select(['a.domestic', 'a.international', 'a.nvocc', 'a.status', 'a.first_day', 'a.expiry_date'])
    .select([
      't.id as renewal_id',
      't.type as renewal_type',
      't.reference as renewal_reference',
      'c.edition',
      'c.rules',
    ])
    .where('a.id', 'in', ids)
    .orderBy('a.id')
    .orderBy('t.id', (order) => order.desc().nullsLast())
    .execute()
}

/** The reports that each owes its agency: asked for by today, and not filed. */
async function dueOf(db: Db, ids: readonly number[], { today, calendar }: { today: PlainDate; calendar: Calendar }) {
  const rows = await db
    .selectFrom('accreditations as a')
    .innerJoin('obligations as o', (join) =>
      join.onRef('o.business_id', '=', 'a.business_id').onRef('o.agency', '=', 'a.agency'),
    )
    .select(['a.id', 'o.type', 'o.falls_on'])
    .where('a.id', 'in', ids)
    .where('a.status', 'in', [...inForceStatuses])
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .where('o.filed_on', 'is', null)
    .where('o.opens_on', '<=', today)
    .orderBy('o.falls_on')
    .execute()
  const due = new Map<number, RegisteredAccreditation['due']>()
  for (const { id, type, falls_on } of rows) {
    const due_on = dueOn(calendar, plainDate(ensure(falls_on, 'falls_on')))
    due.set(id, [...(due.get(id) ?? []), { type, due_on, is_late: due_on < today }])
  }
  return due
}
