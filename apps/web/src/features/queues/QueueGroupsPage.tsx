import { queueGroups, type QueueGroup } from '@lading/contract/queues'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import type { DataColumn } from '#ui/tables/DataTable.tsx'
import { EntityList } from '#ui/tables/EntityList.tsx'
import { RowLink } from '#ui/tables/RowLink.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Spare } from './Spare.tsx'

/** The queue groups, where an administrator makes, changes and deletes them. */
export default function QueueGroupsPage() {
  return (
    <EntityList
      title="Queue groups"
      subtitle="Evaluators who share a queue. A transaction routed to a group is taken by any of its members."
      endpoint={queueGroups}
      columns={columns}
      add={{ label: 'Add a queue group', to: paths.addQueue() }}
      empty={{
        title: 'No queue group yet',
        hint: 'Without groups every transaction is routed to one evaluator. Make a group to let several share them.',
      }}
    />
  )
}

const columns: readonly DataColumn<QueueGroup>[] = [
  {
    header: 'Name',
    cell: ({ id, name, description }) => (
      <>
        <RowLink to={paths.queueGroup(id, name)}>{name}</RowLink>
        {description && (
          <Spare>
            <Text span fz="xs" c="dimmed" ml="xs">
              {description}
            </Text>
          </Spare>
        )}
      </>
    ),
    phone: 'title',
  },
  { header: 'Side', cell: ({ agency }) => sideLabels[agency].name },
  {
    header: 'Status',
    cell: ({ is_active }) => (
      <Mark tone={is_active ? 'done' : 'idle'} size="sm" plain>
        {is_active ? 'In use' : 'Not in use'}
      </Mark>
    ),
    phone: 'aside',
  },
  { header: 'Members', cell: ({ members }) => counted(members.length, 'member'), align: 'right' },
  {
    header: 'Open transactions',
    cell: ({ id, open }) => (
      <Anchor component={Link} inherit to={paths.queueTransactions(id)}>
        {counted(open, 'open transaction')}
      </Anchor>
    ),
    align: 'right',
  },
]

/** The column's head says the noun; below 768 px there is no head. */
function counted(count: number, noun: string) {
  return (
    <>
      {count}
      <Text span inherit hiddenFrom="sm">
        {' '}
        {noun}
        {count === 1 ? '' : 's'}
      </Text>
    </>
  )
}
