import { nounOf } from '@lading/domain/transactions/family-words'
import { escaped } from '#platform/clean-html'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import { currentDocuments } from '../reading/filing.queries.ts'

/** What a client submitted without and must still add; what an officer found missing is in the officer's own words. */
export const missingItemsNotice: NoticeDetail = async (tx, { context: { transaction }, answers }) => {
  if (typeof answers.missing_items === 'string') return ''
  const attached = new Set((await currentDocuments(tx, transaction.id)).map((file) => file.requirement_code))
  const missing = transaction.requirements.filter((line) => line.mandatory && !attached.has(line.code))
  if (missing.length === 0) return ''
  const items = missing.map(({ name }) => `<li>${escaped(name)}</li>`).join('')
  return `<p>The agency receives the ${nounOf(transaction.type)} once these are added:</p><ul>${items}</ul>`
}
