import { customerMessages, type ThreadRow } from '@lading/contract/messages'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button, Flex, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { Mark } from '#ui/facts/Mark.tsx'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { figures, instants } from '#ui/tables/columns/table-columns.tsx'

const columns: readonly Column<ThreadRow>[] = [
  figures('Transaction', ({ reference }) => reference, { orderBy: 'reference' }),
  {
    header: 'Last message',
    cell: (row) => (
      <Text span inherit lineClamp={2} maw="56ch" fw={row.unread > 0 ? 600 : undefined}>
        {lastText(row)}
      </Text>
    ),
    text: lastText,
  },
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name', phone: 'hidden' },
  { header: 'Kind', cell: (row) => typeLabels[row.type], phone: 'hidden' },
  {
    header: 'Messages',
    cell: ({ messages, unread }) => (
      <Flex component="span" display="inline-flex" align="center" gap="xs" className="num">
        {unread > 0 && (
          <Mark tone="client" size="sm">
            {unread} new
          </Mark>
        )}
        <Text span inherit visibleFrom="sm">
          {messages}
        </Text>
      </Flex>
    ),
    text: ({ messages, unread }) => (unread > 0 ? `${messages}, ${unread} new` : String(messages)),
    align: 'right',
  },
  instants('When', ({ last_at }) => last_at, { orderBy: 'last_at', phone: 'aside' }),
]

function lastText({ last_by_me, last_side, last_text }: ThreadRow): string {
  const by = last_by_me ? 'You: ' : last_side === 'agency' ? 'Agency: ' : ''
  return by + last_text
}

/** The threads with the agencies, the latest word first. */
export default function CustomerMessagesPage() {
  return (
    <ListPage
      title="Messages"
      subtitle="Your messages with the agencies, one thread for each transaction."
      endpoint={customerMessages}
      columns={columns}
      rowKey={(row) => row.transaction_id}
      rowLink={(row) => paths.message(row.transaction_id)}
      searchLabel="Search messages"
      empty={{
        title: 'No messages yet',
        hint: 'Write one on the page of an application. The agency’s answer appears here and there.',
        action: (
          <Button component={Link} to={paths.myApplications()} variant="default">
            My applications
          </Button>
        ),
      }}
    />
  )
}
