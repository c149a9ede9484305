import { queueGroups } from '@lading/contract/queues'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { OpenTransactions } from './OpenTransactions.tsx'

/** What lies on one evaluator's desk. */
export default function EvaluatorDeskPage() {
  const processor_id = Number(useParams()['id'])
  const { data } = useQuery(query(queueGroups))
  const person = data?.data.flatMap(({ members }) => members).find(({ user_id }) => user_id === processor_id)
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={person?.position_title}
        title={person ? `Assigned to ${person.name}` : 'Assigned to one evaluator'}
        action={
          <Button variant="default" component={Link} to={paths.queueManagement()}>
            All queue groups
          </Button>
        }
      />
      <OpenTransactions
        label="Transactions assigned to this evaluator"
        of={{ processor_id }}
        empty={{
          title: 'Nothing is assigned',
          hint: 'Transactions appear here when they are routed to this evaluator.',
        }}
      />
    </Stack>
  )
}
