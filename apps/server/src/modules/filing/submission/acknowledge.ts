import { manilaDay } from '@lading/domain/dates/manila'
import { nextNumber } from '#platform/number-series'
import type { Tx } from '#platform/database'
import type { Effect } from '#modules/workflow/handlers/handlers'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { currentDocuments } from '../reading/filing.queries.ts'
import { issueAcknowledgement } from './issue-acknowledgement.ts'
import { keepSubmission } from './keep-submission.ts'

/** Queue number of the day (once), day of receipt, and the acknowledgement; again when the receipt was withdrawn. */
export const acknowledge: Effect = async (tx, { transition, context }, actor, now) => {
  const { transaction } = context
  const { id, agency, queue_number, resubmissions: round } = transaction
  const queue_day = manilaDay(now)
  const received = await updateTransaction(tx, transaction, {
    filed_at: now,
    client_deadline_on: null,
    ...(queue_number === null && { queue_day, queue_number: await nextNumber(tx, `queue-${agency}`, queue_day) }),
  })
  if (transition.action === 'complete-requirements') await joinRound(tx, transaction)
  const documents = await currentDocuments(tx, id)
  // What this very move has frozen is kept as it is.
  const isKept = round === 0 && transition.effects.includes('freeze-requirements')
  const kept = isKept ? {} : { digests: await keepSubmission(tx, { transaction, documents, round }, actor, now) }
  await issueAcknowledgement(tx, { ...context, ...received }, documents, now)
  return { ...received, ...kept }
}

/** What completes a filing is held by the agency from now on, as part of the round that it completes. */
const joinRound = (tx: Tx, { id, resubmissions: round }: TransactionRow) =>
  tx
    .updateTable('transaction_documents')
    .set({ round })
    .where('transaction_id', '=', id)
    .where('round', '>', round)
    .execute()
