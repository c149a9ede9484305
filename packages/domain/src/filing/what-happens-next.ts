import { formatDueDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import { familyOf } from '../transactions/family.ts'
import { nounOf } from '../transactions/family-words.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'

interface Submitted {
  readonly type: TransactionType
  /** What the agency does next, as a sentence. */
  readonly next: string
  /** The day by which the agency must decide; null while its time does not run, or where none is set. */
  readonly due_on: PlainDate | null
}

/** What a client reads after submitting, on the page and in the mail: who acts next, by when, and what is possible until then. */
export const whatHappensNext = ({ type, next, due_on }: Submitted): readonly string[] => [
  next,
  ...(due_on ? [`The agency must decide by ${formatDueDay(due_on)}. Days on which it waits for you are added.`] : []),
  'You are notified by e-mail and in the portal of every change.',
  familyOf(type) === 'report' // it is owed: nobody withdraws it
    ? 'Until then you can write to the agency under Messages.'
    : `Until then you can write to the agency under Messages, or withdraw the ${nounOf(type)} on its page.`,
]
