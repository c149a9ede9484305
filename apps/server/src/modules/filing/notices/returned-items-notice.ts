import { escaped, escapedLines } from '#platform/clean-html'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import { openReturns } from '../reading/filing.queries.ts'

/** What the agency returned, item by item, with the evaluator's words: the client reads in the mail what is asked. */
export const returnedItemsNotice: NoticeDetail = async (tx, { context }) => {
  const items = await openReturns(tx, context.transaction.id)
  if (items.length === 0) return ''
  return `<ul>${items.map(({ label, remark }) => `<li><b>${escaped(label)}</b>: ${escapedLines(remark)}</li>`).join('')}</ul>`
}
