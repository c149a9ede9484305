import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { ReactNode } from 'react'

/** The head of a column, and where it goes. */
export interface Head<OrderBy extends string> {
  readonly header: string
  readonly orderBy?: OrderBy
  /** Numbers and amounts stand at the right. */
  readonly align?: 'right'
  readonly width?: string
  /** Left out where a dense table has no room for it; the list can still be ordered by it. */
  readonly wide?: true
  /** Where it goes on a phone: first line left or right, a line of its own, the last line, nowhere. The first column is the title. */
  readonly phone?: 'title' | 'aside' | 'line' | 'detail' | 'hidden'
}

/** A cell that is text says it itself. */
interface Written<Row> {
  readonly cell: (row: Row) => string | number
  readonly text?: (row: Row, today: PlainDate) => string
}

/** A cell that is drawn also says its words, for a file that holds what the table shows. */
interface Drawn<Row> {
  readonly cell: (row: Row) => ReactNode
  readonly text: (row: Row, today: PlainDate) => string
}

/** One column: its head, what a row shows there, and what the server calls it where it may be sorted by. */
export type Column<Row, OrderBy extends string = string> = Head<OrderBy> & (Written<Row> | Drawn<Row>)

/** What a row says in a column, in words. */
export function textIn<Row>({ cell, text }: Column<Row>, row: Row, today: PlainDate): string {
  return text ? text(row, today) : String(cell(row))
}

/** The columns that are not left out; all of them where none would remain. */
export function shownOf<C extends { readonly header: string }>(columns: readonly C[], hidden: readonly string[]) {
  const shown = columns.filter(({ header }) => !hidden.includes(header))
  return shown.length > 0 ? shown : columns
}
