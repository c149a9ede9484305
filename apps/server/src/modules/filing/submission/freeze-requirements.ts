import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { keepSubmission } from './keep-submission.ts'
import { removeUnasked } from './remove-unasked.ts'
import { requirementsVersion } from './requirements-version.ts'

/** The list the filing is judged by from now on, whatever the catalogue says later; files nobody asked for go. */
export const freezeRequirements: Effect = async (tx, { context: { transaction } }, actor, now) => {
  const documents = await removeUnasked(tx, transaction, now)
  const digests = await keepSubmission(tx, { transaction, documents, round: 0 }, actor, now)
  const requirements_version = requirementsVersion(transaction.requirements, now)
  return { ...(await updateTransaction(tx, transaction, { requirements_version, submitted_at: now })), digests }
}
