import { customerMessages, type ThreadRow } from '@lading/contract/messages'
import { typeLabels } from '@lading/domain/workflow/labels'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { Day } from '#ui/Day'
import { Mark } from '#ui/Mark'
import { PageHeader } from '#ui/PageHeader'
import { ServerTable, type Column } from '#ui/ServerTable'
import './messages.css'

const columns: readonly Column<ThreadRow>[] = [
  {
    header: 'Transaction',
    cell: (row) => <span className="num">{row.reference}</span>,
    orderBy: 'reference',
  },
  {
    header: 'Last message',
    cell: (row) => (
      <span className="last-text" data-unread={row.unread > 0 || undefined}>
        {row.last_by_me ? 'You: ' : row.last_side === 'agency' ? 'Agency: ' : ''}
        {row.last_text}
      </span>
    ),
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
    align: 'right',
  },
  { header: 'When', cell: (row) => <Day at={row.last_at} />, orderBy: 'last_at', phone: 'aside' },
]

/** The talks with the agencies, the latest word first. */
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
