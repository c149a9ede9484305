import { Status } from '@lading/domain/transactions/status'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Workflow } from '#modules/workflow/workflow'
import { isCompliedOtherwise, reportFor, type ObligationRow } from './obligation-of.ts'

/** Deletes the draft of an obligation that was complied with otherwise, once: its client is told, and nothing stays open. */
export async function closeObligation(
  tx: Tx,
  { id, business_id }: Pick<ObligationRow, 'id' | 'business_id'>,
  workflow: Pick<Workflow, 'advance'>,
  now: Date,
): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
  const report = await reportFor(tx, id)
  if (report?.status === Status.draft) {
    await workflow.advance(tx, { transaction_id: report.id, action: 'complied-otherwise' }, theSystem, now)
  }
  const obligation = await tx.selectFrom('obligations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!isCompliedOtherwise(obligation)) return
  await tx.updateTable('obligations').set({ opened_on: null }).where('id', '=', id).execute()
}
