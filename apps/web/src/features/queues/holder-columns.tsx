import type { ApprovalRow } from '@lading/contract/queues'
import { Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { Spare } from './Spare.tsx'

export const processor: Column<ApprovalRow> = {
  header: 'Processor',
  width: 'clamp(124px, calc(20vw - 140px), 190px)',
  cell: (row) => <Holder row={row} />,
  text: holderText,
}
// Beside a status a phone has no line left for it.
export const besideStatus: Column<ApprovalRow> = { ...processor, phone: 'hidden' }

function holderText({ transaction_id, lock_holder_name, processor_name, queue_group_name }: ApprovalRow): string {
  if (transaction_id === null) return '–'
  if (lock_holder_name) return `Locked by ${lock_holder_name}`
  return processor_name ?? (queue_group_name ? `Group: ${queue_group_name}` : 'Not assigned')
}

function Holder({ row }: { row: ApprovalRow }) {
  const { lock_holder_name, processor_name, queue_group_name } = row
  if (lock_holder_name)
    return (
      // The lock stays beside the name; only a name that is too long for its column is broken.
      <Group component="span" display="inline-flex" gap="xxs" wrap="nowrap" title={holderText(row)}>
        <IconLock size={13} style={{ verticalAlign: -2 }} aria-label="Locked by" />{' '}
        <PersonName name={lock_holder_name} />
      </Group>
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
