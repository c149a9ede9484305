import {
  identityOf,
  MOST_LINES,
  readLine,
  type LineAnswers,
  type LineFault,
  type LineSection,
} from '@lading/contract/forms/lines/line-section'
import type { Db } from '#platform/database'
import { linesBeside, type KeptLine } from './lines.queries.ts'
import { usedSerials } from './used-serials.ts'
import type { OpenSection } from './open-section.ts'

/** A line as it was sent, and what is wrong with it; nothing where it can be kept. */
export interface CheckedLine {
  readonly answers: LineAnswers
  readonly faults: readonly LineFault[]
}

/** Checks lines by themselves: each column, and the columns together. */
export const readLines = (section: LineSection, lines: readonly LineAnswers[]): CheckedLine[] =>
  lines.map((line) => readLine(section, line))

/**
 * Checks lines against each other, against those that stay in the section, and against the serial numbers of other
 * reports; those that are faulty already stay as they are.
 */
export async function compareLines(
  db: Db,
  { found, section }: Pick<OpenSection, 'found' | 'section'>,
  lines: readonly CheckedLine[],
  staying: readonly KeptLine[],
): Promise<CheckedLine[]> {
  const known = new Map(staying.map(({ identity, number }) => [identity, `line ${number}`]))
  const others = await linesBeside(db, found.transaction.id, section)
  let room = Math.min(MOST_LINES - others, section.most ?? MOST_LINES) - staying.length
  const used = await usedSerials(db, found.transaction, section, lines, staying)
  return lines.map((line) => {
    if (line.faults.length > 0) return line
    const fault =
      repeated(section, line.answers, known) ?? used(line.answers) ?? (room > 0 ? undefined : tooMany(section))
    if (fault) return { ...line, faults: [fault] }
    room -= 1
    return line
  })
}

/** A line that is about the same as one there is, or one above it. */
function repeated(section: LineSection, answers: LineAnswers, known: Map<string, string>): LineFault | undefined {
  const identity = identityOf(section, answers)
  const where = known.get(identity)
  if (where === undefined) {
    known.set(identity, 'an earlier line here')
    return undefined
  }
  const labels = section.identity.map((name) => section.columns[name]?.label ?? name).join(', ')
  return { column: section.identity[0] ?? '', message: `The same as ${where}: ${labels}.` }
}

const tooMany = (section: LineSection): LineFault => ({
  column: '',
  message: `This line is beyond the limit of ${section.most ?? MOST_LINES} lines.`,
})
