import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Column } from '../columns/table-column.ts'
import { RowLink } from '../RowLink.tsx'

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly rowLink?: (row: Row) => string | undefined
  readonly actions?: (row: Row) => ReactNode
}

/** A row of a list: its first cell is the link, the whole row opens by a click. */
export function TableRow<Row>({ row, columns, rowLink, actions }: TableRowProps<Row>) {
  const href = rowLink?.(row)
  const open = useRowClick(href)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link in the first cell
    <tr data-linked={href ? true : undefined} onClick={open}>
      {columns.map(({ header, cell, align, phone, wide }, place) => (
        <td key={header} data-align={align} data-wide={wide} data-phone={place === 0 ? 'title' : (phone ?? 'detail')}>
          {href && place === 0 ? <RowLink to={href}>{cell(row)}</RowLink> : cell(row)}
        </td>
      ))}
      {actions && <td data-acts>{actions(row)}</td>}
    </tr>
  )
}

function useRowClick(href: string | undefined) {
  const navigate = useNavigate()
  if (href === undefined) return undefined
  return ({ target }: MouseEvent) => {
    const isMeantForAnother = (target as Element).closest('a, button, input, label, [role="menuitem"]')
    // A person who marks words to copy them does not want to leave.
    if (!isMeantForAnother && !getSelection()?.toString()) void navigate(href)
  }
}
