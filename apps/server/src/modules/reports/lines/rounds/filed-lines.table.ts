import { Answers } from '@lading/contract/reports/report-lines'
import { filedLines } from '@lading/contract/reports/report-rounds'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { linesFiledIn } from './filed-lines.queries.ts'

/** The lines of a section as they were filed in a round, for those who may read the report. */
export const filedLinesTable = tableOf({
  list: filedLines,
  scope: async ({ db, request, actor }) => {
    const found = await findTransaction(db, request.transaction_id)
    requireVisible(found, actor)
    const { submitted_at, resubmissions } = found.transaction
    if (submitted_at === null || request.round > resubmissions) throw notFound('Round')
  },
  rows: ({ db, request }) => linesFiledIn(db, request),
})({
  unique: 'l.number',
  order: { number: 'l.number' },
  search: ['l.identity'],
  filters: { transaction_id: null, section: null, round: null },
  columns: (rows) => rows.map(({ number, answers }) => ({ number, answers: Answers.parse(answers) })),
})
