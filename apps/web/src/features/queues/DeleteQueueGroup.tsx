import { deleteQueueGroup, queueGroups, type QueueGroup } from '@lading/contract/queues'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RefusalDialog } from '#ui/RefusalDialog.tsx'

/** Asks before a queue group is deleted, or says why it cannot be. */
export function DeleteQueueGroup({ group, onClose }: { group: QueueGroup; onClose: () => void }) {
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
