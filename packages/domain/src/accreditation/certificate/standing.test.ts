import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { dayNumbered, plainDate } from '../../dates/plain-date.ts'
import { Status, statuses } from '../../transactions/status.ts'
import {
  isCurrent,
  offlineStanding,
  standingOf,
  standings,
  standingWords,
  statusOn,
  type AccreditationFacts,
} from './standing.ts'

const day = plainDate
const valid: AccreditationFacts = {
  status: Status.accredited,
  first_day: day('2024-12-01'),
  expiry_date: day('2026-11-30'),
}

describe('before the public, an accreditation', () => {
  test.each<[string, Partial<AccreditationFacts>, string, string]>([
    ['is current on its first day', {}, '2024-12-01', 'current'],
    ['is current on its last day', {}, '2026-11-30', 'current'],
    ['is expired the day after, whatever the nightly job has done', {}, '2026-12-01', 'expired'],
    ['has not begun the day before', {}, '2024-11-30', 'not-yet'],
    ['is current as soon as the certificate is issued', { status: Status.certificateIssued }, '2026-01-01', 'current'],
    ['is current while it waits to be picked up', { status: Status.forPickup }, '2026-01-01', 'current'],
    ['is unknown while it is only printed', { status: Status.forPrinting }, '2026-01-01', 'unknown'],
    [
      'is unknown while it is a draft',
      { status: Status.draft, first_day: null, expiry_date: null },
      '2026-01-01',
      'unknown',
    ],
    ['is suspended', { status: Status.suspended }, '2026-01-01', 'suspended'],
    ['is revoked', { status: Status.revoked }, '2026-01-01', 'revoked'],
    ['stays revoked after its term', { status: Status.revoked }, '2028-01-01', 'revoked'],
    ['is expired', { status: Status.expired }, '2027-01-01', 'expired'],
    ['is surrendered', { status: Status.terminated }, '2026-01-01', 'surrendered'],
    ['written off after expiry is expired', { status: Status.terminated }, '2028-01-01', 'expired'],
    ['of an application withdrawn is unknown', { status: Status.terminated, first_day: null }, '2026-01-01', 'unknown'],
    ['of a branch that closed is surrendered', { branch_closed_on: day('2026-01-01') }, '2026-01-02', 'surrendered'],
    [
      'of a closed branch stays revoked with its main office',
      { status: Status.revoked, branch_closed_on: day('2026-01-01') },
      '2026-01-02',
      'revoked',
    ],
    ['is replaced by its re-issue', { replaced_by: '26-SFF-000260' }, '2026-01-01', 'replaced'],
    [
      'is being corrected when it went back',
      { status: Status.forRevision, is_being_corrected: true },
      '2026-01-01',
      'being-corrected',
    ],
  ])('%s', (_what, facts, today, standing) => {
    expect(standingOf({ ...valid, ...facts }, day(today))).toBe(standing)
  })

  test('is current in 20, 21 and 22 from its first day to its last, and never else', () => {
    const anyDay = fc.integer({ min: 20_000, max: 21_000 }).map(dayNumbered)
    fc.assert(
      fc.property(fc.constantFrom(...statuses), anyDay, anyDay, anyDay, (status, first_day, expiry_date, today) => {
        const inForce = [20, 21, 22].includes(status) && first_day <= today && today <= expiry_date
        expect(isCurrent({ status, first_day, expiry_date }, today)).toBe(inForce)
      }),
    )
  })
})

test('without the portal, the list speaks first and the days of the certificate after it', () => {
  const payload = { first_day: day('2024-12-01'), expiry_date: day('2026-11-30') }
  const on = (today: string, listed?: 'valid' | 'suspended') => offlineStanding(payload, listed, day(today))
  expect(on('2026-01-01', 'suspended')).toBe('suspended')
  expect(on('2027-01-01', 'suspended')).toBe('suspended')
  expect(on('2026-11-30', 'valid')).toBe('current')
  expect(on('2026-12-01', 'valid')).toBe('expired')
  expect(on('2024-11-30')).toBe('not-yet')
})

test('each standing has its own words for the public', () => {
  const words = standings.map((standing) => standingWords(standing, { ...valid, replaced_by: '26-SFF-000260' }))
  expect(new Set(words.map(({ heading }) => heading)).size).toBe(standings.length)
  expect(words[0]).toEqual({
    heading: 'Genuine and current',
    sentence: 'This accreditation is in force until 30 Nov 2026.',
  })
  for (const { sentence } of words) expect(sentence).toMatch(/\.$/)
})

test('a replaced certificate names the day and its successor, as far as they are known', () => {
  const known = { replaced_by: '26-SFF-000259-A', replaced_on: day('2026-11-23') }
  expect(standingWords('replaced', known).sentence).toBe(
    'Replaced on 23 Nov 2026 by a later certificate, 26-SFF-000259-A.',
  )
  expect(standingWords('replaced').sentence).toBe('A later certificate takes its place.')
})

test('one that expired while its renewal is decided says so', () => {
  expect(standingWords('expired', { ...valid, renewal_pending: true })).toEqual({
    heading: 'Expired, renewal under way',
    sentence: 'This accreditation ended on 30 Nov 2026. Its renewal was filed and is not decided yet.',
  })
  expect(standingWords('expired', valid).heading).toBe('Expired')
})

test('past its last day an accreditation in force has expired, though no job has said so', () => {
  expect(statusOn(valid, day('2026-11-30'))).toBe(Status.accredited)
  expect(statusOn(valid, day('2026-12-01'))).toBe(Status.expired)
  expect(statusOn({ ...valid, status: Status.suspended }, day('2026-12-01'))).toBe(Status.suspended)
  expect(statusOn({ status: Status.accredited, expiry_date: null }, day('2026-12-01'))).toBe(Status.accredited)
})
