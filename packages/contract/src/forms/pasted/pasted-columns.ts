import { plainName } from '@lading/domain/text/plain-name'
import type { Place } from '../../reference.ts'
import type { Field } from '../field-kinds.ts'
import type { FieldTable } from '../form-definition.ts'
import { isForeignHeader } from './foreign-header.ts'

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
  /** A header none of whose heads names a column: the cells are read in the columns' order. */
  readonly is_header_unread: boolean
}

/**
 * A first line is a header where its cells are mostly names of columns, or other words above figures; without one the
 * cells stand in the columns' order.
 */
export function layoutOf(
  grid: readonly (readonly string[])[],
  columns: FieldTable,
  countries: readonly Place[],
): PastedLayout {
  const [first = []] = grid
  const known = pastedColumns(columns)
  const order = first.map((head) => known.find((column) => isNameOf(column, head)))
  const heads = first.filter((head) => head.trim() !== '')
  const named = order.filter((column) => column !== undefined)
  const isOwn = named.length > 0 && named.length * 2 >= heads.length
  const has_header = isOwn || isForeignHeader(grid, countries)
  const is_header_unread = has_header && named.length === 0
  if (!has_header || is_header_unread) return { has_header, order: known, unknown: [], is_header_unread }
  const unknown = heads.filter((head) => !known.some((column) => isNameOf(column, head)))
  return { has_header, order, unknown, is_header_unread }
}

const isNameOf = ({ name, field: { label, alsoCalled = [] } }: PastedColumn, head: string) =>
  [name, label, label.replace(/\(.*\)/, ''), ...alsoCalled].some((called) => plainName(called) === plainName(head)) &&
  plainName(head) !== ''
