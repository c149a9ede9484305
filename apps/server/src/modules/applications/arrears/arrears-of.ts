import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { lastDay } from '@lading/domain/deadlines/last-day'
import { arrearKey, type Arrear } from '@lading/domain/reports/arrears'
import { dueOn } from '@lading/domain/reports/due-day'
import type { Agency } from '@lading/domain/transactions/agency'
import { typesOf } from '@lading/domain/transactions/family'
import { isAmong, payingStatuses, returnedStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

interface Owing {
  readonly business_id: number
  readonly agency: Agency
}

/** Where an arrear is settled: the report that is written, returned or to be paid. */
export interface ArrearOf extends Arrear {
  readonly transaction_id: number | null
}

/** What a business is in arrears with at an agency now, the longest due first. */
export async function arrearsOf(db: Db, owing: Owing, calendar: Calendar, now: Date): Promise<ArrearOf[]> {
  const today = manilaDay(now)
  const unfiled = await unfiledBefore(db, owing, today)
  const late = unfiled.flatMap(({ falls_on, ...row }) => {
    const due_on = dueOn(calendar, plainDate(falls_on ?? today))
    return due_on < today ? [notFiled(row, due_on)] : []
  })
  const open = (await openReportsOf(db, owing)).flatMap((row) => ofOpenReport(row, calendar, today) ?? [])
  return [...late, ...open].toSorted((one, other) => (one.due_on ?? '9').localeCompare(other.due_on ?? '9'))
}

type Unfiled = Omit<Awaited<ReturnType<typeof unfiledBefore>>[number], 'falls_on'>

function notFiled({ obligation_id, type, ...draft }: Unfiled, due_on: PlainDate): ArrearOf {
  const key = arrearKey('not-filed', obligation_id)
  return { ...draft, key, kind: 'not-filed', type: type as TransactionType, due_on, amount: null }
}

type OpenReport = Awaited<ReturnType<typeof openReportsOf>>[number]

function ofOpenReport(
  { client_deadline_on: day, penalty, ...row }: OpenReport,
  calendar: Calendar,
  today: PlainDate,
): ArrearOf | null {
  const { transaction_id: id, status } = row
  if (isAmong(payingStatuses, status))
    return { ...row, key: arrearKey('not-paid', id), kind: 'not-paid', due_on: null, amount: penalty }
  if (!isAmong(returnedStatuses, status) || day === null) return null
  const due_on = lastDay(calendar, status, plainDate(day))
  if (due_on >= today) return null
  return { ...row, key: arrearKey('not-answered', id), kind: 'not-answered', due_on, amount: null }
}

/** What was to be filed before a day, and was not, with the draft that waits for it. */
function unfiledBefore(db: Db, { business_id, agency }: Owing, day: string) {
  return db
    .selectFrom('obligations as o')
    .leftJoin('transactions as t', (join) =>
      join.onRef('t.obligation_id', '=', 'o.id').on('t.status', 'not in', [...uncountedStatuses]),
    )
    .select(['o.id as obligation_id', 'o.type', 'o.falls_on'])
    .select(['t.id as transaction_id', 't.reference', 't.status'])
    .where('o.business_id', '=', business_id)
    .where('o.agency', '=', agency)
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .where('o.filed_on', 'is', null)
    .where('o.falls_on', '<', day)
    .execute()
}

/** The reports of this business to this agency that are not ended: few, by the index of the business. */
function openReportsOf(db: Db, { business_id, agency }: Owing) {
  return db
    .selectFrom('transactions as t')
    .select(['t.id as transaction_id', 't.reference', 't.type', 't.status', 't.client_deadline_on'])
    .select((eb) =>
      eb
        .selectFrom('transaction_penalties as p')
        .select(sql<string | null>`sum(p.amount)`.as('total'))
        .whereRef('p.transaction_id', '=', 't.id')
        .as('penalty'),
    )
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.type', 'in', typesOf('report'))
    .where('t.status', 'in', [...returnedStatuses, ...payingStatuses])
    .execute()
}
