import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { OpenTransactions } from './OpenTransactions.tsx'
import { WithGroup } from './WithGroup.tsx'

/** What is open in one queue group. */
export default function QueueTransactionsPage() {
  return (
    <WithGroup>
      {({ id, name }) => (
        <Stack gap="lg">
          <PageHeader
            eyebrow="Queue group"
            title={`Open transactions of ${name}`}
            action={
              <Button variant="default" component={Link} to={paths.queueEvaluators(id)}>
                Its evaluators
              </Button>
            }
          />
          <OpenTransactions
            label={`Open transactions of ${name}`}
            of={{ queue_group_id: id }}
            empty={{ title: 'Nothing is open', hint: 'Transactions appear here when they are routed to this group.' }}
          />
        </Stack>
      )}
    </WithGroup>
  )
}
