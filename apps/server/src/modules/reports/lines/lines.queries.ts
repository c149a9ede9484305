import { keptIn, type LineAnswers, type LineSection } from '@lading/contract/forms/lines/line-section'
import { createHash } from 'node:crypto'
import type { Place } from '@lading/contract/reference'
import type { Db } from '#platform/database'

export interface KeptLine {
  readonly id: number
  readonly number: number
  readonly identity: string
  readonly answers: LineAnswers
}

/** All lines of a section of a report, at most `MOST_LINES`, in their order. Throws where one has other columns. */
export async function linesIn(db: Db, transaction_id: number, section: LineSection): Promise<KeptLine[]> {
  const rows = await db
    .selectFrom('report_lines')
    .select(['id', 'number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section.name)
    .orderBy('number')
    .execute()
  const kept = keptIn(section)
  return rows.map(({ answers, ...row }) => ({ ...row, answers: kept.parse(answers) }))
}

/** How many lines a report has in its other sections. */
export async function linesBeside(db: Db, transaction_id: number, { name }: LineSection): Promise<number> {
  const { lines } = await db
    .selectFrom('report_lines')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('transaction_id', '=', transaction_id)
    .where('section', '<>', name)
    .executeTakeFirstOrThrow()
  return Number(lines)
}

/** SHA-256 of lines, by number and column: the form is filed with it, so that what was signed holds the lines. */
export function digestOfLines(
  { columns }: LineSection,
  lines: readonly Pick<KeptLine, 'number' | 'answers'>[],
): string {
  const names = Object.keys(columns)
  const hash = createHash('sha256')
  for (const { number, answers } of lines)
    hash.update(`${JSON.stringify([number, ...names.map((name) => answers[name] ?? null)])}\n`)
  return hash.digest('hex')
}

/** The countries by code and name, as cells and templates name them. */
export const countriesKnown = (db: Db): Promise<Place[]> =>
  db.selectFrom('countries').select(['code', 'name']).orderBy('name').execute()
