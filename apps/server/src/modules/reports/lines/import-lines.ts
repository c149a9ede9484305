import { MOST_LINES } from '@lading/contract/forms/lines/line-section'
import type { ImportedLines } from '@lading/contract/reports/report-lines'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { compareLines } from './check-lines.ts'
import { correctLines } from './correct-lines.ts'
import { linesIn, type KeptLine } from './lines.queries.ts'
import { numbered } from './numbered-lines.ts'
import { openSection, type OpenSection } from './open-section.ts'
import { faultyLine, type FileLine, type FileLines } from './files/read-file.ts'
import { replaceLines } from './replace-lines.ts'
import { insertLines, lineAnswersChanged } from './write-lines.ts'

interface ImportLinesInput {
  readonly id: number
  readonly section: string
  readonly mode: 'add' | 'replace' | 'correct'
  readonly file: FileLines
}

type Imported = Omit<ImportedLines, 'filing'> & { readonly filing: FilingRead }

/** Takes the lines of a file that was read; each faulty one is named by its number and columns. */
export async function importLines(tx: Tx, input: ImportLinesInput, actor: Caller, now: Date): Promise<Imported> {
  const { id, mode, file } = input
  const open = await openSection(tx, id, input.section, actor)
  const there = await linesIn(tx, id, open.section)
  const lines =
    mode === 'correct'
      ? await correctLines(tx, open, there, file.lines)
      : await takeGoodLines(tx, open, there, { mode, lines: file.lines })
  const faulty = lines.filter(({ faults }) => faults.length > 0)
  const added = mode === 'correct' && faulty.length > 0 ? 0 : lines.length - faulty.length
  if (added > 0) await lineAnswersChanged(tx, open, actor, now)
  return {
    added,
    faulty: faulty.slice(0, MOST_LINES).map((line) => faultyLine(line, open.section)),
    header: file.header && [...file.header],
    unknown: [...file.unknown],
    filing: await filingOf(tx, id, actor, now),
  }
}

interface SentLines {
  readonly mode: 'add' | 'replace'
  readonly lines: readonly FileLine[]
}

/** The good ones are kept. A file of which no line is good replaces nothing. Gives the lines with what is wrong with them. */
async function takeGoodLines(
  tx: Tx,
  open: OpenSection,
  there: readonly KeptLine[],
  { mode, lines: sent }: SentLines,
): Promise<readonly FileLine[]> {
  const staying = mode === 'add' ? there : []
  const checked = await compareLines(tx, open, sent, staying)
  const lines = sent.map((line, place) => ({ ...line, faults: checked[place]?.faults ?? line.faults }))
  const good = lines.flatMap((line, place) => (line.faults.length === 0 ? { ...line, place: place + 1 } : []))
  if (good.length === 0) return lines
  const answers = good.map((line) => line.answers)
  const places = mode === 'replace' ? good.map(({ place }) => place) : []
  const rows = await numbered(tx, open, answers, { there, staying, places })
  await (mode === 'replace' ? replaceLines(tx, open, there, rows) : insertLines(tx, open, rows))
  return lines
}
