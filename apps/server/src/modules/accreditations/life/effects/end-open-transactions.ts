import { endedWith } from '@lading/domain/accreditation/life-notices'
import { ensure } from '@lading/domain/ensure'
import { theSystem } from '#platform/caller'
import { fallingTransactions } from '../falling-transactions.ts'
import type { LifeEffect } from '../life-handlers.ts'

/** Each ends by its own move (G13), and its business and processor read why. */
export const endOpenTransactions: LifeEffect = async (tx, context, { transition, advance, now }) => {
  const { accreditation } = context
  const action = transition.action === 'written-off' ? 'written-off' : 'voluntary-surrender-closure'
  const answers = { reason: endedWith(accreditation.number ?? '', action) }
  for (const { id } of await fallingTransactions(tx, accreditation).execute()) {
    const input = { transaction_id: id, action: 'end-with-its-accreditation', answers, office: context }
    await ensure(advance, 'the way to end transactions')(tx, input, theSystem, now)
  }
}
