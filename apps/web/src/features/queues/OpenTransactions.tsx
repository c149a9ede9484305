import { queueTransactions } from '@lading/contract/queues'
import { severalStatuses } from '@lading/domain/workflow/lists/staff-list'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { ServerTable } from '#ui/tables/ServerTable.tsx'
import { dueFirst, queueColumns } from './queue-columns.tsx'

interface Props {
  readonly label: string
  /** Of a group, or on a desk. */
  readonly of: { readonly queue_group_id: number } | { readonly processor_id: number }
  readonly empty: { readonly title: string; readonly hint: string }
}

/** On one evaluator's desk the processor is the same in every row. */
const onADesk = severalStatuses.filter((name) => name !== 'processor')

/** What is open in a queue group or on one evaluator's desk. */
export function OpenTransactions({ label, of, empty }: Props) {
  return (
    <ServerTable
      endpoint={queueTransactions}
      label={label}
      columns={queueColumns('processor_id' in of ? onADesk : severalStatuses)}
      ordered={dueFirst}
      rowKey={({ transaction_id }) => transaction_id}
      rowLink={staffPath}
      fixed={of}
      searchLabel="Search reference or business"
      empty={empty}
      dense
    />
  )
}
