import { draftPath } from '@lading/contract/addresses/transaction-path'
import { formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { aboutReport } from '@lading/domain/deadlines/report-deadline'
import { lowered } from '@lading/domain/workflow/notices/notice-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/recipients.queries'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { ObligationRow } from './obligation-of.ts'

type ReportObligation = Pick<ObligationRow, 'agency' | 'first_day' | 'last_day' | 'cover_id'>

interface DueReport {
  readonly transaction: Pick<TransactionRow, 'id' | 'reference' | 'type' | 'business_id' | 'accreditation_id'>
  readonly obligation: ReportObligation
  readonly business_name: string
  readonly due_on: PlainDate
}

/** Tells the owners that a report is due, by bell and mail: at its opening, and again in reminders. */
export async function tellOfReport(
  tx: Tx,
  { transaction, obligation, business_name, due_on }: DueReport,
  { again }: { readonly again: boolean },
  now: Date,
): Promise<void> {
  const { id, reference, type, business_id } = transaction
  const isLate = manilaDay(now) > due_on
  const what = lowered(typeLabels[type])
  const day = formatDueDay(due_on)
  const sentence = isLate ? `It was due on ${day}. File it now.` : `It is due on ${day}.`
  const sentences = [business_name, `Report to file: ${what}`, await aboutOf(tx, obligation), sentence]
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, business_id),
      transaction_id: id,
      subject: `${again ? 'Reminder' : 'Notice'}: ${reference}, ${isLate ? 'report late' : 'report due'}`,
      message: sentences.map((one) => `<p>${escaped(one)}</p>`).join(''),
      link: draftPath({ ...transaction, transaction_id: id }),
      mail: `${again ? 'Reminder' : 'Action required'}: file ${what} ${reference}, ${isLate ? 'late since' : 'due'} ${day}`,
      ...(again && { mail_kind: 'reminders' as const }),
    },
    now,
  )
}

/** To which agency it goes, and what it is about: a business may owe several of one type. */
async function aboutOf(tx: Tx, { agency, first_day, last_day, cover_id }: ReportObligation): Promise<string> {
  const cover =
    cover_id === null
      ? undefined
      : await tx.selectFrom('insurance_covers').select('policy_number').where('id', '=', cover_id).executeTakeFirst()
  const period = first_day && last_day ? { first_day: plainDate(first_day), last_day: plainDate(last_day) } : null
  return aboutReport({ agency, period, policy_number: cover?.policy_number ?? null })
}
