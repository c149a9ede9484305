import { formatDueDay } from '../dates/format.ts'
import { addDays, type PlainDate } from '../dates/plain-date.ts'
import { shortenText } from '../text/shorten-text.ts'
import { registeredKindFacts, type RegisteredKind } from './registered-documents.ts'

/** When the end of a registered document is recalled: so many days before its last day, and after it. */
export interface DocumentReminders {
  readonly days_before: readonly number[]
  readonly days_after: readonly number[]
}

/**
 * The next day on which a document is recalled, after the day on which it was registered or recalled last; null after the
 * last of them. Days that passed while the portal did not run so make one reminder.
 */
export function nextDocumentReminder(
  valid_until: PlainDate,
  after: PlainDate,
  { days_before, days_after }: DocumentReminders,
): PlainDate | null {
  const days = [...days_before.map((days) => -days), ...days_after].map((days) => addDays(valid_until, days))
  return days.filter((day) => day > after).toSorted()[0] ?? null
}

const BELL = 50 // specification, section 2.6

interface NoticeOn {
  readonly today: PlainDate
  /** Whether an accreditation of its business is in force: only then a change can be requested. */
  readonly is_in_force: boolean
}

/** What a business reads of a document that ends or has ended: at its bell, as a mail's subject, and in sentences. */
export function documentNotice(kind: RegisteredKind, valid_until: PlainDate, { today, is_in_force }: NoticeOn) {
  const { label } = registeredKindFacts[kind]
  const day = formatDueDay(valid_until)
  const hasEnded = valid_until < today
  return {
    bell: shortenText(`Document ${hasEnded ? 'ended' : 'ends'}: ${label}`, BELL - 1),
    mail: hasEnded ? `Action required: a document ended on ${day}` : `Reminder: a document ends on ${day}`,
    sentences: [
      `${label}: the one in the register ${hasEnded ? 'ended' : 'ends'} on ${day}.`,
      is_in_force
        ? 'Request a change of registration documents, and file the new one.'
        : 'Your accreditation is not in force: file the new document with its renewal.',
    ],
  }
}
