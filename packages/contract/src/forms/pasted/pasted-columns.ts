import { plainName } from '@lading/domain/text/plain-name'
import type { Field } from '../field-kinds.ts'
import type { FieldTable } from '../form-definition.ts'

/** A column of a list as a spreadsheet has it. */
export interface PastedColumn {
  readonly name: string
  readonly field: Field
}

/** The columns of a list in their order; places go by their names, whose codes are looked up. */
export const pastedColumns = (columns: FieldTable): PastedColumn[] =>
  Object.entries(columns)
    .filter(([, { kind }]) => kind !== 'place-code')
    .map(([name, field]) => ({ name, field }))

/** What stands where in pasted cells. */
export interface PastedLayout {
  /** Whether the first line names the columns. */
  readonly has_header: boolean
  /** The column of each cell of a line; undefined for a head that names none. */
  readonly order: readonly (PastedColumn | undefined)[]
  /** Heads that name no column: what stands below them is not taken over. */
  readonly unknown: readonly string[]
}

/** A first line whose cells are mostly names of columns is a header; without one the cells stand in the columns' order. */
export function layoutOf([first = []]: readonly (readonly string[])[], columns: FieldTable): PastedLayout {
  const known = pastedColumns(columns)
  const order = first.map((head) => known.find((column) => isNameOf(column, head)))
  const heads = first.filter((head) => head.trim() !== '')
  const named = order.filter((column) => column !== undefined)
  const has_header = named.length > 0 && named.length * 2 >= heads.length
  if (!has_header) return { has_header, order: known, unknown: [] }
  return { has_header, order, unknown: heads.filter((head) => !known.some((column) => isNameOf(column, head))) }
}

const isNameOf = ({ name, field: { label } }: PastedColumn, head: string) =>
  [name, label, label.replace(/\(.*\)/, '')].some((called) => plainName(called) === plainName(head)) &&
  plainName(head) !== ''
