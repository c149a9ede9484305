import { identityOf, type LineAnswers } from '@lading/contract/forms/lines/line-section'
import { lineNumbers } from '@lading/domain/reports/line-numbers'
import type { Db } from '#platform/database'
import type { KeptLine } from './lines.queries.ts'
import type { OpenSection } from './open-section.ts'

/** A line with the number it has in its section. */
export interface NumberedLine {
  readonly number: number
  readonly answers: LineAnswers
}

interface Beside {
  /** What the section has now, and what of it stays. */
  readonly there: readonly KeptLine[]
  readonly staying: readonly KeptLine[]
  /** Of each line in the file that replaces the section. */
  readonly places?: readonly number[]
}

/** Gives lines that are added their numbers: those of a returned section keep the ones they were filed with. */
export async function numbered(
  db: Db,
  { found, section, round }: OpenSection,
  lines: readonly LineAnswers[],
  { there, staying, places = [] }: Beside,
): Promise<NumberedLine[]> {
  const filed = round === 0 ? [] : await filedBefore(db, found.transaction.id, section.name, round)
  const known = round === 0 ? [] : [...there, ...filed] // of two, what was filed
  const numbers = lineNumbers(
    lines.map((line) => identityOf(section, line)),
    {
      known: new Map(known.map(({ identity, number }) => [identity, number])),
      taken: new Set(staying.map(({ number }) => number)),
      last: Math.max(0, ...known.map(({ number }) => number)),
      places,
    },
  )
  return lines.map((answers, index) => ({ answers, number: numbers[index] ?? 0 }))
}

/** What was filed of a section and gave way since, in whatever round. */
function filedBefore(db: Db, transaction_id: number, section: string, round: number) {
  return db
    .selectFrom('report_line_history')
    .select(['number', 'identity'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)
    .where('last_round', '<', round)
    .orderBy('last_round')
    .execute()
}
