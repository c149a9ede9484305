import { addDays, type PlainDate } from '../dates/plain-date.ts'

/** What a business asks the SEC for, as the letter and its page name it (flow E, row E01). */
export const secActions = ['new-registration', 'amended-purpose', 'change-of-name', 'capital-increase'] as const
export type SecAction = (typeof secActions)[number]

export const secActionLabels: Readonly<Record<SecAction, string>> = {
  'new-registration': 'New registration',
  'amended-purpose': 'Amendment of the purpose clause',
  'change-of-name': 'Change of the corporate name',
  'capital-increase': 'Increase of the capital',
}

/** The last day of a recommendation signed on a day; that day itself does not count (Civil Code, article 13). */
export const recommendedUntil = (signed_on: PlainDate, valid_days: number): PlainDate => addDays(signed_on, valid_days)

/** A recommendation is valid to the last second of its last day, in Manila. */
export const hasExpired = (valid_until: PlainDate, today: PlainDate): boolean => valid_until < today
