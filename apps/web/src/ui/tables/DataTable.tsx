import type { ReactNode } from 'react'
import './server-table.css'
import { SidewaysScroll } from './SidewaysScroll.tsx'

/** One column of a small table. */
export interface DataColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'right'
  readonly width?: number
  /** Where it goes on a phone, as in a `ServerTable`; without it, the last line. */
  readonly phone?: 'title' | 'aside' | 'line' | 'hidden'
}

interface Props<Row> {
  /** Names the table for readers. */
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => number | string
}

/** A table that shows all its rows at once; what is paged, searched or ordered by the server is a `ServerTable`. */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <section className="tbl" data-dense aria-label={label}>
      <SidewaysScroll>
        <table aria-label={label}>
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
                {columns.map(({ header, cell, align, phone }) => (
                  <td key={header} data-align={align} data-phone={phone}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </section>
  )
}
