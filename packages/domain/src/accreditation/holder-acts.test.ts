import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { scopeFlags } from '../transactions/scope.ts'
import { Status } from '../transactions/status.ts'
import { holderActsOf, type GivenAccreditation } from './holder-acts.ts'

const rules = { today: plainDate('2026-11-26'), limits: { window_months: 2, late_days: 365 } }
const held: GivenAccreditation = {
  agency: 'dti',
  status: Status.accredited,
  expiry_date: plainDate('2027-03-31'),
  scopes: scopeFlags(['international']),
  is_renewed: false,
  renewal: null,
}
const told = (facts: Partial<GivenAccreditation>) =>
  Object.fromEntries(holderActsOf({ ...held, ...facts }, rules).map(({ act, why_not }) => [act, why_not]))

test('an accreditation in force is changed, widened, reported on, and renewed from its day on', () => {
  expect(told({})).toEqual({
    renew: 'Renewal opens on 31 Jan 2027.',
    change: null,
    'add-category': null,
    report: null,
    request: null,
    surrender: null,
  })
  expect(told({ expiry_date: plainDate('2027-01-26') })['renew']).toBeNull()
  expect(told({ scopes: scopeFlags(['domestic', 'international', 'nvocc']) })['add-category']).toMatch(/^It covers/)
  expect(told({ agency: 'cab', scopes: scopeFlags(['domestic', 'international']) })).toMatchObject({
    renew: 'Ask the agency how it is renewed.',
    'add-category': 'It covers every category already.',
  })
})

test('one that has expired is renewed late, until its last day, and not changed', () => {
  const expired = { status: Status.expired, expiry_date: plainDate('2026-01-31') }
  expect(told(expired)).toMatchObject({ renew: null, change: 'Possible while the accreditation is in force.' })
  const long = { ...expired, expiry_date: plainDate('2025-11-25') }
  expect(told(long)['renew']).toBe('It could be renewed until 25 Nov 2026.')
})

test('a renewal that is open is gone on with, whatever the day', () => {
  expect(told({ renewal: { is_draft: true } })['renew']).toBeNull()
})

test('while it is suspended its documents and reports go on; once it is over nothing does', () => {
  expect(told({ status: Status.suspended })).toMatchObject({
    renew: 'Possible once the suspension has ended.',
    report: null,
    request: null,
  })
  expect(told({ status: Status.revoked })).toEqual({})
  expect(told({ status: Status.expired, is_renewed: true })).toEqual({})
  expect(told({ is_renewed: true })).toMatchObject({ renew: 'It is renewed already.', change: null })
})
