import { deadlineText } from '#lib/format.ts'

/**
 * How a date field draws its calendar. It lies at the end of the document, where a dialog does not cut it off; its row
 * of weekdays would belong to no part of the page there, so each day is named with its own.
 */
export const calendar = {
  getDayAriaLabel: deadlineText,
  attributes: { monthThead: { 'aria-hidden': true } },
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
} as const
