import { typesOf } from '@lading/domain/transactions/family'
import { unendedStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import type { Effect, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { record } from '#modules/audit/record'
import type { Tx } from '#platform/database'
import { theSystem } from '#platform/caller'
import { byRenewal } from './life-acts.ts'
import type { AccreditationLife } from './accreditation-life.ts'

/**
 * A renewal was handed over. An earlier accreditation that has expired meanwhile leads to it from now on; one still in
 * force does so when its term is over. Of any other transaction nothing follows.
 */
const followRenewal =
  (life: AccreditationLife): Effect =>
  async (tx, { context }, _actor, now) => {
    const { transaction, accreditation } = context
    const previous_id = accreditation?.previous_accreditation_id
    if (!previous_id || accreditation?.transaction_id !== transaction.id) return
    await takeOverChanges(tx, previous_id, accreditation.id, now)
    const previous = await tx
      .selectFrom('accreditations')
      .select('status')
      .where('id', '=', previous_id)
      .executeTakeFirstOrThrow()
    if (previous.status !== Status.expired) return
    const moved = { accreditation_id: previous_id, transaction_id: transaction.id, office: context }
    await life.move(tx, { ...moved, action: byRenewal }, theSystem, now)
  }

/** Changes that are open on the row that is renewed go on with the new one. */
async function takeOverChanges(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  const moved = await tx
    .updateTable('transactions')
    .set({ accreditation_id: to })
    .where('accreditation_id', '=', from)
    .where('type', 'in', typesOf('change'))
    .where('status', 'in', [...unendedStatuses])
    .returning('id')
    .execute()
  for (const { id } of moved) {
    const of = { object: 'transaction', object_id: id, transaction_id: id, facts: { from, to } }
    await record(tx, { action: 'follow-renewal', ...of }, theSystem, now)
  }
}

/** What a transaction does to accreditations other than its own. */
export const accreditationHandlers = (life: AccreditationLife): WorkflowHandlers => ({
  effects: { 'follow-renewal': followRenewal(life) },
})
