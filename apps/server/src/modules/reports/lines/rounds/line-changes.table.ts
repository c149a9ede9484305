import { Answers } from '@lading/contract/reports/report-lines'
import { lineChanges } from '@lading/contract/reports/report-rounds'
import { sql, type SqlBool } from 'kysely'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { whatIsOpen } from '#modules/filing/reading/what-is-open'
import { tableOf } from '#platform/calls/table'
import { linesChangedIn } from './filed-lines.queries.ts'

/**
 * What changed in a section from one round to the next; nothing of a round that was not filed. The one that is being
 * answered is the client's alone to read.
 */
export const lineChangesTable = tableOf({
  list: lineChanges,
  scope: async ({ db, request, actor }) => {
    const found = await findTransaction(db, request.transaction_id)
    requireVisible(found, actor)
    const isAnswering = whatIsOpen(found.transaction, actor) === 'returned'
    return request.round <= found.transaction.resubmissions + (isAnswering ? 1 : 0)
  },
  rows: ({ db, request }, isTold) => linesChangedIn(db, request).where(sql<SqlBool>`${isTold}::boolean`),
})({
  unique: 'c.number',
  order: { number: 'c.number' },
  search: ['c.identity'],
  filters: { transaction_id: null, section: null, round: null, state: 'c.state' },
  columns: (rows) =>
    rows.map(({ number, state, before, after }) => ({
      number,
      state,
      before: before && Answers.parse(before),
      after: after && Answers.parse(after),
    })),
})
