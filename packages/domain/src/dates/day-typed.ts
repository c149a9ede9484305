import { isPlainDate } from './plain-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `YYYY-MM-DD` of a day as people write it: `20 Nov 2026`, `November 20, 2026`, `20/11/2026`, `2026-11-20`; null where it is none. */
export function dayTyped(text: string): string | null {
  const [first = '', second = '', third = ''] = text
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/)
  if (/^\d{4}$/.test(first)) return dayOf(first, second, third)
  return /^[a-z]/.test(first) ? dayOf(third, first, second) : dayOf(third, second, first)
}

function dayOf(year: string, month: string, day: string): string | null {
  const named = months.indexOf(month.slice(0, 3)) + 1
  const number = named > 0 ? String(named) : month
  const text = [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isPlainDate(text) ? text : null
}
