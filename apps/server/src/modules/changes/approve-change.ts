import type { CompletedMove } from '@lading/contract/workflow'
import type { Act } from '#platform/calls/bind'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { requireAsked } from '#modules/workflow/handlers/require-asked'
import { requireFamily } from '#modules/workflow/transactions/require-family'
import type { Workflow } from '#modules/workflow/workflow'

interface ApproveChangeInput {
  readonly id: number
  readonly version: number
  readonly [answer: string]: unknown
}

/** The act `approve` on a change. Throws 404 for what is no change, 400 at an answer that the act does not ask. */
export const approveChange =
  (workflow: Workflow): Act<ApproveChangeInput, CompletedMove> =>
  async (tx, { id, version, ...answers }, actor, now) => {
    await requireFamily(tx, id, 'change')
    maySee((await findTransaction(tx, id)).transaction, actor)
    requireAsked('approve', answers)
    return workflow.advance(tx, { transaction_id: id, action: 'approve', version, answers }, actor, now)
  }
