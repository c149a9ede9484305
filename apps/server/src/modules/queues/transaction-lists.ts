import { agenciesReadBy } from '@lading/domain/people/works-for'
import { queueTransactions, transactionsOfBusiness } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { emptyLast } from './empty-last.ts'
import { isOpenWork } from './open-work.ts'
import { shownRows } from './shown-rows.ts'

/** Looked up where it is asked for: a page in another order reads no business. */
const nameOfBusiness = sql<string>`(select folded_name from businesses where id = t.business_id)`

/** What is open in a queue group, or what one evaluator's own "My Queue" lists. */
export const openTransactions = tableOf({
  list: queueTransactions,
  rows: ({ db, actor, request: { processor_id } }) =>
    db
      .selectFrom('transactions as t')
      .select('t.id as transaction_id')
      .where(isOpenWork('t.status'))
      .$if(processor_id !== undefined, (query) => query.where('t.status', 'in', [...evaluatorsStatuses]))
      .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor))),
})({
  unique: 't.id',
  order: {
    due_on: emptyLast('t.due_on'),
    filed_at: 't.filed_at',
    reference: 't.reference',
    business_name: nameOfBusiness,
    status: 't.status',
    type: 't.type',
  },
  search: ['t.reference', nameOfBusiness],
  filters: { processor_id: 't.processor_id', queue_group_id: 't.queue_group_id' },
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
      .where('t.status', 'not in', [Status.draft, Status.deleted])
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
