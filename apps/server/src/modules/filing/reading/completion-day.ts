import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { renewalCompletion, reportCompletion } from '@lading/domain/deadlines/completion-day'
import { graceUntil } from '@lading/domain/reports/days-late'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'

interface Rules {
  readonly calendar: Calendar
  readonly settings: Pick<SettingsReader, 'number'>
}

/** What depends on the day on which what is missing is added, in a sentence; empty where nothing does. */
export async function onCompletion(
  db: Db,
  { transaction, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  { calendar, settings }: Rules,
  today: PlainDate,
): Promise<string> {
  if (transaction.status !== Status.forRequirementCompletion) return ''
  const filed_on = await filedOn(db, transaction.obligation_id)
  const incomplete_on = filed_on && (await incompleteOn(db, transaction.id))
  if (incomplete_on) {
    const until = graceUntil(incomplete_on, calendar, settings.number('reports.grace_days'))
    return reportCompletion({ first_on: plainDate(filed_on), until }, today)
  }
  const expiry = await expiryBefore(db, accreditation?.previous_accreditation_id ?? null)
  return expiry ? renewalCompletion(plainDate(expiry), today) : ''
}

/** The day the agency said last what is missing; null where nothing was. */
export async function incompleteOn(db: Db, transaction_id: number): Promise<PlainDate | null> {
  const step = await db
    .selectFrom('transaction_steps')
    .select('at')
    .where('transaction_id', '=', transaction_id)
    .where('to_status', '=', Status.forRequirementCompletion)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return step ? manilaDay(step.at) : null
}

/** The day on which a report counts as filed so far. */
async function filedOn(db: Db, obligation_id: number | null): Promise<string | null> {
  if (obligation_id === null) return null
  const row = await db.selectFrom('obligations').select('filed_on').where('id', '=', obligation_id).executeTakeFirst()
  return row?.filed_on ?? null
}

/** The last day of the accreditation that is renewed. */
async function expiryBefore(db: Db, previous_id: number | null): Promise<string | null> {
  if (previous_id === null) return null
  const row = await db
    .selectFrom('accreditations')
    .select('expiry_date')
    .where('id', '=', previous_id)
    .executeTakeFirst()
  return row?.expiry_date ?? null
}
