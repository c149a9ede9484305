import { expect, test } from 'vitest'
import { formatDay, formatInstant, formatLongDay, formatRecent, formatTime } from './format.ts'
import { plainDate } from './plain-date.ts'

const today = plainDate('2026-11-20')
const at = (text: string) => new Date(`${text}:00+08:00`)

test('a day reads 20 Nov 2026, and in full on a certificate', () => {
  expect(formatDay(plainDate('2026-11-20'))).toBe('20 Nov 2026')
  expect(formatDay(plainDate('2026-01-05'))).toBe('5 Jan 2026')
  expect(formatLongDay(plainDate('2026-05-01'))).toBe('1 May 2026')
})

test('an instant reads in Manila', () => {
  expect(formatInstant(new Date('2026-11-20T07:05:00Z'))).toBe('20 Nov 2026, 3:05 pm')
})

test.each([
  ['2026-11-20T00:00', '12:00 am'],
  ['2026-11-20T12:00', '12:00 pm'],
  ['2026-11-20T23:59', '11:59 pm'],
])('%s is %s', (text, time) => {
  expect(formatTime(at(text))).toBe(time)
})

test.each([
  ['2026-11-20T09:00', 'Friday'],
  ['2026-11-19T23:59', 'Thursday'],
  ['2026-11-18T23:59', 'Wednesday'],
  ['2026-11-17T00:00', 'Tuesday'],
  ['2026-11-16T23:59', '16 Nov 2026'],
  ['2026-11-21T00:01', '21 Nov 2026'],
])('a weekday up to 3 days back, else the full date: on 20 November, %s is %s', (text, recent) => {
  expect(formatRecent(at(text), today)).toBe(recent)
})
