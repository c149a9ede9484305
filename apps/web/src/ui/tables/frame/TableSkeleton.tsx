import type { Column } from '../columns/table-column.ts'
import classes from './TableSkeleton.module.css'

/** As many rows as a page has, so that what stands below does not jump when they come. */
export function TableSkeleton({ columns, rows }: { columns: readonly Column<never>[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map(({ header, wide }, place) => (
        <td key={header} data-wide={wide}>
          <span className={classes.bone} style={{ width: `${40 + ((row * 31 + place * 17) % 45)}%` }}>
            &nbsp;
          </span>
        </td>
      ))}
    </tr>
  ))
}
