import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '../dates/national-holidays.ts'
import { addDays, plainDate } from '../dates/plain-date.ts'
import { calendarOf } from '../dates/working-days.ts'
import { countedOn, monthsLate } from './days-late.ts'
import { nextReminderOn } from './report-reminders.ts'

const on = plainDate
const calendar = calendarOf(nationalHolidays)

describe('the day a report counts as filed', () => {
  const counted = (incomplete: string | null, completed: string | null) =>
    countedOn(
      {
        first_on: on('2026-10-30'),
        incomplete_on: incomplete === null ? null : on(incomplete),
        completed_on: completed === null ? null : on(completed),
      },
      calendar,
      5,
    )

  test('is that of its submission where nothing was missing', () => {
    expect(counted(null, null)).toBe('2026-10-30')
  })

  test('stays where what was missing came within five working days of being asked', () => {
    expect(counted('2026-11-03', '2026-11-10')).toBe('2026-10-30')
  })

  test('is that of the completion where it came a day later', () => {
    expect(counted('2026-11-03', '2026-11-11')).toBe('2026-11-11')
  })
})

test('a month late begins with the first day after the due day and with each month after that', () => {
  const late = (day: string) => monthsLate(on('2026-01-31'), on(day))
  expect(['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(late)).toEqual([
    0, 1, 1, 2, 2, 3,
  ])
})

describe('a report that is due', () => {
  const reminders = { days_before: [15, 5, 0], every_days_after: 7 }
  const due_on = on('2026-12-31')
  const sentFrom = (opened: string, until: string, runs = (_day: string) => true) => {
    const sent: string[] = []
    let next = nextReminderOn(due_on, on(opened), reminders)
    for (let day = on(opened); day <= until; day = addDays(day, 1)) {
      if (!runs(day) || day < next) continue
      sent.push(day)
      next = nextReminderOn(due_on, day, reminders)
    }
    return sent
  }

  test('is recalled 15 and 5 days before, on the day, and each week after it', () => {
    expect(sentFrom('2026-11-01', '2027-01-15')).toEqual([
      '2026-12-16',
      '2026-12-26',
      '2026-12-31',
      '2027-01-07',
      '2027-01-14',
    ])
  })

  test('is not recalled on the day it opens, which its notice told', () => {
    expect(sentFrom('2026-12-16', '2026-12-26')).toEqual(['2026-12-26'])
  })

  test('is recalled once for all days on which the portal did not run, and keeps its days after that', () => {
    const runs = (day: string) => day < '2026-12-20' || day > '2027-01-09'
    expect(sentFrom('2026-11-01', '2027-01-22', runs)).toEqual(['2026-12-16', '2027-01-10', '2027-01-14', '2027-01-21'])
  })
})
