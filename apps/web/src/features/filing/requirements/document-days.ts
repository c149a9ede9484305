import { dayFault, type DayFault } from '@lading/contract/document-day'
import type { RequirementFile, RequirementLine } from '@lading/contract/requirement-lines'
import { manilaDay } from '@lading/domain/dates/manila'

/** What is wrong with the day of a document, in two words. */
export const dayWords = {
  missing: 'Date needed',
  ended: 'Not in force',
  ahead: 'Check the date',
} as const satisfies Record<DayFault['kind'], string>

/** What is wrong with a day that can still be changed; what the agency has accepted stands, whatever its day. */
export const openDayFault = (line: RequirementLine, { decision, expires_on }: RequirementFile): DayFault | undefined =>
  line.is_open && decision !== 'accepted' ? dayFault(line, expires_on, manilaDay(new Date())) : undefined

/** The first fault among the files of a document. */
export const openDayFaultOf = (line: RequirementLine): DayFault | undefined =>
  line.files.map((file) => openDayFault(line, file)).find((fault) => fault !== undefined)

/** Whether nothing more is asked of a document. */
export const isReady = (line: RequirementLine): boolean => line.files.length > 0 && !openDayFaultOf(line)
