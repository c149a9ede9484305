import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { queueTransactions, transactionsOfBusiness } from '@lading/contract/queues'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Status } from '@lading/domain/transactions/status'
import { unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql, type AliasedExpression } from 'kysely'
import type { Db } from '#platform/database'
import { notEndedAsDraft } from '#modules/workflow/transactions/not-ended-as-draft'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { emptyLast } from './empty-last.ts'
import { wholeEdition } from './list-editions.ts'
import { isOpenWork } from './open-work.ts'
import { shownRows } from './shown-rows.ts'

/** What is told of a transaction to order, to search and to narrow a list. */
interface Open {
  readonly id: number
  readonly agency: Agency
  readonly due_on: string | null
  readonly filed_at: Date | null
  readonly reference: string
  readonly business_name: string
  readonly status: Status
  readonly type: TransactionType | null
  readonly queue_group_id: number | null
}

/** What is open, for the list of a queue group; the name is looked up where it is asked for alone. */
const openWork = (db: Db): AliasedExpression<Open, 't'> =>
  db
    .selectFrom('transactions')
    .select(['id', 'agency', 'due_on', 'filed_at', 'reference', 'status', 'type', 'queue_group_id'])
    .select(sql<string>`(select folded_name from businesses where id = transactions.business_id)`.as('business_name'))
    .where(isOpenWork('status'))
    .as('t')

/** What one evaluator's own "My Queue" lists, from the narrow rows of it. */
const deskOf = (db: Db, processor_id: number): AliasedExpression<Open, 't'> =>
  db
    .selectFrom('list_rows')
    .select(['entry_id as id', 'agency', 'due_on', 'filed_at', 'reference', 'status', 'type', 'queue_group_id'])
    .select('business_name')
    .where('owner_id', '=', processor_id)
    .where('edition', '=', wholeEdition(db))
    .where('list', '=', 'my-queue')
    .as('t')

/** What is open in a queue group, or is assigned to one evaluator. */
export const openTransactions = tableOf({
  list: queueTransactions,
  rows: ({ db, actor, request: { processor_id } }) => {
    const shown = processor_id === undefined ? openWork(db) : deskOf(db, processor_id)
    return db
      .selectFrom(shown)
      .select('t.id as transaction_id')
      .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor)))
  },
})({
  unique: 't.id',
  order: {
    due_on: emptyLast('t.due_on'),
    filed_at: 't.filed_at',
    reference: 't.reference',
    business_name: 't.business_name',
    status: 't.status',
    type: 't.type',
  },
  search: ['t.reference', 't.business_name'],
  filters: { processor_id: null, queue_group_id: 't.queue_group_id' },
  columns: shownRows,
})

/** What a business filed with the agencies that the caller reads. */
export const filedByBusiness = tableOf({
  list: transactionsOfBusiness,
  rows: ({ db, actor, request: { business_id } }) =>
    db
      .selectFrom('transactions as t')
      .select('t.id as transaction_id')
      .where('t.business_id', '=', business_id)
      .where('t.status', 'not in', [...unsubmittedStatuses])
      .where(notEndedAsDraft)
      .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor))),
})({
  unique: 't.id',
  order: {
    filed_at: emptyLast('t.filed_at'),
    due_on: emptyLast('t.due_on'),
    reference: 't.reference',
    status: 't.status',
    type: 't.type',
  },
  search: ['t.reference'],
  filters: { business_id: null, type: 't.type', status: 't.status' },
  columns: shownRows,
})
