import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

interface Answered {
  readonly is_waived: boolean
  readonly remark: string
  readonly waived?: string[]
  readonly named?: string
}

/** Writes the answer to the request that waits. */
export async function answerWaiver(
  tx: Tx,
  transaction_id: number,
  columns: Answered,
  actor: Caller,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('arrears_waivers')
    .set({ ...columns, decided_by: actor.user_id, decided_at: now })
    .where('transaction_id', '=', transaction_id)
    .where('decided_at', 'is', null)
    .execute()
}
