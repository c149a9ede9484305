import { Box } from '@mantine/core'
import type { Column } from '../columns/table-column.ts'

/** As many rows as a page has, so that what stands below does not jump when they come. */
export function TableSkeleton({ columns, rows }: { columns: readonly Column<never>[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map(({ header, wide }, place) => (
        <td key={header} data-wide={wide}>
          <Box miw={48} w={`${40 + ((row * 31 + place * 17) % 45)}%`} h={12} bdrs={3} bg="var(--idle-bg)">
            &nbsp;
          </Box>
        </td>
      ))}
    </tr>
  ))
}
