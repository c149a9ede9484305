import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import { TableFrame } from './frame/TableFrame.tsx'
import { SidewaysScroll } from './SidewaysScroll.tsx'

/** One column of a small table. */
export interface DataColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'right'
  readonly width?: number
  /** Where it goes on a phone, as in a `ServerTable`; without it, the last line. */
  readonly phone?: 'title' | 'aside' | 'line' | 'hidden'
  /** Whether its cells name their rows. */
  readonly isHead?: boolean
  /** What its cells come to. */
  readonly total?: ReactNode
}

interface Props<Row> {
  /** Names the table for readers. */
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => number | string
  /** Inside a pane, whose frame is its own; on a phone its rows fold where a column says where it goes. */
  readonly isPlain?: boolean
  /** Of the row of sums. */
  readonly totalName?: string | undefined
}

/** A table that shows all its rows at once; what is paged, searched or ordered by the server is a `ServerTable`. */
export function DataTable<Row>({ label, columns, rows, rowKey, isPlain = false, totalName }: Props<Row>) {
  const folds = columns.some(({ phone }) => phone)
  const table = (
    <table aria-label={label} className={isPlain ? classes.plain : undefined} data-folds={folds || undefined}>
      <thead>
        <tr>
          {columns.map(({ header, align, width }) => (
            <th key={header} scope="col" data-align={align} style={{ width }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      <Totals columns={columns} name={totalName} />
    </table>
  )
  if (isPlain) return table
  return (
    <TableFrame dense aria-label={label}>
      <SidewaysScroll>{table}</SidewaysScroll>
    </TableFrame>
  )
}

function Cell<Row>({ column: { cell, align, phone, isHead }, row }: { column: DataColumn<Row>; row: Row }) {
  if (isHead) return <th scope="row">{cell(row)}</th>
  return (
    <td data-align={align} data-phone={phone}>
      {cell(row)}
    </td>
  )
}

/** What the rows come to, below the columns that have a sum. */
function Totals<Row>({ columns, name = 'Total' }: { columns: readonly DataColumn<Row>[]; name?: string | undefined }) {
  const first = columns.findIndex(({ total }) => total !== undefined)
  if (first < 0) return null
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={first}>
          {name}
        </th>
        {columns.slice(first).map(({ header, total }) => (
          <td key={header} data-align="right">
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
