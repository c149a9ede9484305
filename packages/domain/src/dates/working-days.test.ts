import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { nationalHolidays } from './national-holidays.ts'
import { addDays, dayNumbered, numberOf, plainDate, weekday } from './plain-date.ts'
import {
  calendarOf,
  dueDate,
  holidayKinds,
  isWorkingDay,
  nextWorkingDay,
  receivedOn,
  workingDaysBetween,
  type Holiday,
} from './working-days.ts'

const calendar = calendarOf(nationalHolidays)
const onlyNewYearOf2027 = calendarOf(nationalHolidays.filter(({ date }) => date <= plainDate('2027-01-01')))
const day = plainDate
const anyDay = fc.integer({ min: numberOf(day('2025-01-01')), max: numberOf(day('2027-10-31')) }).map(dayNumbered)
const anyHoliday: fc.Arbitrary<Holiday> = fc.record({
  date: anyDay,
  name: fc.constant('A proclaimed day'),
  kind: fc.constantFrom(...holidayKinds),
  scope: fc.constantFrom('national', '1300000000'),
})

describe('a due date (field facts, section 6.3)', () => {
  test.each([
    ['2026-03-27', 7, '2026-04-10', 'over Holy Week and Araw ng Kagitingan'],
    ['2026-03-18', 3, '2026-03-24', 'over Eid’l Fitr'],
    ['2026-05-25', 3, '2026-05-29', 'over Eid’l Adha'],
    ['2026-10-29', 3, '2026-11-04', 'over All Souls'],
    ['2026-12-22', 3, '2026-12-29', 'over Christmas'],
    ['2026-12-22', 7, '2027-01-07', 'over the new year'],
    ['2025-04-14', 7, '2025-04-25', 'over Holy Week of 2025'],
  ])('%s and %i working days is %s, %s', (from, days, due) => {
    expect(dueDate(calendar, day(from), days)).toBe(due)
  })

  test('twenty days from 27 November 2026 end on 5 January 2027 when only New Year’s Day is taken for 2027', () => {
    expect(dueDate(onlyNewYearOf2027, day('2026-11-27'), 20)).toBe('2027-01-05')
  })

  test('a filing on Black Saturday 2026 is received on Monday and due on Friday 10 April', () => {
    const received = receivedOn(calendar, new Date('2026-04-04T10:00:00+08:00'))
    expect(received).toBe('2026-04-06')
    expect(dueDate(calendar, received, 3)).toBe('2026-04-10')
  })

  test('no days at all is the day itself', () => {
    expect(dueDate(calendar, day('2026-04-04'), 0)).toBe('2026-04-04')
  })

  test('working days between two days are as many as are counted one by one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 900 }), fc.array(anyHoliday), (from, days, proclaimed) => {
        const offices = calendarOf([...nationalHolidays, ...proclaimed])
        const after = Array.from({ length: days }, (_, place) => addDays(from, place + 1))
        const counted = after.filter((one) => isWorkingDay(offices, one)).length
        expect(workingDaysBetween(offices, from, addDays(from, days))).toBe(counted)
      }),
    )
  })

  test('is so many working days away', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (from, days) => {
        const due = dueDate(calendar, from, days)
        expect(isWorkingDay(calendar, due)).toBe(true)
        expect(workingDaysBetween(calendar, from, due)).toBe(days)
        expect(workingDaysBetween(calendar, due, from)).toBe(-days)
      }),
    )
  })

  test('never gets earlier when a holiday is added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40 }), anyHoliday, (from, days, added) => {
        const more = calendarOf([...nationalHolidays, added])
        expect(dueDate(more, from, days) >= dueDate(calendar, from, days)).toBe(true)
        const filed_at = new Date(`${from}T09:00:00+08:00`)
        expect(receivedOn(more, filed_at) >= receivedOn(calendar, filed_at)).toBe(true)
      }),
    )
  })
})

describe('receipt', () => {
  test.each([
    ['2026-11-20T17:00:00+08:00', '2026-11-20', 'five sharp on a Friday is in time'],
    ['2026-11-20T17:00:01+08:00', '2026-11-23', 'a second later it is Monday'],
    ['2026-11-27T20:00:00+08:00', '2026-12-01', 'Bonifacio Day is skipped with the weekend'],
    ['2026-11-23T00:05:00+08:00', '2026-11-23', 'before opening it is the same day'],
    ['2026-02-25T10:00:00+08:00', '2026-02-25', 'a special working day is a working day'],
  ])('%s is received on %s: %s', (at, received) => {
    expect(receivedOn(calendar, new Date(at))).toBe(received)
  })
})

describe('working days', () => {
  test.each([
    ['2025', 244],
    ['2026', 243],
  ])('%s has %i', (year, count) => {
    expect(workingDaysBetween(calendar, addDays(day(`${year}-01-01`), -1), day(`${year}-12-31`))).toBe(count)
  })

  test('the special day of a town does not close the agencies', () => {
    const withTown = calendarOf([
      { date: day('2026-06-24'), name: 'Araw ng Maynila', kind: 'special_nonworking', scope: '1339000000' },
    ])
    expect(isWorkingDay(withTown, day('2026-06-24'))).toBe(true)
  })

  test('the next one is the first after, and none lies between', () => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const next = nextWorkingDay(calendar, from)
        expect(workingDaysBetween(calendar, from, next)).toBe(1)
      }),
    )
  })

  test('each day of the calendar stands in it once, on the weekday the law gives it', () => {
    expect(new Set(nationalHolidays.map(({ date }) => date)).size).toBe(nationalHolidays.length)
    const heroes = nationalHolidays.filter(({ name }) => name === 'National Heroes Day')
    expect(heroes.map(({ date }) => weekday(date))).toEqual([1, 1, 1])
    const thursdays = nationalHolidays.filter(({ name }) => name === 'Maundy Thursday')
    expect(thursdays.map(({ date }) => weekday(date))).toEqual([4, 4, 4])
  })
})

test.each([
  [
    '2025',
    '01-01 01-29 04-01 04-09 04-17 04-18 04-19 05-01 06-06 06-12 07-27 08-21 08-25 10-31 11-01 11-30 12-08 12-24 12-25 12-30 12-31',
  ],
  [
    '2026',
    '01-01 02-17 03-20 04-02 04-03 04-04 04-09 05-01 05-27 06-12 08-21 08-31 11-01 11-02 11-30 12-08 12-24 12-25 12-30 12-31',
  ],
  [
    '2027',
    '01-01 02-06 03-10 03-25 03-26 03-27 04-09 05-01 05-17 06-12 08-21 08-30 11-01 11-30 12-08 12-25 12-30 12-31',
  ],
])('the offices are closed in %s on the days of the field facts, section 6.3', (year, days) => {
  const closed = nationalHolidays.filter(({ date, kind }) => date.startsWith(year) && kind !== 'special_working')
  expect(closed.map(({ date }) => date.slice(5)).join(' ')).toBe(days)
})
