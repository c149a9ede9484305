import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { hasOwnRows, hasSharedRows } from '@lading/domain/workflow/lists/list-rules'
import type { ShownListName } from '@lading/domain/workflow/lists/lists'
import { staffQueues, type ApprovalList, type TransactionList, type TransactionListName } from '@lading/contract/queues'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import type { ListContext } from '#platform/calls/table-definition'
import { approvalRows } from './approval-rows.ts'
import { orders, rowsOfList, sharedRows } from './list-rows.ts'
import { listTotal } from './list-totals.ts'
import { narrowedRows } from './narrowed-rows.ts'
import { shownRows } from './shown-rows.ts'

/** Which rows a staff list shows, and how many. */
const sourceOf = <L extends TransactionList | ApprovalList>(list: L, name: ShownListName) => ({
  list,
  rows: ({ db, actor }: ListContext<L>) => rowsOf(db, name, actor),
  total({ db, actor, request }: ListContext<L>) {
    const { type, status } = request
    const agencies = agenciesReadBy(actor)
    if (hasOwnRows(name) || agencies.length === 0) return undefined
    return listTotal(db, name, agencies, { type, status })
  },
})

/** How the narrow rows of every list are ordered, searched and narrowed. */
export const narrow = {
  unique: 'r.entry_id',
  order: orders,
  folded: 'r.searched',
  named: 'r.reference',
  filters: { type: 'r.type', status: 'r.status' },
} as const

/** A staff list: what its row of the table names, each with its clock. */
export const staffTable = (name: TransactionListName) =>
  tableOf({ ...sourceOf(staffQueues[name], name), narrowed: (context) => narrowedRows(name, context) })({
    ...narrow,
    columns: (rows, context) => shownRows(rows.filter(isTransaction), context),
  })

/** What waits for the approving officer: transactions, and accreditations to be given up. */
export const approvalTable = tableOf(sourceOf(staffQueues['for-approval'], 'for-approval'))({
  ...narrow,
  columns: approvalRows,
})

type Found = { readonly transaction_id: number | null }
const isTransaction = <R extends Found>(row: R): row is R & { readonly transaction_id: number } =>
  row.transaction_id !== null

/** What stands in a list: everybody's rows of each agency the caller reads, and those that are the caller's own. */
function rowsOf(db: Db, name: ShownListName, actor: Caller) {
  const ofList = rowsOfList(db, name)
  const agencies = agenciesReadBy(actor)
  const own = ofList.where('r.owner_id', '=', actor.user_id).where((eb) => isOfAgencies(eb.ref('r.agency'), agencies))
  const shared = agencies.map((agency) => sharedRows(db, name, agency))
  const parts = [...(hasSharedRows(name) ? shared : []), ...(hasOwnRows(name) ? [own] : [])]
  return parts.length > 0 ? parts : [ofList.where(sql<boolean>`false`)]
}
