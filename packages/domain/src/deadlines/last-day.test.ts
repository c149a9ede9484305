import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { calendarOf } from '../dates/working-days.ts'
import { Status } from '../transactions/status.ts'
import { lastDay } from './last-day.ts'

const friday = plainDate('2027-03-12')
const storm = { date: friday, name: 'Typhoon', kind: 'special_nonworking', scope: 'national' } as const

test('a last day that was proclaimed closed since is the next working day, unless calendar days were given', () => {
  const closed = calendarOf([storm])
  for (const status of [Status.forClientAction, Status.forApplicationFeePayment, Status.forPayment, Status.forPickup]) {
    expect(lastDay(calendarOf([]), status, friday)).toBe(friday)
    expect(lastDay(closed, status, friday)).toBe('2027-03-15')
  }
  expect(lastDay(closed, Status.forRequirementCompletion, friday)).toBe(friday)
})
