import type { Application, ReturnedItem } from '@lading/contract/applications'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { isFiledOtherwise } from '#modules/filing/filed-answers'
import { maySee } from '#modules/workflow/may-see'
import { currentDocuments, lockApplication, openReturns, type LockedApplication } from './applications.queries.ts'
import { applicationOf } from './read-application.ts'
import { requireOpen, whatIsOpen } from './what-is-open.ts'

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
): Promise<Application> {
  const found = await lockApplication(tx, id)
  const { transaction } = found
  maySee(transaction, actor)
  requireOpen(whatIsOpen(transaction, actor))
  const item = (await openReturns(tx, transaction.id)).find((one) => one.id === return_id)
  if (!item) throw notFound('Item')
  const isAnswered = answer !== '' || (await isChanged(tx, found, item))
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
  return applicationOf(tx, id, actor, now)
}

/** Whether the file was replaced or the answer changed since it was filed. */
async function isChanged(tx: Tx, found: LockedApplication, { kind, code }: ReturnedItem): Promise<boolean> {
  if (kind === 'field') return isFiledOtherwise(tx, found, code)
  const { id, resubmissions } = found.transaction
  const files = await currentDocuments(tx, id)
  return files.some((file) => file.requirement_code === code && file.round > resubmissions)
}
