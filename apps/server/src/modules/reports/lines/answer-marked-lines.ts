import { linePlaceOf } from '@lading/domain/filing/line-path'
import type { Tx } from '#platform/database'
import { changedLines } from '#modules/filing/returned-lines'
import type { OpenSection } from './open-section.ts'

/**
 * Remarks on lines of a section, after its lines were written: one is answered while its line stands otherwise than it was
 * filed, and open again where the client put the line back and wrote nothing.
 */
export async function answerMarkedLines(
  tx: Tx,
  { found: { transaction }, section, returns }: OpenSection,
  now: Date,
): Promise<void> {
  const marked = returns.flatMap((item) => {
    const place = item.kind === 'line' ? linePlaceOf(item.code) : undefined
    return place?.section === section.name ? { ...item, number: place.number } : []
  })
  if (marked.length === 0) return
  const changed = await changedLines(
    tx,
    transaction,
    section.name,
    marked.map(({ number }) => number),
  )
  const ids = (is: (item: (typeof marked)[number]) => boolean) => marked.filter(is).map(({ id }) => id)
  const answered = ids(({ number, answered_at }) => answered_at === null && changed.has(number))
  const opened = ids(({ number, answered_at, answer }) => answered_at !== null && answer === '' && !changed.has(number))
  await setAnswered(tx, answered, now)
  await setAnswered(tx, opened, null)
}

async function setAnswered(tx: Tx, ids: readonly number[], answered_at: Date | null): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('transaction_returns')
    .set({ answered_at })
    .where('id', 'in', [...ids])
    .execute()
}
