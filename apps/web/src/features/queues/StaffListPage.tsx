import { staffQueues, type ApprovalRow } from '@lading/contract/queues'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import {
  isRecord,
  shownListNames,
  staffLists,
  statusesIn,
  typesIn,
  type ShownListName,
} from '@lading/domain/workflow/lists/lists'
import { Status } from '@lading/domain/transactions/status'
import { requestLabelAt } from '@lading/domain/workflow/lists/officers-requests'
import type { ListFilter, ListScreen } from '@lading/domain/workflow/lists/staff-list'
import { useLocation } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { ListPage } from '#ui/tables/ListPage.tsx'
import { dueFirst, newestFirst, queueColumns } from './queue-columns.tsx'
import { TakeNext } from './TakeNext.tsx'
import type { Filter } from '#ui/tables/request/table-filter.ts'

/** Every staff list is drawn from its row of the table; which one, the address says. */
export default function StaffListPage() {
  const name = useListName()
  const { title } = staffLists[name]
  const { subtitle, empty, columns, filters, takes_next }: ListScreen = staffLists[name].screen
  return (
    <ListPage<ApprovalRow>
      title={title}
      subtitle={subtitle}
      action={takes_next && <TakeNext />}
      key={name}
      endpoint={staffQueues[name]}
      label={title}
      columns={queueColumns(columns)}
      {...(isRecord(name) ? { ordered: newestFirst } : columns.includes('due') && { ordered: dueFirst })}
      rowKey={({ transaction_id, reference }) => transaction_id ?? reference}
      rowLink={linkOf}
      filters={filters.map((filter) => filterOf[filter](name))}
      searchLabel="Search reference or business"
      empty={empty}
      dense
    />
  )
}

/** Staff do not read a draft, and a surrender has no transaction: both requests are read on the page of the business. */
const linkOf = ({ transaction_id, business_id, type, status }: ApprovalRow) =>
  transaction_id === null || type === null || status === Status.draft
    ? paths.businessTransactions(business_id)
    : staffPath({ transaction_id, business_id, type })

function useListName(): ShownListName {
  const address = useLocation().pathname.replace(/\/$/, '')
  const name = shownListNames.find((one) => paths.staffList(one) === address)
  if (!name) throw new Error(`There is no list at ${address}`)
  return name
}

const filterOf: Record<ListFilter, (name: ShownListName) => Filter> = {
  type: (name) => ({
    name: 'type',
    label: 'Type',
    choices: typesIn(name).map((value) => ({ value, label: typeLabels[value] })),
  }),
  status: (name) => ({
    name: 'status',
    label: 'Status',
    choices: statusesIn(name).map((value) => ({
      value, // The words of the first type: one family's where the list holds one, else those of applications.
      label:
        (name === 'for-approval' && requestLabelAt(value)) || labelOfStatus(value, 'staff', typesIn(name)[0] ?? null),
    })),
  }),
}
