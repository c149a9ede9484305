import { RatioFigures } from '@lading/contract/ratio-analysis'
import { neededLines, statementLines, type StatementLine } from '@lading/domain/evaluation/financial-year'

/** The auditor's opinions, in words. */
export const opinions: Readonly<Record<RatioFigures['opinion'], string>> = {
  unqualified: 'Unqualified',
  qualified: 'Qualified',
  adverse: 'Adverse',
  disclaimer: 'Disclaimer of',
}

export const lineNames = Object.keys(statementLines) as StatementLine[]

const needed: readonly StatementLine[] = neededLines

/** Without it no result is given. */
export const isNeeded = (line: StatementLine) => needed.includes(line)

/** The form as it opens: what was saved, else empty lines of the year before this one. */
export function startingFigures(saved: RatioFigures | null, this_year: number): RatioFigures {
  const blank = Object.fromEntries(lineNames.map((line) => [line, '']))
  if (saved) return { ...saved, year: { ...blank, ...saved.year }, previous: { ...blank, ...saved.previous } }
  return RatioFigures.parse({ fiscal_year: this_year - 1, year: blank, previous: blank, opinion: 'unqualified' })
}

/** Which sheet: the application's of the accreditation, unless a change of it is named. */
export interface SheetOf {
  readonly accreditation_id: number
  readonly transaction_id?: number
}
