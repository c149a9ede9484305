import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import { penaltyOf } from '../money.ts'
import type { DemoTransaction } from '../transactions/transaction.ts'

/** The penalty that a report of the demo was assessed. */
export async function addPenalty(tx: Tx, { id, plan, history }: DemoTransaction): Promise<void> {
  const { param_key: reference_id, label: violation, quantity: units, ...line } = penaltyOf(plan)
  const { division, unit, legal_basis } = await tx
    .selectFrom('penalties')
    .select(['division', 'unit', 'legal_basis'])
    .where('reference_id', '=', reference_id)
    .executeTakeFirstOrThrow()
  const assessed = ensure(
    history.steps.find(({ row }) => row.effects.includes('assess-penalties')),
    'the step that assessed the penalty',
  )
  await tx
    .insertInto('transaction_penalties')
    .values({
      transaction_id: id,
      position: 1,
      reference_id,
      violation,
      units,
      ...line,
      division,
      unit,
      legal_basis,
      assessed_by: assessed.by,
      assessed_at: assessed.at,
    })
    .execute()
}
