import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { documentNotice, nextDocumentReminder } from './document-reminders.ts'
import { registeredKinds } from './registered-documents.ts'

const days = { days_before: [30, 7, 0], days_after: [20] }
const end = plainDate('2026-12-31')
const after = (day: string) => nextDocumentReminder(end, plainDate(day), days)

test('a permit is recalled 30 and 7 days before its last day, on it, and 20 days after', () => {
  expect(['2026-06-01', '2026-12-01', '2026-12-24', '2026-12-31', '2027-01-20'].map(after)).toEqual([
    '2026-12-01',
    '2026-12-24',
    '2026-12-31',
    '2027-01-20',
    null,
  ])
})

test('days on which the portal did not run are not made up for', () => {
  expect(after('2026-12-28')).toBe('2026-12-31')
  expect(after('2027-03-01')).toBeNull()
})

test.each(registeredKinds)('the notice of a %s fits the bell, before and after its end', (kind) => {
  for (const today of ['2026-12-01', '2027-01-20'].map(plainDate)) {
    const { bell, sentences } = documentNotice(kind, end, { today, is_in_force: true })
    expect(bell.length).toBeLessThanOrEqual(50)
    expect(sentences[0]).toContain(today < end ? 'ends on Thu, 31 Dec 2026' : 'ended on Thu, 31 Dec 2026')
  }
})

test('a business whose accreditation expired is told to renew with the new document, not to request a change', () => {
  const notice = (is_in_force: boolean) =>
    documentNotice('mayors-permit', end, { today: end, is_in_force }).sentences[1]
  expect(notice(true)).toMatch(/^Request a change/)
  expect(notice(false)).toBe('Your accreditation is not in force: file the new document with its renewal.')
})
