import { Answers, reportLines } from '@lading/contract/reports/report-lines'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { tableOf } from '#platform/calls/table'

/** The lines of a section, for those who may read the report. */
export const reportLinesTable = tableOf({
  list: reportLines,
  scope: async ({ db, request, actor }) => requireVisible(await findTransaction(db, request.transaction_id), actor),
  rows: ({ db, request }) =>
    db
      .selectFrom('report_lines as l')
      .select(['l.id', 'l.number', 'l.answers'])
      .where('l.transaction_id', '=', request.transaction_id)
      .where('l.section', '=', request.section),
})({
  unique: 'l.id',
  order: { number: 'l.number' },
  search: ['l.identity'],
  filters: { transaction_id: null, section: null, number: 'l.number' },
  columns: (rows) => rows.map(({ id, number, answers }) => ({ line_id: id, number, answers: Answers.parse(answers) })),
})
