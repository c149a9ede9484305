import type { ApprovalRow } from '@lading/contract/queues'
import type { ListColumn } from '@lading/domain/workflow/lists/staff-list'
import { peso } from '@lading/domain/payments/money'
import { labelOfStatus } from '@lading/domain/transactions/labels'
import { officersRequests } from '@lading/domain/workflow/lists/officers-requests'
import { Text } from '@mantine/core'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { due, filed, filedAside } from './due-columns.tsx'
import { besideStatus, processor } from './holder-columns.tsx'
import { kind, kindInFull } from './kind-columns.tsx'

/** How the server orders a list of transactions when nobody chose. */
export const dueFirst = { order_by: 'due_on', sort_by: 'asc' } as const

/** How it orders a record. */
export const newestFirst = { order_by: 'filed_at', sort_by: 'desc' } as const

const reference: Column<ApprovalRow> = {
  header: 'Reference',
  orderBy: 'reference',
  width: '160px',
  cell: (row) => <span className="num">{row.reference}</span>,
  text: ({ reference }) => reference,
}
const business: Column<ApprovalRow> = {
  header: 'Business',
  orderBy: 'business_name',
  cell: ({ business_name }) => (
    <Text span inherit fw={550} title={business_name}>
      {business_name}
    </Text>
  ),
  text: ({ business_name }) => business_name,
  phone: 'line',
}
const status: Column<ApprovalRow> = {
  header: 'Status',
  orderBy: 'status',
  width: 'clamp(140px, calc(10cqi + 59px), 158px)',
  cell: (row) => (
    <span title={row.asks ? officersRequests[row.asks].label : labelOfStatus(row.status, 'staff', row.type)}>
      {row.asks ? (
        <Mark tone="agency" plain size="sm">
          {officersRequests[row.asks].label}
        </Mark>
      ) : (
        <StatusBadge status={row.status} type={row.type} plain size="sm" />
      )}
    </span>
  ),
  text: (row) => (row.asks ? officersRequests[row.asks].label : labelOfStatus(row.status, 'staff', row.type)),
}
/** What was ordered last; before the first order the status says so. */
const amount: Column<ApprovalRow> = {
  header: 'Amount',
  align: 'right',
  width: '100px',
  cell: ({ total_amount_due }) =>
    total_amount_due === null ? (
      <Text span inherit visibleFrom="sm">
        –
      </Text>
    ) : (
      <Money amount={total_amount_due} />
    ),
  text: ({ total_amount_due }) => (total_amount_due === null ? '–' : peso(total_amount_due)),
}
/** The columns of a staff list, by their names; how wide one is and where a phone shows it follows from its neighbours. */
export function queueColumns(names: readonly ListColumn[]): readonly Column<ApprovalRow>[] {
  const has = (name: ListColumn) => names.includes(name)
  const columns: Record<ListColumn, Column<ApprovalRow>> = {
    reference,
    business,
    type: has('status') || has('amount') ? kind : kindInFull,
    status,
    'long-status': { ...status, width: 'clamp(158px, calc(22cqi - 18px), 200px)' },
    due,
    filed: has('due') ? filed : filedAside,
    amount,
    processor: has('long-status') ? { ...besideStatus, wide: true } : has('status') ? besideStatus : processor,
  }
  return names.map((name) => columns[name])
}
