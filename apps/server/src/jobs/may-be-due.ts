import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { manilaDay, startOfManilaDay } from '@lading/domain/dates/manila'
import { dueDate, type Calendar } from '@lading/domain/dates/working-days'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { replacedSince } from '#modules/documents/issued/is-replaced'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { officeCalendar } from '#platform/calendar'
import type { Db } from '#platform/database'
import { sqlOf } from '#platform/sql-of'

const { draft, lockedForEvaluation, evaluationForRevision, certificateIssued, forPickup } = Status
const { forRequirementCompletion: toComplete, forClientAction: toAct, forPayment: toPay } = Status
// In the words of the partial indexes: as parameters the planner could not tell that they fit.
const among = (...statuses: readonly Status[]) => sql<SqlBool>`t.status in (${sqlOf(...statuses)})`
/** Reports are duties: they stay open, however late. Left out, because their number grows with each year. */
const ends = sql<SqlBool>`t.type not in (${sqlOf(...typesOf('report'))})`

/** From when on time alone may have moved something, as it stood at one reading. */
export async function limits(db: Db, now: Date) {
  const { draft_days, lock_idle_days } = await transactionSettings(db)
  const today = manilaDay(now)
  const begin = (day: PlainDate) => startOfManilaDay(day)
  return {
    today,
    draft_before: begin(addDays(today, -draft_days)),
    lock_before: begin(idleBefore(await officeCalendar(db), today, lock_idle_days)),
  }
}

/** The next transactions that time alone may move, after an id. Whether it does is the rules' answer, under lock. */
export function mayBeDue(
  db: Db,
  { today, ...before }: Awaited<ReturnType<typeof limits>>,
  after: number,
  most: number,
) {
  const transactions = db.selectFrom('transactions as t').select('t.id').where('t.id', '>', after)
  const late = transactions
    .where(among(toComplete, toAct, toPay, forPickup))
    .where(ends)
    .where('t.client_deadline_on', '<', today)
  const stale = transactions.where(among(draft)).where(ends).where('t.last_activity_at', '<', before.draft_before)
  const idle = transactions
    .where(among(lockedForEvaluation, evaluationForRevision))
    .where('t.last_activity_at', '<', before.lock_before)
  const replaced = transactions.where(among(certificateIssued, forPickup)).where(replacedSince('t.id'))
  return late.union(stale).union(idle).union(replaced).orderBy('id').limit(most).execute()
}

/** The first day of which it cannot be said that so many working days have passed since, whole. */
function idleBefore(calendar: Calendar, today: PlainDate, working_days: number): PlainDate {
  let day = addDays(today, -working_days)
  while (dueDate(calendar, addDays(day, -1), working_days) >= today) day = addDays(day, -1)
  return day
}
