import { deleteQueueGroup, queueGroups, type QueueGroup } from '@lading/contract/queues'
import { paths } from '@lading/contract/addresses/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'

/** Deletes a queue group of which nothing is open; while something is, it has no button. */
export function DeleteQueueGroup({ group }: { group: QueueGroup }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const act = useAct(deleteQueueGroup, {
    done: `The queue group ${group.name} is deleted.`,
    stale: [queueGroups],
    onDone: () => void navigate(paths.queue()),
  })
  if (group.open > 0) return null
  return (
    <>
      <Button variant="subtle" color="stamp" onClick={() => setAsking(true)}>
        Delete the group
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${group.name}?`}
          confirm="Delete"
          danger
          busy={act.isPending}
          onConfirm={() => act.mutate({ params: { id: group.id } })}
          onClose={() => setAsking(false)}
        >
          The group has no open transactions. Its members stay evaluators. Once deleted, it cannot be restored.
        </ConfirmDialog>
      )}
    </>
  )
}
