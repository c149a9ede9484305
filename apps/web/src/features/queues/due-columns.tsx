import type { ApprovalRow } from '@lading/contract/queues'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { Text } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { daysLeftText, lateness } from './days-left.ts'

export const due: Column<ApprovalRow> = {
  header: 'Due',
  orderBy: 'due_on',
  width: 'clamp(112px, calc(38cqi - 196px), 180px)', // in a narrow list the days left stand below the day
  cell: (row) => <Due row={row} />,
  text: dueText,
  phone: 'aside',
}
export const filed: Column<ApprovalRow> = {
  header: 'Filed',
  orderBy: 'filed_at',
  width: '104px',
  cell: (row) => <span className="num">{filedText(row)}</span>,
  text: filedText,
  wide: true,
  phone: 'hidden',
}
const { wide: _, ...alwaysFiled } = filed
export const filedAside: Column<ApprovalRow> = { ...alwaysFiled, phone: 'aside' }

function filedText({ filed_at }: ApprovalRow): string {
  return dayText(filed_at && manilaDay(new Date(filed_at)))
}

/** The date and the working days left, or in words why none runs. */
function dueText({ clock_state, due_on, days_left }: ApprovalRow, today: PlainDate): string {
  if (clock_state === 'paused') return 'Paused, with the client'
  if (clock_state !== 'runs' || !due_on || days_left === null) return '–'
  return `${dayText(due_on)} ${daysLeftText(due_on, days_left, today)}`
}

const dueColors = { late: 'var(--stopped-fg)', soon: 'var(--client-fg)' } as const

function Due({ row }: { row: ApprovalRow }) {
  const { clock_state, due_on, days_left } = row
  const today = useToday()
  if (clock_state !== 'runs' || !due_on || days_left === null)
    return (
      <Text span inherit c="dimmed">
        {dueText(row, today)}
      </Text>
    )
  const tone = lateness(due_on, days_left, today)
  return (
    <Text span inherit {...(tone === 'late' && { c: 'var(--stopped-fg)', fw: 600 })}>
      <Text span inherit className="num" mr={4}>
        {dayText(due_on)}
      </Text>{' '}
      <Text span display="inline-block" fz="xs" c={tone ? dueColors[tone] : 'dimmed'} fw={tone ? 600 : 400}>
        {daysLeftText(due_on, days_left, today)}
      </Text>
    </Text>
  )
}
