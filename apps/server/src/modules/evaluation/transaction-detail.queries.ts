import type { TransactionDetail } from '@lading/contract/evaluation'
import type { ReturnedKind } from '@lading/domain/filing/returned-answer'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { issuedDocumentsOf } from '#modules/documents/issued/issued-documents-of'
import { assessmentOf } from '#modules/fees/assessment-of'
import { standingOrder } from '#modules/fees/standing-order'
import { asReadBy, unanswered } from '#modules/filing/reading/as-filed'
import { limitsOf } from '#modules/filing/reading/limits-of'
import { registerNow } from '#modules/filing/reading/register-now'
import { findTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { maySee } from '#modules/workflow/transactions/may-see'
import { checklistOf } from './checklist.ts'
import { correctionsOf } from './corrections.queries.ts'
import { differencesBetween } from './differences.ts'
import { latestMemorandum } from './memorandum.queries.ts'
import { formOfType } from '@lading/contract/transaction-types'

/** A transaction whole, as the staff of its agency see it. */
export async function transactionDetailFor(
  db: Db,
  transaction_id: number,
  actor: Caller,
  now: Date,
): Promise<TransactionDetail> {
  const stands = await findTransaction(db, transaction_id)
  maySee(stands.transaction, actor)
  const found = await asReadBy(db, stands, actor)
  const { transaction, accreditation } = found
  const submissions = await lastTwoSubmissions(db, transaction_id)
  const { lines, total, missing, condoned } = await assessmentOf(db, found, now)
  const order = await standingOrder(db, transaction)
  return {
    ...headOf(found),
    business_name: found.business_name,
    domestic: flag(accreditation?.domestic),
    international: flag(accreditation?.international),
    nvocc: flag(accreditation?.nvocc),
    processor: await personOf(db, transaction.processor_id),
    form: { ...transaction.form },
    register: transaction.register && { ...transaction.register },
    register_now: await registerNow(db, found),
    limits: limitsOf(await settingsOf(db), transaction, now),
    checklist: await checklistOf(db, transaction),
    returns: await returnsOf(db, transaction),
    differences: differencesOf(transaction, submissions),
    corrections: await correctionsOf(db, transaction_id),
    assessment: { lines: [...lines], total, missing: [...missing], condoned, order },
    memorandum: await latestMemorandum(db, transaction_id),
    ratio_saved: (await ratioVersion(db, transaction_id)) !== undefined,
    issued_documents: (await issuedDocumentsOf(db, transaction_id)).toReversed(),
    messages: await messageCount(db, transaction_id),
  }
}

function headOf({ transaction }: LockedTransaction) {
  return {
    transaction_id: transaction.id,
    accreditation_id: transaction.accreditation_id,
    reference: transaction.reference,
    queue_number: transaction.queue_number,
    type: transaction.type,
    agency: transaction.agency,
    status: transaction.status,
    version: transaction.version,
    returned_from: transaction.returned_from,
    ever_approved: transaction.ever_approved,
    recommendation: transaction.recommendation,
    resubmissions: transaction.resubmissions,
    delivery: transaction.delivery as TransactionDetail['delivery'],
    grounds: transaction.grounds,
    business_id: transaction.business_id,
    submitted_at: transaction.submitted_at?.toISOString() ?? null,
    filed_at: transaction.filed_at?.toISOString() ?? null,
    client_deadline_on: transaction.client_deadline_on,
  }
}

const flag = (value: number | undefined): 0 | 1 => (value === 1 ? 1 : 0)

/** A person as staff see them. */
export async function personOf(db: Db, user_id: number | null) {
  if (user_id === null) return null
  const user = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  return user ? { user_id, name: fullName(user) } : null
}

function lastTwoSubmissions(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_submissions')
    .select(['round', 'form'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('round', 'desc')
    .limit(2)
    .execute()
}

/** What differs between the last submission and the one before; nothing while there is but one. */
function differencesOf({ type }: TransactionRow, [last, before]: readonly { form: unknown }[]) {
  if (!last || !before) return []
  const form = formOfType(type)
  return differencesBetween(form, form.draft.parse(before.form), form.draft.parse(last.form))
}

/** What was returned, with the answers that were submitted: those of a later round are the client's draft. */
async function returnsOf(db: Db, { id, resubmissions }: TransactionRow): Promise<TransactionDetail['returns']> {
  const rows = await db
    .selectFrom('transaction_returns')
    .selectAll()
    .where('transaction_id', '=', id)
    .orderBy('round')
    .orderBy('id')
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind as ReturnedKind,
    code: row.code,
    label: row.label,
    remark: row.remark,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    round: row.round,
    is_sent: row.sent_at !== null,
  }))
  return items.map((item) => (item.round > resubmissions ? unanswered(item) : item))
}

async function ratioVersion(db: Db, transaction_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('ratio_analyses')
    .select('version')
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  return row?.version
}

async function messageCount(db: Db, transaction_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('transaction_id', '=', transaction_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
