import { plainDate } from '@lading/domain/dates/plain-date'
import { expect, test } from 'vitest'
import { dayFault } from './document-day.ts'

const today = plainDate('2026-11-20')
const lease = { asks_expiry: true, expiry_label: 'Lease ends on', day: 'future', day_only_for: 'a lease' } as const

test('who owns the premises is not asked when a lease ends; a lease that has ended is refused', () => {
  expect(dayFault(lease, null, today)).toBeUndefined()
  expect(dayFault(lease, '2026-11-19', today)?.kind).toBe('ended')
  expect(dayFault({ ...lease, day_only_for: '' }, null, today)?.kind).toBe('missing')
})
