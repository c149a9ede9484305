import { Status } from '@lading/domain/transactions/status'
import type { Effect, WorkflowHandlers } from '#modules/workflow/handlers'
import { theSystem } from '#platform/caller'
import { moveAccreditation } from './move-accreditation.ts'

/**
 * A renewal was handed over. An earlier accreditation that has expired meanwhile leads to it from now on; one still in
 * force does so when its term is over. Of any other transaction nothing follows.
 */
const followRenewal: Effect = async (tx, { context: { transaction, accreditation } }, _actor, now) => {
  const previous_id = accreditation?.previous_accreditation_id
  if (!previous_id || accreditation?.transaction_id !== transaction.id) return
  const previous = await tx
    .selectFrom('accreditations')
    .select('status')
    .where('id', '=', previous_id)
    .executeTakeFirstOrThrow()
  if (previous.status !== Status.expired) return
  const input = { accreditation_id: previous_id, action: 'renewal-approved', transaction_id: transaction.id } as const
  await moveAccreditation(tx, input, theSystem, now)
}

/** What a transaction does to accreditations other than its own. */
export const accreditationHandlers: WorkflowHandlers = { effects: { 'follow-renewal': followRenewal } }
