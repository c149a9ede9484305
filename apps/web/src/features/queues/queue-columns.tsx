import type { ApprovalRow } from '@lading/contract/queues'
import type { ListColumn } from '@lading/domain/workflow/lists/staff-list'
import { scopeText } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { peso } from '@lading/domain/payments/money'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { officersRequests } from '@lading/domain/workflow/lists/officers-requests'
import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { dayText } from '#lib/format.ts'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { daysLeftText, lateness } from './days-left.ts'
import classes from './queue-columns.module.css'
import { Spare } from './Spare.tsx'

/** How the server orders a list of cases when nobody chose. */
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
const kind: Column<ApprovalRow> = {
  header: 'Type',
  orderBy: 'type',
  width: 'clamp(148px, calc(26vw - 186px), 260px)',
  cell: (row) => <Kind row={row} />,
  text: kindText,
}
const kindInFull: Column<ApprovalRow> = { ...kind, width: 'clamp(188px, calc(26vw - 186px), 260px)' }
const status: Column<ApprovalRow> = {
  header: 'Status',
  orderBy: 'status',
  width: '158px',
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
const due: Column<ApprovalRow> = {
  header: 'Due',
  orderBy: 'due_on',
  width: '180px',
  cell: (row) => <Due row={row} />,
  text: dueText,
  phone: 'aside',
}
const filed: Column<ApprovalRow> = {
  header: 'Filed',
  orderBy: 'filed_at',
  width: '104px',
  cell: (row) => <span className="num">{filedText(row)}</span>,
  text: filedText,
  wide: true,
  phone: 'hidden',
}
const { wide: _, ...alwaysFiled } = filed
const filedAside: Column<ApprovalRow> = { ...alwaysFiled, phone: 'aside' }
const processor: Column<ApprovalRow> = {
  header: 'Processor',
  width: 'clamp(124px, calc(20vw - 140px), 190px)',
  cell: (row) => <Holder row={row} />,
  text: holderText,
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
// Beside a status a phone has no line left for it.
const besideStatus: Column<ApprovalRow> = { ...processor, phone: 'hidden' }

/** The columns of a staff list, by their names; how wide one is and where a phone shows it follows from its neighbours. */
export function queueColumns(names: readonly ListColumn[]): readonly Column<ApprovalRow>[] {
  const has = (name: ListColumn) => names.includes(name)
  const columns: Record<ListColumn, Column<ApprovalRow>> = {
    reference,
    business,
    type: has('status') || has('amount') ? kind : kindInFull,
    status,
    'long-status': { ...status, width: '200px' },
    due,
    filed: has('due') ? filed : filedAside,
    amount,
    processor: has('long-status') ? { ...besideStatus, wide: true } : has('status') ? besideStatus : processor,
  }
  return names.map((name) => columns[name])
}

function kindText(row: ApprovalRow): string {
  const scope = scopeText(row)
  return scope ? `${kindName(row)}: ${scope}` : kindName(row)
}

const kindName = ({ type }: ApprovalRow) => (type === null ? 'Surrender' : typeLabels[type])

function Kind({ row }: { row: ApprovalRow }) {
  const scope = scopeText(row)
  const name = kindName(row)
  return (
    <span title={kindText(row)}>
      {name}
      {scope && (
        <Spare>
          <Text span fz="xs" c="dimmed" ml={6}>
            {scope}
          </Text>
        </Spare>
      )}
    </span>
  )
}

function filedText({ filed_at }: ApprovalRow): string {
  return dayText(filed_at && manilaDay(new Date(filed_at)))
}

/** The date and the working days left, or in words why none runs. */
function dueText({ clock_state, due_on, days_left }: ApprovalRow): string {
  if (clock_state === 'paused') return 'Paused, with the client'
  if (clock_state !== 'runs' || !due_on || days_left === null) return '–'
  return `${dayText(due_on)} ${daysLeftText(due_on, days_left)}`
}

const dueColors = { late: 'var(--stopped-fg)', soon: 'var(--client-fg)' } as const

function Due({ row }: { row: ApprovalRow }) {
  const { clock_state, due_on, days_left } = row
  if (clock_state !== 'runs' || !due_on || days_left === null)
    return (
      <Text span inherit c="dimmed">
        {dueText(row)}
      </Text>
    )
  const tone = lateness(due_on, days_left)
  return (
    <Text span inherit {...(tone === 'late' && { c: 'var(--stopped-fg)', fw: 600 })}>
      <span className="num">{dayText(due_on)}</span>{' '}
      <Text span fz="xs" ml={4} c={tone ? dueColors[tone] : 'dimmed'} fw={tone ? 600 : 400}>
        {daysLeftText(due_on, days_left)}
      </Text>
    </Text>
  )
}

function holderText({ transaction_id, lock_holder_name, processor_name, queue_group_name }: ApprovalRow): string {
  if (transaction_id === null) return '–'
  if (lock_holder_name) return `Locked by ${lock_holder_name}`
  return processor_name ?? (queue_group_name ? `Group: ${queue_group_name}` : 'Not assigned')
}

function Holder({ row }: { row: ApprovalRow }) {
  const { lock_holder_name, processor_name, queue_group_name } = row
  if (lock_holder_name)
    return (
      <span title={holderText(row)} className={classes.locked}>
        <IconLock size={13} style={{ verticalAlign: -2 }} aria-label="Locked by" />{' '}
        <PersonName name={lock_holder_name} />
      </span>
    )
  if (processor_name)
    return (
      <span title={processor_name}>
        <PersonName name={processor_name} />
      </span>
    )
  return (
    <Text span inherit c="dimmed" title={queue_group_name ?? undefined}>
      {holderText(row)}
    </Text>
  )
}

/** `Bautista, Jose Mari`; the family name alone where there is no room. */
function PersonName({ name }: { name: string }) {
  const [family, ...given] = name.split(', ')
  return (
    <>
      {family}
      {given.length > 0 && <Spare>, {given.join(', ')}</Spare>}
    </>
  )
}
