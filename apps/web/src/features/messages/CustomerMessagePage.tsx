import { messageThread, type MessageThread } from '@lading/contract/messages'
import { nounOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button, Flex, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { WriteMessage } from './WriteMessage.tsx'
import { useReading } from '#lib/use-reading.ts'

/** The message thread of one transaction. */
export default function CustomerMessagePage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <Thread key={id} id={id} /> : <ErrorPage failure="missing" />
}

const LOOKED_AGAIN = 20_000 // milliseconds

function Thread({ id }: { id: number }) {
  const { data } = useQuery({
    ...query(messageThread, { params: { id } }),
    throwOnError: nothingRead,
    refetchInterval: LOOKED_AGAIN,
  })
  return data ? <ThreadView thread={data} /> : <PageSkeleton />
}

function ThreadView({ thread }: { thread: MessageThread }) {
  const { reference, type, business_name, status, messages, why_closed } = thread
  const fresh = useReading(thread)
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={typeLabels[type]}
        title={business_name}
        badge={<StatusBadge status={status} type={type} />}
        subtitle={<span className="num">{reference}</span>}
        action={
          <Button component={Link} to={ownPath(thread)} variant="default">
            Open the {nounOf(type)}
          </Button>
        }
      />
      <Pane title="Messages">
        <Stack gap="md">
          {messages.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was written yet. What you write here is read by the agency.
            </Text>
          ) : (
            <Flex component="ol" direction="column" gap="sm" m={0} p={0} aria-label="Messages, oldest first">
              {messages.map((message) => (
                <MessageBubble key={message.id} message={message} isNew={fresh.has(message.id)} />
              ))}
            </Flex>
          )}
          {why_closed ? (
            <Text size="sm" c="dimmed">
              {why_closed}
            </Text>
          ) : (
            <WriteMessage thread={thread} />
          )}
        </Stack>
      </Pane>
    </Stack>
  )
}
