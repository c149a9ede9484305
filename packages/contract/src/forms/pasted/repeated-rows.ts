import { plainName } from '@lading/domain/text/plain-name'
import type { FieldTable } from '../form-definition.ts'
import { pastedColumns } from './pasted-columns.ts'
import type { PastedRow } from './pasted-rows.ts'

type Answers = Readonly<Record<string, unknown>>

/** The rows that say what a row of the list, or one pasted above, says already: every column alike, in capitals or not. */
export function repeatedRows(
  rows: readonly PastedRow[],
  standing: readonly Answers[],
  columns: FieldTable,
): readonly PastedRow[] {
  const names = pastedColumns(columns).map(({ name }) => name)
  const said = (answers: Answers) => JSON.stringify(names.map((name) => plainAnswer(answers[name])))
  const known = new Set(standing.map(said))
  return rows.filter(({ answers }) => {
    const words = said(answers)
    const isKnown = known.has(words)
    known.add(words)
    return isKnown
  })
}

// An answer left out is empty text, null or no, by its kind.
const plainAnswer = (value: unknown) =>
  value === undefined || value === null || value === false ? '' : plainName(String(value))
