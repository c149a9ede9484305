import { linesOf } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import type { ReportRound } from '@lading/contract/reports/report-rounds'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answersFrom } from '#modules/workflow/transactions/transaction-row'

/** When a report was submitted, the last time first, with the number of lines of each section. Throws 404. */
export async function reportRounds(db: Db, id: number, actor: Caller): Promise<ReportRound[]> {
  const found = await findTransaction(db, id)
  requireVisible(found, actor)
  const { type, agency } = found.transaction
  const submissions = await db
    .selectFrom('transaction_submissions')
    .select(['round', 'at', 'form'])
    .where('transaction_id', '=', id)
    .orderBy('round', 'desc')
    .execute()
  return submissions.map(({ round, at, form }) => {
    const answers = answersFrom(type, form)
    const lines = lineSectionsOf(type, agency).map((section) => [section.name, Number(answers[linesOf(section)] ?? 0)])
    return { round, at: at.toISOString(), lines: Object.fromEntries(lines) }
  })
}
