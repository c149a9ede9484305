import { plainName } from '@lading/domain/text/plain-name'

/** The head of the column that says which line of the section a row corrects. */
export const NUMBER_HEAD = 'No.'

const heads = [NUMBER_HEAD, 'Number', 'Line', 'Line no.'].map(plainName)

/** Parts the numbers of lines from the other cells: those of the column called so, else the first of each row. */
export function partedNumbers(grid: readonly (readonly string[])[]): {
  readonly rest: readonly (readonly string[])[]
  /** Of each row; null where there is none. */
  readonly numbers: readonly (number | null)[]
} {
  const [first = []] = grid.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const column = Math.max(
    0,
    first.findIndex((head) => heads.includes(plainName(head))),
  )
  return {
    rest: grid.map((cells) => cells.toSpliced(column, 1)),
    numbers: grid.map((cells) => numberOf(cells[column] ?? '')),
  }
}

function numberOf(cell: string): number | null {
  const [, digits] = /^(\d{1,6})\.?$/.exec(cell.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
