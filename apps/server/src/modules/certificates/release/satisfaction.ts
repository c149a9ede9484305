import { satisfactionNumber } from '@lading/domain/accreditation/numbers/reference'
import type { SatisfactionForm } from '@lading/contract/certificates'
import { isFormOffered, satisfactionRefusals } from '@lading/domain/accreditation/satisfaction/satisfaction'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { nextNumber } from '#platform/number-series'
import { invalid, refused } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'

/** Whether the form waits for this client. */
export async function satisfactionState(db: Db, transaction_id: number, actor: Caller) {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  const settings = await settingsOf(db)
  const answer = await answerOf(db, transaction_id)
  const { reference, type, agency } = transaction
  return {
    reference,
    type,
    agency,
    is_offered: isFormOffered(transaction.status),
    is_answered: answer !== undefined,
    control_number: answer?.control_number ?? null,
    approval_number: settings.text('satisfaction.approval_number'),
    approval_until: settings.text('satisfaction.approval_until'),
  }
}

/** One answer a transaction; confidential, optional, and in the way of nothing (field facts, section 3.2). */
export async function answerSatisfactionForm(
  tx: Tx,
  { id, suggestions, ...answers }: SatisfactionForm & { id: number },
  actor: Caller,
  now: Date,
) {
  const { transaction } = await findTransaction(tx, id)
  maySee(transaction, actor)
  if (!isFormOffered(transaction.status)) throw refused('The form is offered when the transaction is decided.')
  if (await answerOf(tx, id)) throw refused('The form of this transaction was answered already. Thank you.')
  const { CC1, CC2, CC3, ratings } = answers
  const wrong = satisfactionRefusals({ ...ratings, ...given({ CC1, CC2, CC3 }) })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const year = manilaDay(now).slice(0, 4)
  const number = await nextNumber(tx, `satisfaction-${transaction.agency}`, year)
  const control_number = satisfactionNumber(transaction.agency, Number(year), number)
  await tx
    .insertInto('satisfaction_answers')
    .values({
      transaction_id: id,
      agency: transaction.agency,
      control_number,
      answers: asJson(answers),
      suggestions,
      answered_on: manilaDay(now),
    })
    .execute()
  await record(
    tx,
    { action: 'answer-satisfaction-form', object: 'transaction', object_id: id, transaction_id: id },
    actor,
    now,
  )
  return { control_number }
}

const given = (answers: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

function answerOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('satisfaction_answers')
    .select('control_number')
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
}
