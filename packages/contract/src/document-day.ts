import { formatDay } from '@lading/domain/dates/format'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { RequirementLine } from './requirement-lines.ts'

type AsksDay = Pick<RequirementLine, 'asks_expiry' | 'expiry_label' | 'day' | 'day_only_for'>

export interface DayFault {
  readonly kind: 'missing' | 'ended' | 'ahead'
  readonly message: string
}

/** Why the day on the face of a document, `YYYY-MM-DD`, keeps it from being filed today; undefined where nothing does. */
export function dayFault(line: AsksDay, expires_on: string | null, today: PlainDate): DayFault | undefined {
  if (!line.asks_expiry) return undefined
  if (expires_on === null && line.day_only_for !== '') return undefined
  if (expires_on === null) return { kind: 'missing', message: `enter “${line.expiry_label}”.` }
  const day = formatDay(plainDate(expires_on))
  if (line.day === 'future' && expires_on < today)
    return { kind: 'ended', message: `${day} has passed. Attach one that is in force, or correct the day.` }
  if (line.day === 'past' && expires_on > today)
    return { kind: 'ahead', message: `${day} is still to come. Correct the day.` }
  return undefined
}

/** What is wrong with the days of a document's files: the first that is found. */
export function dayFaultOf(
  line: AsksDay & { readonly files: readonly { readonly expires_on: string | null }[] },
  today: PlainDate,
): DayFault | undefined {
  return line.files.map(({ expires_on }) => dayFault(line, expires_on, today)).find((fault) => fault !== undefined)
}
