import { formatDay } from '@lading/domain/dates/format'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { RequirementFile, RequirementLine } from './requirement-lines.ts'

type AsksDay = Pick<RequirementLine, 'asks_expiry' | 'expiry_label' | 'day' | 'day_only_for'>

/** The day on the face of a file; or that its client confirmed it has none. */
type DatedFile = Pick<RequirementFile, 'expires_on' | 'has_no_day'>

export interface DayFault {
  readonly kind: 'missing' | 'ended' | 'ahead'
  readonly message: string
}

/** Why the day on the face of a document, `YYYY-MM-DD`, keeps it from being filed today; undefined where nothing does. */
export function dayFault(line: AsksDay, expires_on: string | null, today: PlainDate): DayFault | undefined {
  if (!line.asks_expiry) return undefined
  if (expires_on === null)
    return line.day_only_for ? undefined : { kind: 'missing', message: `enter “${line.expiry_label}”.` }
  const day = formatDay(plainDate(expires_on))
  if (line.day === 'future' && expires_on < today)
    return { kind: 'ended', message: `${day} has passed. Attach one that is in force, or correct the day.` }
  if (line.day === 'past' && expires_on > today)
    return { kind: 'ahead', message: `${day} is still to come. Correct the day.` }
  return undefined
}

/**
 * What is wrong with the days of a document's files: the first that is found. Where a lease alone has the day, one of them
 * bears it, or the client has confirmed that none of them is a lease. `judged` are those that may still be changed.
 */
export function dayFaultOf(
  line: AsksDay & { readonly files: readonly DatedFile[] },
  today: PlainDate,
  judged = line.files,
): DayFault | undefined {
  const fault = judged.map(({ expires_on }) => dayFault(line, expires_on, today)).find((found) => found !== undefined)
  if (fault) return fault
  const { asks_expiry, day_only_for, expiry_label, files } = line
  const isToldByADay = files.some(({ expires_on }) => expires_on !== null)
  if (!asks_expiry || !day_only_for || isToldByADay || judged.every(({ has_no_day }) => has_no_day)) return undefined
  return { kind: 'missing', message: `enter “${expiry_label}”, or confirm that no file is ${day_only_for}.` }
}
