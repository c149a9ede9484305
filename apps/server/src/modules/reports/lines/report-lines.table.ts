import { Answers, reportLines } from '@lading/contract/reports/report-lines'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { readsAsFiled } from '#modules/filing/reading/as-filed'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { tableOf } from '#platform/calls/table'
import { linesFiledIn } from './rounds/filed-lines.queries.ts'

/** A round that is never filed: what stands now. */
const NOW = 2 ** 31 - 1

/** The lines of a section, for those who may read the report; staff read those filed last while the client corrects them. */
export const reportLinesTable = tableOf({
  list: reportLines,
  scope: async ({ db, request, actor }) => {
    const found = await findTransaction(db, request.transaction_id)
    requireVisible(found, actor)
    return readsAsFiled(found.transaction, actor) ? found.transaction.resubmissions : NOW
  },
  rows: ({ db, request }, round) => linesFiledIn(db, { ...request, round }),
})({
  unique: 'l.number',
  order: { number: 'l.number' },
  search: ['l.identity'],
  filters: { transaction_id: null, section: null, number: 'l.number' },
  columns: (rows) => rows.map(({ id, number, answers }) => ({ line_id: id, number, answers: Answers.parse(answers) })),
})
