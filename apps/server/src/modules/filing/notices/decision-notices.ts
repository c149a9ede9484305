import { issuesDocument } from '@lading/contract/transaction-types'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { afterApproval, afterIssue, afterRelease } from '@lading/domain/filing/after-decision'
import { isCase } from '@lading/domain/transactions/family'
import { typeLabels } from '@lading/domain/transactions/labels'
import { CLOSED_AS_REPLACED, endedByTime } from '@lading/domain/workflow/notices/ended-by-time'
import type { Tx } from '#platform/database'
import { escaped } from '#platform/clean-html'
import { isReplaced } from '#modules/documents/issued/is-replaced'
import { releasedDocumentsOf, type ReleasedDocument } from '#modules/documents/issued/released-document'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { closedWords } from '../reading/closed-words.ts'
import { noticeFacts, whomToAsk } from './notice-facts.ts'

/** What was approved and when, and what comes next. */
export const approvalNotice: NoticeDetail = async (_, { context: { transaction, settings } }) => {
  const { type, agency, decided_at, last_activity_at } = transaction
  return [
    noticeFacts([
      ['Approved', typeLabels[type]],
      ['On', formatDay(manilaDay(decided_at ?? last_activity_at))],
      ['By', settings.text(`agency.${agency}.name`)],
    ]),
    `<p>${escaped(afterApproval(decided(transaction)))}</p>`,
    whomToAsk(settings, agency),
  ].join('')
}

/** What was issued, its number and its days, and how the client comes by it. */
export const issueNotice: NoticeDetail = async (tx, { context: { transaction, settings } }) =>
  [
    await documentFacts(tx, transaction),
    `<p>${escaped(afterIssue(decided(transaction)))}</p>`,
    whomToAsk(settings, transaction.agency),
  ].join('')

/** What holds from now on; of a case the order says it. */
export const releaseNotice: NoticeDetail = async (tx, { transition, answers, context }) => {
  const { transaction, settings } = context
  if (isCase(transaction)) return ''
  const isClosedByPortal = transition.by.includes('SYS') && transaction.delivery === 'pickup'
  const isLate = isClosedByPortal && (await isReplaced(tx, transaction.id))
  const unclaimed = isLate ? CLOSED_AS_REPLACED : endedByTime(transition.action)
  const condoned = transition.effects.includes('condone-penalty') ? String(answers.condonation_number ?? '') : ''
  const holds = await closedWords(tx, context, manilaDay(transaction.last_activity_at))
  return [
    ...(unclaimed ? [`<p>${unclaimed}</p>`] : []),
    ...(condoned ? [noticeFacts([['Order of condonation', condoned]])] : []),
    await documentFacts(tx, transaction),
    ...afterRelease({ ...decided(transaction), ...(holds && { holds }) }).map((line) => `<p>${escaped(line)}</p>`),
    whomToAsk(settings, transaction.agency),
  ].join('')
}

const decided = (transaction: TransactionRow) => ({
  type: transaction.type,
  delivery: transaction.delivery,
  makesDocument: issuesDocument(transaction),
})

/** Name, number and validity of each document that was issued. */
export async function documentFacts(tx: Tx, { id }: Pick<TransactionRow, 'id'>): Promise<string> {
  const documents = await releasedDocumentsOf(tx, id)
  return noticeFacts(documents.map((document) => [nameOfDocument(document), numberAndDays(document)]))
}

const numberAndDays = ({ number, in_force }: ReleasedDocument): string =>
  in_force ? `${number}, in force ${formatDay(in_force.from)} to ${formatDay(in_force.until)}` : number
