import { customerThreads, type ThreadRow } from '@lading/contract/messages'
import { typeLabels } from '@lading/domain/transactions/labels'
import { useParams } from 'react-router'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { ServerTable, type Column } from '#ui/tables/ServerTable.tsx'
import { instants } from '#ui/tables/columns/table-columns.tsx'

const columns: readonly Column<ThreadRow>[] = [
  { header: 'Transaction', orderBy: 'reference', cell: ({ reference }) => reference },
  {
    header: 'Last message',
    cell: ({ last_side, last_text }) => `${last_side === 'agency' ? 'Agency' : 'Client'}: ${last_text}`,
    phone: 'line',
  },
  { header: 'Business', orderBy: 'business_name', cell: ({ business_name }) => business_name, phone: 'line' },
  { header: 'Kind', cell: ({ type }) => typeLabels[type], phone: 'hidden' },
  { header: 'Messages', align: 'right', cell: ({ messages }) => messages, phone: 'hidden' },
  instants('When', ({ last_at }) => last_at, { orderBy: 'last_at', phone: 'aside' }),
]

/** Message threads on the transactions of the customer's businesses, those of the reader's agency. */
export function CustomerThreads() {
  return (
    <ServerTable
      endpoint={customerThreads}
      label="Messages"
      columns={columns}
      rowKey={({ transaction_id }) => transaction_id}
      rowLink={staffPath}
      fixed={{ user_id: Number(useParams()['id']) }}
      searchLabel="Search messages"
      urlKey="threads"
      ordered={{ order_by: 'last_at', sort_by: 'desc' }}
      empty={{
        title: 'No messages',
        hint: 'Messages with your agency about transactions of their businesses appear here, latest first.',
      }}
    />
  )
}
