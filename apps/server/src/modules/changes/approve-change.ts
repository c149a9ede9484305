import type { CompletedMove } from '@lading/contract/workflow'
import type { Act } from '#platform/calls/bind'
import { maySee } from '#modules/workflow/transactions/may-see'
import { requireAsked } from '#modules/workflow/handlers/require-asked'
import { checkFamily } from '#modules/workflow/transactions/require-family'
import { lockContext } from '#modules/workflow/transactions/transaction-context'
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
    const found = await lockContext(tx, id)
    checkFamily(found.transaction, 'change')
    maySee(found.transaction, actor)
    requireAsked('approve', answers)
    return workflow.move(tx, found, { transaction_id: id, action: 'approve', version, answers }, actor, now)
  }
