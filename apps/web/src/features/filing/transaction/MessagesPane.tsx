import { nounOf } from '@lading/domain/transactions/family-words'
import type { Filing } from '@lading/contract/filing/filing'
import { messageThread } from '@lading/contract/messages'
import { Box, Button, Skeleton, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RichHtml } from '#ui/facts/RichHtml.tsx'
import { instantText } from '#lib/format.ts'

/** The latest message of the thread with the agency, and the way to it. */
export function MessagesPane({ filing }: { filing: Filing }) {
  const { data, error, refetch } = useQuery(query(messageThread, { params: { id: filing.transaction_id } }))
  const last = data?.messages.at(-1)
  const unread = data?.messages.filter(({ is_new }) => is_new).length ?? 0
  return (
    <Pane title="Messages" act={unread > 0}>
      {unread > 0 && (
        <Mark tone="client" size="sm">
          {unread === 1 ? '1 new message' : `${unread} new messages`}
        </Mark>
      )}
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={60} />
      ) : last ? (
        <Box fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text inherit c="dimmed">
            {last.is_mine ? 'You' : last.author} · <span className="num">{instantText(last.created_at)}</span>
          </Text>
          <RichHtml html={last.body} />
        </Box>
      ) : (
        <Text size="sm" c="dimmed">
          No messages yet. Ask the agency about this {nounOf(filing.type)} here.
        </Text>
      )}
      <Button
        component={Link}
        to={paths.message(filing.transaction_id)}
        variant="default"
        fullWidth
        mt="sm"
        leftSection={<IconMessage size={16} aria-hidden />}
      >
        {wayIn(data?.messages.length ?? 0, unread)}
      </Button>
    </Pane>
  )
}

function wayIn(all: number, unread: number): string {
  if (unread > 0) return 'Read and answer'
  return all > 1 ? `All ${all} messages` : 'Write a message'
}
