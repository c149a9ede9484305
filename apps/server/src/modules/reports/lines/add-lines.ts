import type { LineAnswers } from '@lading/contract/forms/lines/line-section'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { compareLines, readLines, type CheckedLine } from './check-lines.ts'
import { linesIn } from './lines.queries.ts'
import { numbered } from './numbered-lines.ts'
import { openSection } from './open-section.ts'
import { insertLines, lineAnswersChanged } from './write-lines.ts'

interface AddLinesInput {
  readonly id: number
  readonly section: string
  readonly lines: readonly LineAnswers[]
}

/** Adds lines to a section, all or none. Throws 400 with each fault under its line and column: `lines.0.teu`. */
export async function addLines(tx: Tx, input: AddLinesInput, actor: Caller, now: Date): Promise<FilingRead> {
  const open = await openSection(tx, input.id, input.section, actor)
  const staying = await linesIn(tx, input.id, open.section)
  const checked = await compareLines(tx, open, readLines(open.section, input.lines), staying)
  requireSound(checked)
  const lines = checked.map(({ answers }) => answers)
  await insertLines(tx, open, await numbered(tx, open, lines, { there: staying, staying }))
  await lineAnswersChanged(tx, open, actor, now)
  return filingOf(tx, input.id, actor, now)
}

function requireSound(lines: readonly CheckedLine[]): void {
  const faults = lines.flatMap(({ faults: own }, place) =>
    own.map(
      ({ column, message }) => [['lines', place, column].filter((part) => part !== '').join('.'), message] as const,
    ),
  )
  if (faults.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const [path, message] of faults) (errors[path] ??= []).push(message)
  throw invalid(errors)
}
