import { type ReturnedItem } from '@lading/contract/filing/filing'
import { linePlaceOf } from '@lading/domain/filing/line-path'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { isFiledOtherwise } from './reading/filed-answers.ts'
import { currentDocuments, openReturns } from './reading/filing.queries.ts'
import type { FilingRead } from './reading/filing-read.ts'
import { filingOf } from './reading/read-filing.ts'
import { changedLines } from './returned-lines.ts'
import { requireOpen } from './reading/what-is-open.ts'

interface AnswerReturnInput {
  readonly id: number
  readonly return_id: number
  readonly answer: string
}

/** An answer in words to what was returned; an empty one takes the words back. Throws 409 where nothing is open. */
export async function answerReturn(
  tx: Tx,
  { id, return_id, answer }: AnswerReturnInput,
  actor: Caller,
  now: Date,
): Promise<FilingRead> {
  const { transaction } = await lockTransaction(tx, id)
  maySee(transaction, actor)
  requireOpen(transaction, actor)
  const item = (await openReturns(tx, transaction.id)).find((one) => one.id === return_id)
  if (!item) throw notFound('Item')
  const isAnswered = answer !== '' || (await isChanged(tx, transaction, item))
  await tx
    .updateTable('transaction_returns')
    .set({ answer, answered_at: isAnswered ? now : null })
    .where('id', '=', return_id)
    .execute()
  await tx.updateTable('transactions').set({ last_activity_at: now }).where('id', '=', transaction.id).execute()
  await record(
    tx,
    {
      action: 'answer-return',
      object: 'transaction',
      object_id: transaction.id,
      transaction_id: transaction.id,
      facts: { code: item.code, answer },
    },
    actor,
    now,
  )
  return filingOf(tx, id, actor, now)
}

/** Whether the file was replaced, or the answer or the line changed, since it was filed. */
async function isChanged(tx: Tx, transaction: TransactionRow, { kind, code }: ReturnedItem): Promise<boolean> {
  if (kind === 'field') return isFiledOtherwise(tx, transaction, code)
  if (kind === 'line') return isLineChanged(tx, transaction, code)
  const { id, resubmissions } = transaction
  const files = await currentDocuments(tx, id)
  return files.some((file) => file.requirement_code === code && file.round > resubmissions)
}

async function isLineChanged(tx: Tx, transaction: TransactionRow, code: string): Promise<boolean> {
  const place = linePlaceOf(code)
  return place !== undefined && (await changedLines(tx, transaction, place.section, [place.number])).size > 0
}
