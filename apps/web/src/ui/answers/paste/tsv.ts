import { parse } from 'csv-parse/browser/esm/sync'
import { stringify } from 'csv-stringify/browser/esm/sync'

/** The cells of rows as a spreadsheet puts them on the clipboard: tabs between, quoted where a cell has breaks or quotes. */
export function cellsOf(text: string): string[][] {
  if (text === '') return []
  try {
    return parse(text, { delimiter: '\t', relax_quotes: true, relax_column_count: true })
  } catch {
    // A quote that never closes: each line is a row.
    return text.split(/\r\n|\r|\n/).map((line) => line.split('\t'))
  }
}

/** The same cells as a spreadsheet would copy them. */
export const tsvOf = (cells: readonly (readonly string[])[]): string =>
  stringify(
    cells.map((row) => [...row]),
    { delimiter: '\t', quoted_match: /[\r\n]/ },
  )
