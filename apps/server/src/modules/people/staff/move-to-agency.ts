import type { Agency } from '@lading/domain/transactions/agency'
import type { Tx } from '#platform/database'

/** Writes for which agency somebody works; null for both. They leave the queue groups of the other one. */
export async function moveToAgency(tx: Tx, user_id: number, agency: Agency | null): Promise<void> {
  await tx.updateTable('admin_profiles').set({ agency }).where('user_id', '=', user_id).execute()
  if (agency === null) return
  await tx
    .deleteFrom('queue_group_members')
    .where('user_id', '=', user_id)
    .where('queue_group_id', 'in', (eb) => eb.selectFrom('queue_groups').select('id').where('agency', '<>', agency))
    .execute()
}
