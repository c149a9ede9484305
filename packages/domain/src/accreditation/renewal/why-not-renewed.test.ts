import { expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
import { Status } from '../../transactions/status.ts'
import { renewalDays } from './renewal.ts'
import { whyNotRenewed, type RenewedAccreditation } from './why-not-renewed.ts'

const days = renewalDays(plainDate('2027-03-31'), { window_months: 3, late_days: 30 })
const held = { ...days, status: Status.accredited, is_renewed: false }
const why = (today: string, changes: Partial<RenewedAccreditation> = {}) =>
  whyNotRenewed({ ...held, ...changes }, plainDate(today))

test('its holder reads the day on which renewal opens, or the day after which it was too late', () => {
  expect(why('2026-12-30')).toBe('Renewal opens on 31 Dec 2026.')
  expect(why('2026-12-31')).toBeNull()
  expect(why('2027-04-30', { status: Status.expired })).toBeNull()
  expect(why('2027-05-01', { status: Status.expired })).toBe('It could be renewed until 30 Apr 2027.')
})

test('one that is renewed, suspended or over says so, whatever the day', () => {
  expect(why('2027-03-01', { is_renewed: true })).toBe('It is renewed already.')
  expect(why('2027-03-01', { status: Status.suspended })).toBe('Possible once the suspension has ended.')
  const never = 'Only an accreditation in force or expired can be renewed.'
  expect(why('2027-03-01', { status: Status.terminated })).toBe(never)
  expect(why('2026-01-01', { status: Status.forPickup })).toBe(never)
})
