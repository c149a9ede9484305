import { MOST_LINES } from '@lading/contract/forms/lines/line-section'
import type { ImportedLines } from '@lading/contract/report-lines'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { filingOf } from '#modules/filing/reading/read-filing'
import { compareLines } from './check-lines.ts'
import { linesIn } from './lines.queries.ts'
import { numbered } from './numbered-lines.ts'
import { openSection } from './open-section.ts'
import { faultyLine, type FileLines } from './files/read-file.ts'
import { replaceLines } from './replace-lines.ts'
import { insertLines, lineAnswersChanged } from './write-lines.ts'

interface ImportLinesInput {
  readonly id: number
  readonly section: string
  readonly mode: 'add' | 'replace'
  readonly file: FileLines
}

/**
 * Takes the lines of a file that was read: the good ones are kept, each faulty one is named by its number and columns. A
 * file of which no line is good replaces nothing.
 */
export async function importLines(tx: Tx, input: ImportLinesInput, actor: Caller, now: Date): Promise<ImportedLines> {
  const { id, mode, file } = input
  const open = await openSection(tx, id, input.section, actor)
  const there = await linesIn(tx, id, open.section)
  const staying = mode === 'add' ? there : []
  const checked = await compareLines(tx, open, file.lines, staying)
  const lines = file.lines.map((line, place) => ({ ...line, faults: checked[place]?.faults ?? line.faults }))
  const good = lines.flatMap((line, place) => (line.faults.length === 0 ? { ...line, place: place + 1 } : []))
  if (good.length > 0) {
    const answers = good.map((line) => line.answers)
    const places = mode === 'replace' ? good.map(({ place }) => place) : []
    const rows = await numbered(tx, open, answers, { there, staying, places })
    await (mode === 'replace' ? replaceLines(tx, open, there, rows) : insertLines(tx, open, rows))
    await lineAnswersChanged(tx, open, actor, now)
  }
  return {
    added: good.length,
    faulty: lines
      .filter(({ faults }) => faults.length > 0)
      .slice(0, MOST_LINES)
      .map((line) => faultyLine(line, open.section)),
    header: file.header && [...file.header],
    unknown: [...file.unknown],
    filing: await filingOf(tx, id, actor, now),
  }
}
