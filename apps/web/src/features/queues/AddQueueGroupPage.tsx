import { createQueueGroup, queueGroups } from '@lading/contract/queues'
import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { QueueGroupForm } from './QueueGroupForm.tsx'

/** A new queue group. */
export default function AddQueueGroupPage() {
  const navigate = useNavigate()
  const act = useAct(createQueueGroup, {
    done: ({ name }) => `The queue group ${name} is ready.`,
    stale: [queueGroups],
    onDone: () => void navigate(paths.queue()),
  })
  return (
    <Stack gap="lg">
      <PageHeader title="Add a queue group" />
      <QueueGroupForm
        problem={act.error}
        busy={act.isPending}
        save="Add the group"
        onSave={(body) => act.mutate({ body })}
      />
    </Stack>
  )
}
