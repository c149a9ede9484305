import { plainDate } from '@lading/domain/dates/plain-date'
import { whatHappensNext } from '@lading/domain/filing/what-happens-next'
import { queueNumber } from '@lading/domain/accreditation/numbers/queue-number'
import { Status } from '@lading/domain/transactions/status'
import { escaped } from '#platform/clean-html'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import { whereItStands } from '../reading/where-it-stands.ts'

/** In the notice that a filing was received: its queue number, and what the page says under "What happens next". */
export const submissionNotice: NoticeDetail = async (_, { transition, context: { transaction } }) => {
  // An evaluator who releases the lock sends it back to the same status: nothing was submitted then.
  const isSubmitted = transition.from === Status.draft || transition.from === Status.forRequirementCompletion
  if (!isSubmitted) return ''
  const { type, due_on, queue_number } = transaction
  const { next } = whereItStands(transaction, false) // before the evaluation nothing is said of fees
  const lines = whatHappensNext({ type, next, due_on: due_on ? plainDate(due_on) : null })
  const number = queue_number === null ? '' : `<p>${queueNumber(queue_number)}</p>`
  return `${number}<p>What happens next:</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
}
