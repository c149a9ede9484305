import { formatDay, formatDueDay, formatInstant, formatRecent } from '@lading/domain/dates/format'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'

/** `20 Nov 2026` of a day on the wire; a dash where there is none. */
export function dayText(day: string | null | undefined): string {
  return day ? formatDay(plainDate(day)) : '–'
}

/** `Fri, 20 Nov 2026`: a day with its weekday, such as one until which something must be done. */
export function deadlineText(day: string): string {
  return formatDueDay(plainDate(day))
}

/** `20 Nov 2026, 3:05 pm` in Manila, of an instant on the wire; a dash where there is none. */
export function instantText(instant: string | null | undefined): string {
  return instant ? formatInstant(new Date(instant)) : '–'
}

/** A weekday for the last three days, the full date before that (specification, section 9). */
export function recentText(instant: string, today: PlainDate): string {
  return formatRecent(new Date(instant), today)
}

/** `1,234,567`. The browser's own formatter takes a telephone a tenth of a second to make. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

const KILO = 1024

/** `0.6 MB`, `34 kB`: the size of a file. */
export function sizeText(bytes: number): string {
  return bytes >= KILO * KILO ? `${(bytes / KILO / KILO).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / KILO))} kB`
}
