import { isSameAnswer } from '@lading/domain/filing/form-path'
import type { Tx } from '#platform/database'
import type { KeptLine } from './lines.queries.ts'
import type { NumberedLine } from './numbered-lines.ts'
import type { OpenSection } from './open-section.ts'
import { deleteLines } from './remove-lines.ts'
import { insertLines } from './write-lines.ts'

/** Puts lines in the place of those there are; a line that is the same stays, so that only what differs is kept of it. */
export async function replaceLines(
  tx: Tx,
  open: OpenSection,
  there: readonly KeptLine[],
  lines: readonly NumberedLine[],
): Promise<void> {
  const before = new Map(there.map(({ number, answers }) => [number, answers]))
  const same = new Set(
    lines.flatMap(({ number, answers }) => (isSameAnswer(before.get(number), answers) ? number : [])),
  )
  const gone = there.filter(({ number }) => !same.has(number)).map(({ id }) => id)
  if (gone.length > 0) await deleteLines(tx, open, gone)
  await insertLines(
    tx,
    open,
    lines.filter(({ number }) => !same.has(number)),
  )
}
