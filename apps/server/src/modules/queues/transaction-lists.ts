import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { queueTransactions, transactionsOfBusiness } from '@lading/contract/queues'
import { unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import { sql, type SqlBool } from 'kysely'
import { notEndedAsDraft } from '#modules/workflow/transactions/not-ended-as-draft'
import { isOfAgencies } from '#platform/paging'
import { invalid } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { emptyLast } from './empty-last.ts'
import { wholeEdition } from './list-editions.ts'
import { isOpenWork } from './open-work.ts'
import { shownRows } from './shown-rows.ts'
import { narrow } from './staff-list.ts'

/** What is open in a queue group, or is assigned to one evaluator; of nobody, all that is open would be gone through. */
export const openTransactions = tableOf({
  list: queueTransactions,
  rows: ({ db, actor, request: { queue_group_id, processor_id } }) => {
    const rows = db
      .selectFrom('list_rows as r')
      .select('r.entry_id as transaction_id')
      .where('r.edition', '=', wholeEdition(db))
      .where((eb) => isOfAgencies(eb.ref('r.agency'), agenciesReadBy(actor)))
    if (processor_id !== undefined) return rows.where('r.list', '=', 'my-queue').where('r.owner_id', '=', processor_id)
    if (queue_group_id === undefined) throw invalid({ queue_group_id: ['Name a queue group or an evaluator.'] })
    // In the words of the index, which holds nothing that has ended.
    return rows.where(sql<SqlBool>`r.list = 'transactions'`).where(isOpenWork('r.status'))
  },
})({ ...narrow, filters: { processor_id: null, queue_group_id: 'r.queue_group_id' }, columns: shownRows })

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
