import { typesWhere } from '@lading/domain/transactions/definitions/definitions'
import { endedWith } from '@lading/domain/accreditation/life-notices'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import { theSystem } from '#platform/caller'
import type { Db } from '#platform/database'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { lockAccreditation } from './life-context.ts'
import { recordLifeMove, writeLifeMove, type LifeEffect } from './write-life-move.ts'

/** What falls with an accreditation: drafts and open transactions of its business that are made on it or renew it. */
export function fallingTransactions(db: Db, { business_id, agency }: Pick<AccreditationRow, 'business_id' | 'agency'>) {
  return db
    .selectFrom('transactions')
    .select(['id', 'reference', 'type', 'status', 'accreditation_id'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('accreditation_id', 'is not', null)
    .where(
      'type',
      'not in',
      typesWhere(({ family, accreditation }) => accreditation === 'granted' || family === 'case'),
    )
    .where('status', 'in', [Status.draft, ...openStatuses])
    .orderBy('id')
}

/** Each ends by its own move (G13), and its business and processor read why. */
export const endOpenTransactions: LifeEffect = async (tx, { accreditation }, { transition, advance, now }) => {
  const action = transition.action === 'written-off' ? 'written-off' : 'voluntary-surrender-closure'
  const answers = { reason: endedWith(accreditation.number ?? '', action) }
  for (const { id } of await fallingTransactions(tx, accreditation).execute()) {
    const input = { transaction_id: id, action: 'end-with-its-accreditation', answers }
    await ensure(advance, 'the way to end transactions')(tx, input, theSystem, now)
  }
}

/** What the business has not filed is owed no longer; a later accreditation begins anew. */
export const endObligations: LifeEffect = async (tx, { accreditation: { business_id, agency } }, { now }) => {
  await tx
    .updateTable('obligations')
    .set({ ended_on: manilaDay(now), remind_on: null })
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
    .execute()
}

/** Between an early renewal and the end of the old term two rows are accredited: neither outlives the other. */
export const endRowsBeside: LifeEffect = async (tx, { accreditation: { id, business_id, agency } }, move) => {
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
    const context = await writeLifeMove(tx, await lockAccreditation(tx, row.id), alone)
    await recordLifeMove(tx, context, alone)
  }
}
