import type { QueueGroup } from '@lading/contract/queues'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { DataTable, type DataColumn } from '#ui/tables/DataTable.tsx'
import { RowLink } from '#ui/tables/RowLink.tsx'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { WithGroup } from './WithGroup.tsx'

/** The evaluators of a queue group, with what lies on each desk. */
export default function QueueEvaluatorsPage() {
  return (
    <WithGroup>
      {(group) => (
        <Stack gap="lg">
          <PageHeader
            eyebrow="Queue group"
            title={`Evaluators of ${group.name}`}
            action={
              <Button variant="default" component={Link} to={paths.queueTransactions(group.id)}>
                Open transactions of the group ({group.open})
              </Button>
            }
          />
          {group.members.length === 0 ? (
            <EmptyState
              title="No members in this group"
              hint="An administrator adds members on the group’s own page."
              action={
                <Anchor component={Link} inherit to={paths.queueManagement()}>
                  All queue groups
                </Anchor>
              }
            />
          ) : (
            <DataTable
              label={`Evaluators of ${group.name}`}
              columns={columns}
              rows={group.members}
              rowKey={({ user_id }) => user_id}
            />
          )}
        </Stack>
      )}
    </WithGroup>
  )
}

const columns: readonly DataColumn<QueueGroup['members'][number]>[] = [
  {
    header: 'Name',
    cell: ({ user_id, name }) => <RowLink to={paths.evaluatorTransactions(user_id)}>{name}</RowLink>,
    phone: 'title',
  },
  { header: 'Position', cell: ({ position_title }) => position_title },
  {
    header: 'In their queue',
    cell: ({ open }) => (
      <>
        {open}
        <Text span inherit hiddenFrom="sm">
          {' in their queue'}
        </Text>
      </>
    ),
    align: 'right',
    phone: 'aside',
  },
]
