import { deleteQueueGroup, queueGroups, type QueueGroup } from '@lading/contract/queues'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Anchor, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RefusalDialog } from '#ui/RefusalDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Mark } from '#ui/Mark.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import '#ui/server-table.css'
import './queues.css'

/** The queue groups, where an administrator makes, changes and deletes them. */
export default function QueueGroupsPage() {
  const { data, error, refetch } = useQuery(query(queueGroups))
  const [leaving, setLeaving] = useState<QueueGroup>()
  const add = (
    <Button component={Link} to={paths.addQueue()} leftSection={<IconPlus size={16} aria-hidden />}>
      Add a queue group
    </Button>
  )
  return (
    <div className="stack">
      <PageHeader
        title="Queue groups"
        subtitle="Evaluators who share a queue. A case routed to a group is taken by any of its members."
        action={data && data.data.length > 0 && add}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.data.length === 0 && (
        <EmptyState
          title="No queue group yet"
          hint="Without groups every case is routed to one evaluator. Make a group to let several share them."
          action={add}
        />
      )}
      {data && data.data.length > 0 && <Groups groups={data.data} onDelete={setLeaving} />}
      {leaving && <DeleteDialog group={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

function Groups({ groups, onDelete }: { groups: readonly QueueGroup[]; onDelete: (group: QueueGroup) => void }) {
  return (
    <section className="tbl" data-dense aria-label="Queue groups">
      <div className="tbl-scroll">
        <table aria-label="Queue groups">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Side</th>
              <th scope="col">State</th>
              <th scope="col" data-align="right">
                Members
              </th>
              <th scope="col" data-align="right">
                Open cases
              </th>
              <th scope="col">
                <span className="vh">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.id}>
                <td data-phone="title">
                  <Link className="row-link" to={paths.queueGroup(group.id, group.name)}>
                    {group.name}
                  </Link>
                  {group.description && <small className="q-scope">{group.description}</small>}
                </td>
                <td>{sideLabels[group.agency].name}</td>
                <td data-phone="aside">
                  <Mark tone={group.is_active ? 'done' : 'idle'} size="sm" plain>
                    {group.is_active ? 'In use' : 'Not in use'}
                  </Mark>
                </td>
                <td data-align="right">{counted(group.members.length, 'member')}</td>
                <td data-align="right">
                  <Anchor component={Link} inherit to={paths.queueTransactions(group.id)}>
                    {counted(group.open, 'open case')}
                  </Anchor>
                </td>
                <td data-acts>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Delete ${group.name}`}
                    onClick={() => onDelete(group)}
                  >
                    Delete
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The column's head says the noun; below 768 px there is no head. */
function counted(count: number, noun: string) {
  return (
    <>
      {count}
      <span className="q-noun">
        {' '}
        {noun}
        {count === 1 ? '' : 's'}
      </span>
    </>
  )
}

function DeleteDialog({ group, onClose }: { group: QueueGroup; onClose: () => void }) {
  const act = useAct(deleteQueueGroup, {
    done: `The queue group ${group.name} is deleted.`,
    stale: [queueGroups],
    onDone: onClose,
  })
  if (group.open > 0)
    return (
      <RefusalDialog title="It cannot be deleted yet" onClose={onClose}>
        {group.open === 1 ? 'One case' : `${group.open} cases`} of {group.name} {group.open === 1 ? 'is' : 'are'} still
        open.{' '}
        <Anchor component={Link} inherit underline="always" to={paths.queueTransactions(group.id)}>
          Route them elsewhere first
        </Anchor>
        .
      </RefusalDialog>
    )
  return (
    <ConfirmDialog
      title={`Delete ${group.name}?`}
      confirm="Delete"
      danger
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id: group.id } })}
      onClose={onClose}
    >
      Nothing of it is open. Its members stay evaluators; the group itself cannot be brought back.
    </ConfirmDialog>
  )
}
