import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

interface Answered {
  readonly outcome: string
  readonly answer: string
  readonly order_number?: string
  readonly order_file_id?: string | null
}

/** Writes what the officer answered beside what the client asked. */
export async function answerCondonation(
  tx: Tx,
  transaction_id: number,
  columns: Answered,
  actor: Caller,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('condonations')
    .set({ ...columns, decided_by: actor.user_id, decided_at: now })
    .where('transaction_id', '=', transaction_id)
    .execute()
}
