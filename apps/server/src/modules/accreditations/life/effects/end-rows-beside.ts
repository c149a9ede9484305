import { Status } from '@lading/domain/transactions/status'
import { lockAccreditation } from '../life-context.ts'
import type { LifeEffect } from '../life-handlers.ts'
import { recordLifeMove, writeLifeMove } from '../write-life-move.ts'

/** Between an early renewal and the end of the old term two rows are accredited: neither outlives the other. */
export const endRowsBeside: LifeEffect = async (tx, ended, move) => {
  const { id, business_id, agency } = ended.accreditation
  const rows = await tx
    .selectFrom('accreditations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', '=', Status.accredited)
    .where('id', '<>', id)
    .orderBy('id')
    .execute()
  const alone = { ...move, answers: { reason: move.answers.reason, note: move.answers.note } }
  for (const row of rows) {
    const context = await writeLifeMove(tx, await lockAccreditation(tx, row.id, ended), alone)
    await recordLifeMove(tx, context, alone)
  }
}
