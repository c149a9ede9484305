import { formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { reminderSubjects, untilWhen } from '@lading/domain/workflow/notices/notices'
import { isReminderDue, reminderRules } from '@lading/domain/workflow/notices/reminders'
import { isReport } from '@lading/domain/transactions/family'
import { isToPay } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { z } from 'zod'
import { theSystem } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Db, Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import { clientOf } from '#modules/notifications/recipients.queries'
import { customerPage } from '../transactions/customer-page.ts'
import { lockTransaction } from '../transactions/lock-transaction.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'

const Days = z.array(z.int().positive())

/** Reminds the owners and the author of a transaction that waits for them, where a reminder is due; by bell and mail. */
export async function remind(tx: Tx, transaction_id: number, now: Date): Promise<void> {
  const { transaction } = await lockTransaction(tx, transaction_id)
  const { id } = transaction
  const waits = await tx
    .selectFrom('transactions as t')
    .select(waitsSince.as('waits_since'))
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isDue({ ...transaction, ...waits }, await schedule(tx), now)) return
  const subjects = reminderSubjects(transaction)
  await notify(
    tx,
    {
      user_ids: await clientOf(tx, transaction),
      transaction_id: id,
      subject: subjects.bell,
      message: await messageOf(tx, transaction, manilaDay(now)),
      link: customerPage(transaction),
      mail: subjects.mail,
      mail_kind: 'reminders',
    },
    now,
  )
  await tx
    .updateTable('transactions')
    .set({ reminded_on: manilaDay(now) })
    .where('id', '=', id)
    .execute()
  await record(tx, { action: 'remind', object: 'transaction', object_id: id, transaction_id: id }, theSystem, now)
}

/** What every transaction is measured by, as it stood at one reading. */
export async function schedule(db: Db) {
  const { settings, calendar } = await officeOf(db)
  return { settings, calendar }
}
type Schedule = Awaited<ReturnType<typeof schedule>>

interface Remindable extends Pick<TransactionRow, 'type' | 'status' | 'reminded_on' | 'client_deadline_on'> {
  readonly waits_since: Date
}

/** Whether a reminder is due now: the domain's answer for what the rows say. */
export function isDue(transaction: Remindable, { settings, calendar }: Schedule, now: Date): boolean {
  const { status, reminded_on, client_deadline_on } = transaction
  const rule = reminderRules[status]
  const isDuty = isReport(transaction)
  if (!rule && !isDuty) return false
  const waiting = {
    status,
    since: manilaDay(transaction.waits_since),
    until: client_deadline_on ? plainDate(client_deadline_on) : null,
    reminded_on: reminded_on ? plainDate(reminded_on) : null,
    ...(isDuty && { overdue_every: settings.number('reminder.report_overdue_days') }),
  }
  return isReminderDue(waiting, rule ? settings.json(rule.setting, Days) : [], manilaDay(now), calendar)
}

/**
 * When the business was given the transaction `t`, which an extension does not move; of a draft, when it was last edited.
 * A part of the statement that reads many: one asked for each was a statement for each that waits.
 */
export const waitsSince = sql<Date>`case when t.status = ${sql.lit(Status.draft)} then t.last_activity_at else (
  select at from transaction_steps where transaction_id = t.id and to_status = t.status and from_status <> to_status
  order by id desc limit 1) end`

async function messageOf(tx: Tx, transaction: TransactionRow, today: PlainDate): Promise<string> {
  const { status, client_deadline_on, business_id, last_activity_at } = transaction
  const { name } = await tx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const about = `<p>${escaped(name)}</p>`
  if (status === Status.draft) {
    const lasts = (await settingsOf(tx)).number('deadline.draft_days')
    const until = formatDueDay(addDays(manilaDay(last_activity_at), lasts))
    const what = `It is not filed yet. Unless it is edited, it is removed with its files after ${until}.`
    return `${about}<p>${what}</p>`
  }
  const until = untilWhen(status, client_deadline_on)
  if (isReport(transaction)) {
    const isLate = client_deadline_on !== null && client_deadline_on < today
    const when = isLate ? `The last day was ${formatDueDay(plainDate(client_deadline_on))}` : until
    return `${about}<p>${when}. ${isToPay(status) ? UNTIL_PAID : STAYS_OPEN}</p>`
  }
  if (status !== Status.forPickup) return `${about}<p>${until}; after that it is closed without a decision.</p>`
  const where = 'Its page says where, when and what to bring.'
  return `${about}<p>${until}. ${where}</p><p>${UNCLAIMED}</p>`
}

const STAYS_OPEN = 'The report stays open, and no renewal can be submitted while it is late.'
const UNTIL_PAID = 'The report stays open, and no renewal can be submitted until the penalty is paid.'
const UNCLAIMED = 'If it is not picked up in time, it is archived; its electronic copy remains yours to download.'
