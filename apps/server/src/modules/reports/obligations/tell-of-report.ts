import { draftPath } from '@lading/contract/addresses/transaction-path'
import { formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { lowered } from '@lading/domain/workflow/notices/notice-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/who-is-told'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

interface DueReport {
  readonly transaction: Pick<TransactionRow, 'id' | 'reference' | 'type' | 'business_id' | 'accreditation_id'>
  readonly business_name: string
  readonly due_on: PlainDate
}

/** Tells the owners that a report is due, by bell and mail: at its opening, and again in reminders. */
export async function tellOfReport(
  tx: Tx,
  { transaction, business_name, due_on }: DueReport,
  { again }: { readonly again: boolean },
  now: Date,
): Promise<void> {
  const { id, reference, type, business_id } = transaction
  const isLate = manilaDay(now) > due_on
  const what = lowered(typeLabels[type])
  const day = formatDueDay(due_on)
  const sentence = isLate ? `It was due on ${day}. File it now.` : `It is due on ${day}.`
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, business_id),
      transaction_id: id,
      subject: `${again ? 'Reminder' : 'Notice'}: ${reference}, ${isLate ? 'report late' : 'report due'}`,
      message: `<p>${escaped(business_name)}</p><p>Report to file: ${what}. ${sentence}</p>`,
      link: draftPath({ ...transaction, transaction_id: id }),
      mail: `${again ? 'Reminder' : 'Action required'}: file ${what} ${reference}, ${isLate ? 'late since' : 'due'} ${day}`,
      mail_kind: 'reminders',
    },
    now,
  )
}
