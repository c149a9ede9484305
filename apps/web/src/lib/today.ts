import { manilaDay } from '@lading/domain/dates/manila'

/** Whether a day is over in Manila. */
export const isPast = (day: string, today: string = manilaDay(new Date())): boolean => day < today

/** Whether a day has not begun in Manila. */
export const isAhead = (day: string, today: string = manilaDay(new Date())): boolean => day > today

/** Whether today in Manila is one of these days, the first and the last among them. */
export const isWithin = (first: string, last: string, today: string = manilaDay(new Date())): boolean =>
  first <= today && today <= last
