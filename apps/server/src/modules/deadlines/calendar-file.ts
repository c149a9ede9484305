import type { Deadline } from '@lading/contract/deadlines'
import { deadlineKindLabels } from '@lading/domain/deadlines/deadline'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

const REREAD_SECONDS = 6 * 3600

/** Deadlines as iCalendar (RFC 5545): whole days that block no time, each under a name that stays the same. */
export function calendarFile(deadlines: readonly Deadline[], public_url: string, now: Date): string {
  const { host } = new URL(public_url)
  const calendar = ical({
    name: 'Accreditation deadlines',
    prodId: { company: 'Lading', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REREAD_SECONDS,
  })
  for (const { key, kind, on, title, about, business_name, path } of deadlines)
    calendar.createEvent({
      id: `${key}@${host}`,
      stamp: now,
      start: on,
      allDay: true,
      summary: `${title}, ${business_name}`,
      description: [about, `${public_url}${path}`].filter(Boolean).join('\n'),
      categories: [{ name: deadlineKindLabels[kind] }],
      url: `${public_url}${path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return calendar.toString()
}
