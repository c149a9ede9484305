import { Status } from '@lading/domain/transactions/status'
import type { Act } from '#platform/calls/bind'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { lockAtVersion, saveWhole, type Answer } from './save-by-version.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'

interface EditDraftInput {
  readonly id: number
  readonly version: number
  readonly answers?: readonly Answer[] | undefined
  readonly delivery?: 'electronic' | 'pickup' | undefined
}

/** Saves answers of a draft and how its documents are delivered. Throws 409 for what was submitted, and where it moved. */
export const editDraft: Act<EditDraftInput, SavedVersionRead> = async (
  tx,
  { answers = [], delivery, ...at },
  actor,
  now,
) => {
  const { transaction } = await lockAtVersion(tx, at, actor)
  const { id, status } = transaction
  if (status !== Status.draft)
    throw refused('This was already submitted. Correct what the agency returned, on its page.')
  if (delivery !== undefined && delivery !== transaction.delivery) {
    await updateTransaction(tx, transaction, { delivery, last_activity_at: now })
    const facts = { delivery }
    await record(
      tx,
      { action: 'choose-delivery', object: 'transaction', object_id: id, transaction_id: id, facts },
      actor,
      now,
    )
  }
  return saveWhole(tx, transaction, answers, actor, now)
}
