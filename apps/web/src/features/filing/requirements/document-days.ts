import { dayFault, dayFaultOf, type DayFault } from '@lading/contract/filing/document-day'
import type { RequirementFile, RequirementLine } from '@lading/contract/filing/requirement-lines'
import type { PlainDate } from '@lading/domain/dates/plain-date'

/** What is wrong with the day of a document, in two words. */
export const dayWords = {
  missing: 'Date needed',
  ended: 'Not in force',
  ahead: 'Check the date',
} as const satisfies Record<DayFault['kind'], string>

/** What is wrong with a day that can still be changed; what the agency has accepted stands, whatever its day. */
export const openDayFault = (line: RequirementLine, file: RequirementFile, today: PlainDate): DayFault | undefined =>
  isDayOpen(line, file) ? dayFault(line, file.expires_on, today) : undefined

/** The first fault among the files of a document, or among some of them. */
export const openDayFaultOf = (line: RequirementLine, today: PlainDate, files = line.files): DayFault | undefined =>
  dayFaultOf(
    line,
    today,
    files.filter((file) => isDayOpen(line, file)),
  )

const isDayOpen = ({ is_open }: RequirementLine, { decision }: RequirementFile) => is_open && decision !== 'accepted'

/** Whether nothing more is asked of a document. */
export const isReady = (line: RequirementLine, today: PlainDate): boolean =>
  line.files.length > 0 && !openDayFaultOf(line, today)
