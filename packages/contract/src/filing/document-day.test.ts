import { plainDate } from '@lading/domain/dates/plain-date'
import { expect, test } from 'vitest'
import { dayFault, dayFaultOf } from './document-day.ts'

const today = plainDate('2026-11-20')
const lease = { asks_expiry: true, expiry_label: 'Lease ends on', day: 'future', day_only_for: 'a lease' } as const

const bears = (expires_on: string | null, has_no_day = false) => ({ expires_on, has_no_day })
const ofLease = (...files: ReturnType<typeof bears>[]) => dayFaultOf({ ...lease, files }, today)

test('a lease is not filed without its day, and one that has ended is refused', () => {
  expect(ofLease(bears(null))).toEqual({
    kind: 'missing',
    message: 'enter “Lease ends on”, or confirm that no file is a lease.',
  })
  expect(ofLease(bears('2026-11-19'))?.kind).toBe('ended')
  expect(dayFault({ ...lease, day_only_for: '' }, null, today)?.kind).toBe('missing')
})

test('who owns the premises confirms that no file is a lease; one more file is asked about again', () => {
  expect(ofLease(bears(null, true), bears(null, true))).toBeUndefined()
  expect(ofLease(bears(null, true), bears(null))?.kind).toBe('missing')
})

test('beside a lease with its day photographs need none', () => {
  expect(ofLease(bears('2027-05-31'), bears(null))).toBeUndefined()
})

test('of a return the files that were filed before are not asked anew, and their day still counts', () => {
  const files = [bears(null), bears(null)]
  expect(dayFaultOf({ ...lease, files }, today, [])).toBeUndefined()
  expect(dayFaultOf({ ...lease, files }, today, files.slice(1))?.kind).toBe('missing')
  expect(dayFaultOf({ ...lease, files: [bears('2027-05-31'), bears(null)] }, today, [bears(null)])).toBeUndefined()
})
