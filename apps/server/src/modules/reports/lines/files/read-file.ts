import type { FaultyLine } from '@lading/contract/reports/report-lines'
import type { LineAnswers, LineFault, LineSection } from '@lading/contract/forms/lines/line-section'
import { readPastedRows, type PastedRow } from '@lading/contract/forms/pasted/pasted-rows'
import type { Place } from '@lading/contract/reference'
import { gridOfFile } from './grid-of-file.ts'
import { partedNumbers } from './numbered-grid.ts'

/** A line of a file as it was read: its number in the file, its cells, its answers, and what is wrong with it. */
export interface FileLine {
  readonly line: number
  /** Of the line of the section that it corrects; null where it names none. */
  readonly number: number | null
  readonly cells: readonly string[]
  readonly answers: LineAnswers
  readonly faults: readonly LineFault[]
}

export interface FileLines {
  readonly lines: readonly FileLine[]
  readonly header: readonly string[] | null
  readonly unknown: readonly string[]
}

/**
 * The lines of a file by the columns of a section: by their names in a header, else in their order. Of a file that corrects
 * lines the numbers of those stand beside them.
 */
export async function readFile(
  bytes: Uint8Array,
  section: LineSection,
  { countries, is_numbered }: { readonly countries: readonly Place[]; readonly is_numbered: boolean },
): Promise<FileLines> {
  const grid = await gridOfFile(bytes)
  const { rest, numbers } = is_numbered ? partedNumbers(grid) : { rest: grid, numbers: [] }
  const { rows, has_header, unknown } = readPastedRows(rest, section.columns, { countries, places: new Map() })
  const header = grid.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
  return {
    lines: rows.map((row) => ({
      ...lineOf(row, section),
      cells: grid[row.line - 1] ?? row.cells,
      number: numbers[row.line - 1] ?? null,
    })),
    header: has_header ? header : null,
    unknown,
  }
}

function lineOf({ line, answers, faults }: PastedRow, section: LineSection) {
  const own = [...faults].map(([column, message]) => ({ column, message: message ?? '' }))
  const across = own.length === 0 ? (section.check?.(answers) ?? []) : []
  return { line, answers, faults: [...own, ...across] }
}

/** The line as its sender is told of it, with the columns as the screen calls them. */
export const faultyLine = ({ line, cells, faults }: FileLine, { columns }: LineSection): FaultyLine => ({
  line,
  cells: [...cells],
  faults: faults.map(({ column, message }) => ({ column: columns[column]?.label ?? '', message })),
})
