import { customerMessages, type ThreadRow } from '@lading/contract/messages'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { instantText } from '#lib/format.ts'
import { Day } from '#ui/Day.tsx'
import { Mark } from '#ui/Mark.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import './messages.css'

const columns: readonly Column<ThreadRow>[] = [
  {
    header: 'Transaction',
    cell: (row) => <span className="num">{row.reference}</span>,
    text: (row) => row.reference,
    orderBy: 'reference',
  },
  {
    header: 'Last message',
    cell: (row) => (
      <span className="last-text" data-unread={row.unread > 0 || undefined}>
        {lastText(row)}
      </span>
    ),
    text: lastText,
  },
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name', phone: 'hidden' },
  { header: 'Kind', cell: (row) => typeLabels[row.type], phone: 'hidden' },
  {
    header: 'Messages',
    cell: ({ messages, unread }) => (
      <span className="talk-count num">
        {unread > 0 && (
          <Mark tone="client" size="sm">
            {unread} new
          </Mark>
        )}
        <span className="talk-all">{messages}</span>
      </span>
    ),
    text: ({ messages, unread }) => (unread > 0 ? `${messages}, ${unread} new` : String(messages)),
    align: 'right',
  },
  {
    header: 'When',
    cell: (row) => <Day at={row.last_at} />,
    text: (row) => instantText(row.last_at),
    orderBy: 'last_at',
    phone: 'aside',
  },
]

function lastText({ last_by_me, last_side, last_text }: ThreadRow): string {
  const by = last_by_me ? 'You: ' : last_side === 'agency' ? 'Agency: ' : ''
  return by + last_text
}

/** The threads with the agencies, the latest word first. */
export default function CustomerMessagesPage() {
  return (
    <div className="stack">
      <PageHeader title="Messages" subtitle="Your talks with the agencies, one for each transaction." />
      <ServerTable
        endpoint={customerMessages}
        label="Messages"
        columns={columns}
        rowKey={(row) => row.transaction_id}
        rowLink={(row) => paths.message(row.transaction_id)}
        searchLabel="Search messages"
        empty={{
          title: 'No messages yet',
          hint: 'A talk begins on the page of an application: ask there, and the agency answers here.',
          action: (
            <Button component={Link} to={paths.myApplications()} variant="default">
              My applications
            </Button>
          ),
        }}
      />
    </div>
  )
}
