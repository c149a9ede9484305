import { familyOf, isRenewal } from '../transactions/family.ts'
import { wordsOf } from '../transactions/family-words.ts'
import { Status } from '../transactions/status.ts'
import { isToPay } from '../transactions/status-groups.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'

interface Waiting {
  readonly type: TransactionType
  readonly status: Status
  /** Whether staff named the day, so that nothing was counted. */
  readonly client_day_is_named?: boolean
}

/** Why a client has until a day: how it is counted, and what becomes of the transaction after it (flow G). */
export function explainDeadline(waiting: Waiting): readonly [counted: string, after: string] {
  return [countedBy(waiting), afterwards(waiting.type, waiting.status)]
}

function countedBy({ status, client_day_is_named = false }: Waiting): string {
  if (client_day_is_named) return 'The agency named this day; it was not counted.'
  if (status === Status.forPickup)
    return 'Counted in calendar days from the day the document was ready, and moved to a day on which the office is open.'
  if (status === Status.forClientAction || isToPay(status))
    return 'Counted in working days from the day after it came to you. Weekends and holidays do not count.'
  return 'Counted in calendar days from the day after it came to you.'
}

/** What a report that stays open past its day costs its business. */
function afterReport(status: Status): string {
  if (status === Status.forRequirementCompletion) return 'no renewal can be submitted until it is complete'
  return isToPay(status) ? 'no renewal can be submitted until the penalty is paid' : 'counts as late'
}

const lateUntilComplete =
  'A renewal counts as filed on the day it is complete: each day after the accreditation has ended may add to the surcharge.'

function afterwards(type: TransactionType, status: Status): string {
  const { noun, document } = wordsOf(type)
  if (status === Status.forPickup) return `After this day the ${document} is put into the archive of the agency.`
  if (familyOf(type) === 'report')
    return `A report does not end after this day: it stays open, and ${afterReport(status)}.`
  const what = isToPay(status) ? 'is not paid' : 'is not answered'
  const ended = `A ${noun} that ${what} by the end of this day is terminated.`.replace(/^A (?=a)/, 'An ')
  const isLate = isRenewal(type) && status === Status.forRequirementCompletion
  return isLate ? `${ended} ${lateUntilComplete}` : ended
}
