import type { CompletedMove, Step } from '@lading/contract/workflow'
import type { Act } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { isOfAccreditation } from './life/life-acts.ts'

/** `transaction_id` is null where the accreditation itself was moved. */
type MovedByAccreditation = Omit<CompletedMove, 'transaction_id'> & { readonly transaction_id: number | null }

/**
 * One step, named by an accreditation: of the accreditation itself, where the act is one of its life, else of the
 * application that makes it.
 */
export const moveByAccreditation =
  ({
    workflow,
    accreditationLife,
  }: Pick<Deps, 'workflow' | 'accreditationLife'>): Act<Step & { readonly id: number }, MovedByAccreditation> =>
  async (tx, { id, action, version, ...answers }, actor, now) => {
    if (!isOfAccreditation(action)) {
      const transaction_id = await applicationOf(tx, id)
      return workflow.advance(tx, { transaction_id, action, version, answers }, actor, now)
    }
    const input = { accreditation_id: id, action, version, answers }
    const moved = await accreditationLife.move(tx, input, actor, now, workflow.advance)
    return { transaction_id: null, accreditation_id: id, status: moved.status, version: moved.version }
  }
