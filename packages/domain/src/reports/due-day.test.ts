import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '../dates/national-holidays.ts'
import { addDays, addMonths, plainDate } from '../dates/plain-date.ts'
import { calendarOf } from '../dates/working-days.ts'
import { firstSettings } from '../settings/catalogue.ts'
import { settingsFrom } from '../settings/setting.ts'
import { dueOn, fallsOn, firstAsked, firstPeriod, insuranceOpensOn, monthsOf, periodOpensOn } from './due-day.ts'
import { periodAfter, periodName, periodWith } from './report-period.ts'

const calendar = calendarOf(nationalHolidays)
const settings = settingsFrom(firstSettings)
const halfYearly = new Map([...settings, ['reports.dti.period_months', '6']])
const on = plainDate

describe('the quarterly report', () => {
  test('of a quarter is due where the accreditation began on its last day, and not where it began the day after', () => {
    const first = (day: string) => periodName(firstPeriod(settings, 'cab', 14, on(day)))
    expect(first('2026-09-30')).toBe('2026-Q3')
    expect(first('2026-10-01')).toBe('2026-Q4')
  })

  test('is one for a quarter in which the accreditation was renewed', () => {
    const before = firstPeriod(settings, 'dti', 14, on('2026-07-20'))
    const renewed = firstPeriod(settings, 'dti', 14, on('2026-08-14'))
    expect(renewed).toEqual(before)
  })

  test('opens when the period is over, and is due 30 days after it', () => {
    const period = periodWith(on('2026-08-14'), 3)
    expect(periodOpensOn(period)).toBe('2026-10-01')
    expect(fallsOn(settings, 'cab', 14, period)).toBe('2026-10-30')
    expect(fallsOn(settings, 'dti', 14, period)).toBe('2026-10-30')
  })

  test('is one for half a year where the trade agency says six months', () => {
    expect(monthsOf(halfYearly, 'dti', 14)).toBe(6)
    expect(monthsOf(halfYearly, 'cab', 14)).toBe(3)
    const first = firstPeriod(halfYearly, 'dti', 14, on('2026-05-02'))
    expect([first, periodAfter(first, 6)].map(periodName)).toEqual(['2026-H1', '2026-H2'])
  })

  test('is of no day twice where six months are said within a half-year of which a quarter was reported', () => {
    const rest = periodAfter(periodWith(on('2026-08-14'), 3), 6)
    expect(rest).toEqual({ first_day: '2026-10-01', last_day: '2026-12-31' })
    expect([rest, periodAfter(rest, 6)].map(periodName)).toEqual(['2026-Q4', '2027-H1'])
  })

  test('is asked of an older accreditation from the period on in which the portal begins to ask', () => {
    expect(periodName(firstAsked(settings, 'cab', 14, on('2019-02-03')))).toBe('2026-Q4')
    expect(periodName(firstAsked(settings, 'dti', 14, on('2027-09-30')))).toBe('2027-Q3')
    expect(periodName(firstAsked(settings, 'dti', 13, on('2019-02-03')))).toBe('2026')
  })

  test('is told of a setting that divides no year', () => {
    expect(() => periodWith(on('2026-05-02'), 5)).toThrow('not divided into periods of 5 months')
  })
})

test('the annual report of both agencies is due on 15 May after the year', () => {
  const year = firstPeriod(settings, 'dti', 13, on('2026-09-30'))
  expect(periodName(year)).toBe('2026')
  expect(periodName(periodAfter(year, 12))).toBe('2027')
  expect(fallsOn(settings, 'dti', 13, year)).toBe('2027-05-15')
  expect(fallsOn(settings, 'cab', 13, year)).toBe('2027-05-15')
})

test('the new policy is asked 60 days before the cover ends', () => {
  expect(insuranceOpensOn(settings, on('2026-12-31'))).toBe('2026-11-01')
})

describe('a due day', () => {
  test('stays on a working day', () => {
    expect(dueOn(calendar, on('2026-10-30'))).toBe('2026-10-30')
  })

  test('moves over a weekend and over a holiday to the next working day', () => {
    expect(dueOn(calendar, on('2027-05-15'))).toBe('2027-05-18') // a Saturday, and Eid’l Adha on the Monday
    expect(dueOn(calendar, on('2026-12-25'))).toBe('2026-12-28') // Christmas, a Friday
  })

  test('moves again while it runs, where a holiday is proclaimed after it was reckoned', () => {
    const proclaimed = {
      date: on('2026-10-30'),
      name: 'Proclaimed',
      kind: 'special_nonworking',
      scope: 'national',
    } as const
    expect(dueOn(calendarOf([...nationalHolidays, proclaimed]), on('2026-10-30'))).toBe('2026-11-03')
  })
})

// Whatever day of four years an accreditation begins on.
test('periods follow each other without a gap, and the first one holds the day', () => {
  for (let day = on('2024-01-01'); day < '2028-01-01'; day = addDays(day, 1)) {
    for (const months of [3, 6, 12]) {
      const period = periodWith(day, months)
      expect(period.first_day <= day && day <= period.last_day).toBe(true)
      expect(periodAfter(period, months).first_day).toBe(addMonths(period.first_day, months))
    }
  }
})
