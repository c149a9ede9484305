import { manilaDay } from '@lading/domain/dates/manila'
import { nounOf } from '@lading/domain/transactions/family-words'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { onCompletion } from '../reading/completion-day.ts'
import { currentDocuments } from '../reading/filing.queries.ts'

/**
 * What a client submitted without and must still add, and what depends on the day on which it is added. What an officer
 * found missing is in the officer's own words.
 */
export const missingItemsNotice: NoticeDetail = async (tx, { context, answers }) => {
  const { transaction } = context
  const list = typeof answers.missing_items === 'string' ? '' : await stillToAdd(tx, transaction)
  const depends = await onCompletion(tx, context, context, manilaDay(transaction.last_activity_at))
  return depends ? `${list}<p>${escaped(depends)}</p>` : list
}

async function stillToAdd(tx: Tx, transaction: TransactionRow): Promise<string> {
  const attached = new Set((await currentDocuments(tx, transaction.id)).map((file) => file.requirement_code))
  const missing = transaction.requirements.filter((line) => line.mandatory && !attached.has(line.code))
  if (missing.length === 0) return ''
  const items = missing.map(({ name }) => `<li>${escaped(name)}</li>`).join('')
  return `<p>The agency receives the ${nounOf(transaction.type)} once these are added:</p><ul>${items}</ul>`
}
