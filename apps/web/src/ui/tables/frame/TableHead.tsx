import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column } from '../columns/table-column.ts'
import { orderOf, type Ordering, type TableState } from '../request/table-request.ts'
import classes from './TableHead.module.css'

interface Props {
  readonly columns: readonly Column<never>[]
  readonly state: TableState
  readonly ordered: Ordering | undefined
  readonly withActions: boolean
}

/** The heads of a table; those that can be sorted by are buttons, and the sorted one says so to readers. */
export function TableHead({ columns, state, ordered, withActions }: Props) {
  const order = orderOf(state.request, ordered)
  return (
    <thead>
      <tr>
        {columns.map(({ header, orderBy, align, width, wide }) => {
          const sorted = orderBy !== undefined && orderBy === order?.order_by ? order.sort_by : undefined
          return (
            <th
              key={header}
              scope="col"
              data-align={align}
              data-wide={wide}
              style={{ width }}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
            >
              {orderBy ? (
                <UnstyledButton
                  className={classes.sort}
                  onClick={() => state.sort(orderBy, sorted === 'asc' ? 'desc' : 'asc')}
                >
                  {header}
                  <SortIcon sorted={sorted} />
                </UnstyledButton>
              ) : (
                header
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col">
            <span className="vh">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortIcon({ sorted }: { sorted: 'asc' | 'desc' | undefined }) {
  const Shown = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort
  return <Shown size={14} aria-hidden />
}
