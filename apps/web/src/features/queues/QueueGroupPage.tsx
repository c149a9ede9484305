import { queueGroups, updateQueueGroup, type QueueGroup } from '@lading/contract/queues'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { DeleteQueueGroup } from './DeleteQueueGroup.tsx'
import { QueueGroupForm } from './QueueGroupForm.tsx'
import { WithGroup } from './WithGroup.tsx'

/** One queue group, to be changed. */
export default function QueueGroupPage() {
  return <WithGroup>{(group) => <EditGroup key={group.id} group={group} />}</WithGroup>
}

function EditGroup({ group }: { group: QueueGroup }) {
  const navigate = useNavigate()
  const act = useAct(updateQueueGroup, {
    done: ({ name }) => `The queue group ${name} is saved.`,
    stale: [queueGroups],
    onDone: () => void navigate(paths.queue()),
  })
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={`Queue group · ${sideLabels[group.agency].name}`}
        title={group.name}
        action={
          <Group gap="xs">
            <DeleteQueueGroup group={group} />
            <Button variant="default" component={Link} to={paths.queueTransactions(group.id)}>
              Open transactions ({group.open})
            </Button>
          </Group>
        }
      />
      <QueueGroupForm
        group={group}
        problem={act.error}
        busy={act.isPending}
        save="Save"
        onSave={(answers, version) => act.mutate({ params: { id: group.id }, body: { ...answers, version } })}
      />
    </Stack>
  )
}
