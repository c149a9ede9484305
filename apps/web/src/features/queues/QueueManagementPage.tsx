import { queueGroups, type QueueGroup } from '@lading/contract/queues'
import { mayOpen } from '@lading/domain/people/actor'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Mark } from '#ui/Mark.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { RuledLine } from '#ui/RuledLine.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'
import classes from './QueueManagementPage.module.css'

/** All queue groups with what is open in each, and how their members are loaded. */
export default function QueueManagementPage() {
  const { data, error, refetch } = useQuery(query(queueGroups))
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
        subtitle="How the queue groups and their evaluators are loaded now."
        action={mayKeep && keep}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.data.length === 0 && (
        <EmptyState
          title="No queue group yet"
          hint={
            mayKeep
              ? 'Make the first group, and cases can be routed to it.'
              : 'An administrator makes queue groups. Until then cases are routed to evaluators one by one.'
          }
          action={mayKeep && keep}
        />
      )}
      <SimpleGrid minColWidth="min(16.25rem, 100%)" autoFlow="auto-fit" spacing="lg">
        {data?.data.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function GroupCard({ group }: { group: QueueGroup }) {
  const { id, name, agency, types, is_active, open, members } = group
  return (
    <Pane
      className={classes.card}
      title={`${name} · ${sideLabels[agency].short}`}
      subtitle={sideLabels[agency].name}
      aside={
        !is_active && (
          <Mark tone="idle" size="sm">
            Not in use
          </Mark>
        )
      }
    >
      <Text size="sm">
        <Text span className="num" mr={3} ff="heading" fz="xl" fw={600} lh={1.1}>
          {open}
        </Text>{' '}
        {open === 1 ? 'open case' : 'open cases'}
      </Text>
      <Text size="xs" c="dimmed" mb="sm">
        {kindsText(types)}
      </Text>
      {members.length > 0 ? (
        <RuledList fz="sm" aria-label={`Members of ${name}`}>
          {members.map((member) => (
            <RuledLine key={member.user_id} fz="dense">
              <span>
                {member.name}
                <SmallRow>{member.position_title}</SmallRow>
              </span>
              <Anchor
                component={Link}
                inherit
                to={paths.evaluatorTransactions(member.user_id)}
                className="num"
                style={{ whiteSpace: 'nowrap' }}
              >
                {member.open} open
              </Anchor>
            </RuledLine>
          ))}
        </RuledList>
      ) : (
        <Text inherit c="dimmed">
          Nobody belongs to it: what is routed here waits.
        </Text>
      )}
      <Group className={classes.links} gap="md" pt="sm" fz="dense">
        <Anchor component={Link} inherit to={paths.queueTransactions(id)}>
          Cases of the group
        </Anchor>
        <Anchor component={Link} inherit to={paths.queueEvaluators(id)}>
          Its evaluators
        </Anchor>
      </Group>
    </Pane>
  )
}

const NAMED = 4

function kindsText(types: QueueGroup['types']): string {
  if (types.length === 0) return 'Every kind of case'
  return types.length > NAMED ? `${types.length} kinds of cases` : types.map((type) => typeLabels[type]).join(', ')
}
