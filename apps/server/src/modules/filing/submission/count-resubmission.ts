import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { keepSubmission } from './keep-submission.ts'
import { removeUnasked } from './remove-unasked.ts'
import { requirementsVersion } from './requirements-version.ts'

/** The answers of this round are kept permanently; what was returned and answered in words waits for a new decision. */
export const countResubmission: Effect = async (tx, { context: { transaction } }, actor, now) => {
  const { id, resubmissions: round, requirements } = transaction
  await tx
    .updateTable('transaction_documents')
    .set({ decision: null, decided_by: null, decided_at: null })
    .where('transaction_id', '=', id)
    .where('is_current', '=', true)
    .where('decision', '=', 'returned')
    .execute()
  const documents = await removeUnasked(tx, transaction, now)
  const digests = await keepSubmission(tx, { transaction, documents, round }, actor, now)
  const requirements_version = requirementsVersion(requirements, now)
  return {
    ...(await updateTransaction(tx, transaction, { client_deadline_on: null, requirements_version })),
    digests,
  }
}
