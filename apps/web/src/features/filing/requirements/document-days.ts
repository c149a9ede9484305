import { dayFaultOf, type DayFault } from '@lading/contract/document-day'
import type { RequirementLine } from '@lading/contract/requirement-lines'
import type { PlainDate } from '@lading/domain/dates/plain-date'

/** What is wrong with the day of a document, in two words. */
export const dayWords = {
  missing: 'Date needed',
  ended: 'Not in force',
  ahead: 'Check the date',
} as const satisfies Record<DayFault['kind'], string>

/** What is wrong with a day that can still be changed; what the agency has accepted stands, whatever its day. */
export const openDayFault = (line: RequirementLine, today: PlainDate): DayFault | undefined =>
  dayFaultOf({ ...line, files: line.files.filter(({ decision }) => decision !== 'accepted') }, today)

/** Whether nothing more is asked of a document. */
export const isReady = (line: RequirementLine, today: PlainDate): boolean =>
  line.files.length > 0 && !openDayFault(line, today)
