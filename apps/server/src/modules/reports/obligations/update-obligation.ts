import type { Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/database'

export async function updateObligation(tx: Tx, id: number, columns: Updateable<Tables['obligations']>): Promise<void> {
  await tx.updateTable('obligations').set(columns).where('id', '=', id).execute()
}
