import { paths } from '@lading/contract/addresses/paths'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { mailKindOf } from '@lading/domain/people/mail-kind'
import { Status } from '@lading/domain/transactions/status'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import { bellSubject, mailSubject, recipientsOf, untilWhen } from '@lading/domain/workflow/notices/notices'
import type { Recipient } from '@lading/domain/workflow/transition/recipient'
import { deskMark } from '@lading/domain/workflow/who'
import type { Caller } from '#platform/caller'
import { escaped, escapedLines } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { clientOf, peopleWith, processorOrManagers, whereOfAgency } from '#modules/notifications/recipients.queries'
import { customerPage } from '../transactions/customer-page.ts'
import type { AppliedTransition } from '../handlers/handlers.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'

/** A move, with what the area it belongs to tells the business of it. */
interface Announcement extends AppliedTransition {
  readonly detail?: string | undefined
}

/** Tells whom the table names, each once, in their own words: the business by mail too, staff by their bell. */
export async function notifyRecipients(
  tx: Tx,
  applied: Announcement,
  after: WorkflowState,
  actor: Caller,
  now: Date,
): Promise<void> {
  const recipients = recipientsOf(applied.transition, applied.before, after)
  if (recipients.includes('CUS')) await notifyBusiness(tx, applied, actor, now)
  const staff = new Set<number>()
  for (const who of recipients) for (const user_id of await staffOf(tx, who, applied, after)) staff.add(user_id)
  staff.delete(actor.user_id)
  await notifyStaff(tx, applied, [...staff], actor, now)
}

async function notifyBusiness(
  tx: Tx,
  { transition, context, answers, detail = '' }: Announcement,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, business_name } = context
  const { id, reference, type } = transaction
  const announced = { reference, type, status: transition.to, action: transition.action }
  const remark =
    answers.remarks_to_client ??
    answers.missing_items ??
    (transition.effects.includes('write-denial-notice') ? transaction.grounds : undefined) ??
    (transition.effects.includes('condone-penalty') ? answers.grounds : undefined) ??
    (actor.audience === 'customer' ? undefined : answers.reason)
  await notify(
    tx,
    {
      user_ids: await clientOf(tx, transaction),
      transaction_id: id,
      subject: bellSubject(announced, 'customer'),
      message: messageOf(business_name, remark, lastDayOf(transaction), detail),
      link: customerPage(transaction),
      mail: mailSubject(announced),
      mail_kind: mailKindOf(transition.to),
    },
    now,
  )
}

async function notifyStaff(
  tx: Tx,
  { transition, context, answers }: AppliedTransition,
  user_ids: number[],
  actor: Caller,
  now: Date,
): Promise<void> {
  if (user_ids.length === 0) return
  const { id, reference, type, status, business_id } = context.transaction
  await notify(
    tx,
    {
      user_ids,
      transaction_id: id,
      subject: bellSubject({ reference, type, status: transition.to, action: transition.action }, 'staff'),
      message: messageOf(context.business_name, actor.audience === 'system' ? answers.reason : undefined, null),
      link:
        status === Status.draft
          ? paths.businessTransactions(business_id)
          : staffPath({ transaction_id: id, business_id, type }),
      ...(actor.audience === 'staff' && { from_user_id: actor.user_id }),
      mail: false,
    },
    now,
  )
}

const lastDayOf = ({ status, client_deadline_on: day }: TransactionRow): string | null =>
  day && `${untilWhen(status, day)}.`

function messageOf(business: string, remark: unknown, until: string | null, detail = ''): string {
  const parts = [`<p>${escaped(business)}</p>`]
  if (typeof remark === 'string' && remark !== '') parts.push(`<p>${escapedLines(remark)}</p>`)
  parts.push(detail)
  if (until) parts.push(`<p>${until}</p>`)
  return parts.join('')
}

async function staffOf(
  tx: Tx,
  who: Recipient,
  { before, context }: AppliedTransition,
  after: WorkflowState,
): Promise<number[]> {
  if (who === 'CUS') return []
  const { agency } = context.transaction
  const person = (user_id: number | null) => whereOfAgency(tx, user_id, agency)
  const { processor_id } = after
  if (who === 'processor') return processor_id === null ? [] : processorOrManagers(tx, { processor_id, agency })
  if (who === 'former-processor') return person(before.processor_id)
  if (who === 'lock-holder') return person(after.lock_holder_id)
  if (who === 'former-lock-holder') return person(before.lock_holder_id)
  return peopleWith(tx, deskMark[who], agency)
}
