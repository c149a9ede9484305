import { queueGroups } from '@lading/contract/queues'
import { mayOpen } from '@lading/domain/people/acting/actor'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { TableFrame } from '#ui/tables/frame/TableFrame.tsx'
import { SidewaysScroll } from '#ui/tables/SidewaysScroll.tsx'
import { GroupRows } from './GroupRows.tsx'
import classes from './QueueManagementPage.module.css'

/** The evaluators by queue group, with the work of each. */
export default function QueueManagementPage() {
  const asked = useQuery(query(queueGroups))
  const actor = useActor()
  const mayKeep = actor !== null && mayOpen(actor, ['manage-role-permission'])
  const keep = (
    <Button component={Link} to={paths.queue()} variant="default">
      Change the groups
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader
        title="Queue management"
        subtitle="The evaluators of each queue group, and how much work each has."
        action={mayKeep && keep}
      />
      <Fetched of={asked}>
        {(data) =>
          data.data.length === 0 ? (
            <EmptyState
              title="No queue group yet"
              hint={
                mayKeep
                  ? 'Add the first group to route transactions to it.'
                  : 'An administrator adds queue groups. Until then transactions are routed to one evaluator at a time.'
              }
              action={mayKeep && keep}
            />
          ) : (
            <TableFrame dense aria-label="Evaluators by queue group">
              <SidewaysScroll>
                <table aria-label="Evaluators by queue group" className={classes.table}>
                  <thead>
                    <tr>
                      <th scope="col">Evaluator</th>
                      <th scope="col">Position</th>
                      <th scope="col" data-align="right" style={{ width: 160 }}>
                        In their queue
                      </th>
                    </tr>
                  </thead>
                  {data.data.map((group) => (
                    <GroupRows key={group.id} group={group} />
                  ))}
                </table>
              </SidewaysScroll>
            </TableFrame>
          )
        }
      </Fetched>
    </Stack>
  )
}
