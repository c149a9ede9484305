import { type StaffQueue, staffQueues } from '@lading/contract/queues'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { staffLists, type WorkflowList } from '@lading/domain/workflow/lists'
import { useLocation } from 'react-router'
import { paths } from '@lading/contract/paths'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable } from '#ui/ServerTable.tsx'
import { dueFirst, queueColumns } from './queue-columns.tsx'
import { staffListWords } from './staff-lists.ts'
import { TakeNext } from './TakeNext.tsx'
import type { Filter } from '#ui/table-filter.ts'

/** Every list of cases for staff; which one, the last word of the address says. */
export default function StaffListPage() {
  const name = useListName()
  const { subtitle, empty, takes_next } = staffListWords[name]
  const { title } = staffLists[name]
  return (
    <div className="stack">
      <PageHeader title={title} subtitle={subtitle} action={takes_next && <TakeNext />} />
      <ServerTable
        key={name}
        endpoint={staffQueues[name]}
        label={title}
        columns={columnsOf(name)}
        {...(!isDecided(name) && { ordered: dueFirst })}
        rowKey={({ transaction_id }) => transaction_id}
        rowLink={({ transaction_id }) => paths.workflow(transaction_id)}
        filters={filtersOf(staffLists[name])}
        searchLabel="Search reference or business"
        empty={empty}
        dense
      />
    </div>
  )
}

function useListName(): StaffQueue {
  const name = useLocation().pathname.replace(/\/$/, '').split('/').at(-1)
  if (!name || !(name in staffQueues)) throw new Error(`There is no list ${name}`)
  return name as StaffQueue
}

const statusesOf = ({ rules }: WorkflowList) => [...new Set(rules.flatMap((rule) => rule.statuses))]

const isDecided = (name: StaffQueue) =>
  statusesOf(staffLists[name]).every((status) => clockGroupOf(status) === 'stopped')

const columnsOf = (name: StaffQueue) =>
  queueColumns({
    oneStatus: statusesOf(staffLists[name]).length === 1,
    oneProcessor: name === 'my-queue',
    isDecided: isDecided(name),
    isEvaluated: name === 'for-approval' || ofMoney.includes(name),
    isOfMoney: ofMoney.includes(name),
  })

const ofMoney: readonly StaffQueue[] = ['order-of-payment', 'payment-validation']

function filtersOf(list: WorkflowList): Filter[] {
  const { types } = list
  const statuses = statusesOf(list)
  const kinds = { name: 'type', label: 'Type', choices: types.map((value) => ({ value, label: typeLabels[value] })) }
  if (statuses.length < 2) return [kinds]
  const choices = statuses.map((value) => ({ value, label: statusLabels[value].staff }))
  return [kinds, { name: 'status', label: 'Status', choices }]
}
