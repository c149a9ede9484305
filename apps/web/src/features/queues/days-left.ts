import type { PlainDate } from '@lading/domain/dates/plain-date'

/** `3 days left`, `last day`, `2 days late`: working days. On a weekend after its last day a transaction is `past due`. */
export function daysLeftText(due_on: string, days: number, today: PlainDate): string {
  if (days === 0) return due_on < today ? 'past due' : 'last day'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `${count} left` : `${count} late`
}

/** What must be seen at a glance: the day is over, or nearly. */
export function lateness(due_on: string, days: number, today: PlainDate): 'late' | 'soon' | undefined {
  if (days < 0 || due_on < today) return 'late'
  return days <= 1 ? 'soon' : undefined
}
