import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateObligation } from './update-obligation.ts'

/** Rejected: the same obligation is due again, and its new draft opens with the next round of the job. */
export const reopenObligation: Effect = async (tx, { context: { transaction } }) => {
  if (transaction.obligation_id === null) return
  const again = {
    opened_on: null,
    remind_on: null,
    due_on: null,
    filed_on: null,
    corrected_late: false,
  }
  await updateObligation(tx, transaction.obligation_id, again)
}
