import type { CheckedRequirement } from '@lading/contract/evaluation'
import { daysBetween, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { dayText } from '#lib/format.ts'

/**
 * `Cover ends on 31 Dec 2026`, and how long ago where it is past: an insurance has lapsed then, a fiscal year has not.
 * Nothing where no day was asked.
 */
export function documentDateText(label: string, day: string | null, today: PlainDate): string {
  if (day === null) return ''
  const named = `${label.replace(/ \(.*\)$/, '') || 'Valid until'} ${dayText(day)}`
  const past = daysBetween(plainDate(day), today)
  return past > 0 ? `${named}, ${agoText(past)}` : named
}

/** The day of a file, or that its client confirmed it has none: `Not a lease, says the client`. */
export function fileDateText(
  { expiry_label, day_only_for }: Pick<CheckedRequirement, 'expiry_label' | 'day_only_for'>,
  { expires_on, has_no_day }: Pick<CheckedRequirement['files'][number], 'expires_on' | 'has_no_day'>,
  today: PlainDate,
): string {
  return has_no_day ? `Not ${day_only_for}, says the client` : documentDateText(expiry_label, expires_on, today)
}

const ago = new Intl.RelativeTimeFormat('en')

function agoText(days: number): string {
  if (days < 60) return ago.format(-days, 'day')
  return days < 730 ? ago.format(-Math.floor(days / 30.4), 'month') : ago.format(-Math.floor(days / 365.25), 'year')
}
