import { manilaDay } from '@lading/domain/dates/manila'

/** Numbers of series, taken in the order of time, and where each series stands in the end. */
export interface Numbers {
  /** The next of a series in the year (or on the day) of an instant. */
  next(series: string, at: Date, period?: 'year' | 'day'): number
  /** Rows for `number_series`. */
  rows(): { series: string; period: string; last_number: number }[]
}

export function demoNumbers(): Numbers {
  const last = new Map<string, number>()
  return {
    next(series, at, period = 'year') {
      const day = manilaDay(at)
      const key = `${series} ${period === 'year' ? day.slice(0, 4) : day}`
      const number = (last.get(key) ?? 0) + 1
      last.set(key, number)
      return number
    },
    rows: () =>
      [...last].map(([key, last_number]) => {
        const [series = '', period = ''] = key.split(' ')
        return { series, period, last_number }
      }),
  }
}
