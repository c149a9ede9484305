import { Select } from '@mantine/core'
import type { Column } from '../columns/table-column.ts'
import { orderOf, type Ordering, type TableState } from '../request/table-request.ts'
import classes from './TableBar.module.css'

interface Props {
  readonly columns: readonly Column<never>[]
  readonly state: TableState
  readonly ordered: Ordering | undefined
}

/** The order of a list, to be chosen where the heads, or some of them, do not stand: on phones and in narrow tables. */
export function TableOrdering({ columns, state, ordered }: Props) {
  const orders = columns.flatMap(({ header, orderBy }) => (orderBy ? [{ header, orderBy }] : []))
  if (orders.length === 0) return null
  const order = orderOf(state.request, ordered)
  const areHeadsLeftOut = columns.some(({ wide }) => wide)
  return (
    <Select
      className={[classes.filter, classes.order, areHeadsLeftOut && classes.some].filter(Boolean).join(' ')}
      label="Order by"
      placeholder="As listed"
      data={orders.flatMap(({ header, orderBy }) => [
        { value: `${orderBy} asc`, label: `${header}, ascending` },
        { value: `${orderBy} desc`, label: `${header}, descending` },
      ])}
      value={order ? `${order.order_by} ${order.sort_by}` : null}
      allowDeselect={false}
      onChange={(chosen) => {
        const [order_by, sort_by] = (chosen ?? '').split(' ')
        if (order_by) state.sort(order_by, sort_by === 'desc' ? 'desc' : 'asc')
      }}
    />
  )
}
