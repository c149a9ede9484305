import { expect, test } from 'vitest'
import { plainDate } from '@lading/domain/dates/plain-date'
import { documentDateText } from './document-date.ts'

const today = plainDate('2026-11-22')

test.each([
  ['Cover ends on', '2026-12-31', 'Cover ends on 31 Dec 2026'],
  ['Valid until (usually 31 December)', '2026-12-31', 'Valid until 31 Dec 2026'],
  ['Valid until', '2026-11-22', 'Valid until 22 Nov 2026'],
  ['Valid until', '2026-11-21', 'Valid until 21 Nov 2026, 1 day ago'],
  ['End of the fiscal year', '2025-12-31', 'End of the fiscal year 31 Dec 2025, 10 months ago'],
  ['Lease ends on', '2024-03-01', 'Lease ends on 1 Mar 2024, 2 years ago'],
  ['', null, ''],
])('an evaluator reads “%s” of %s as “%s”', (label, day, text) => {
  expect(documentDateText(label, day, today)).toBe(text)
})
