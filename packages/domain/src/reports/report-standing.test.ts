import { describe, expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { penaltyStanding, reportStanding, type AssessedPenalty, type DueReport } from './report-standing.ts'

const due_on = plainDate('2027-05-17')
const standing = (report: Partial<DueReport>) =>
  reportStanding({
    state: 'due',
    due_on,
    filed_on: null,
    days_late: 0,
    accepted_on: null,
    is_returned: false,
    is_waived: false,
    ...report,
  })

describe('the memorandum says of a report', () => {
  test('that was filed, when, how late, and whether it is accepted', () => {
    const filed = { filed_on: plainDate('2027-05-18'), days_late: 1 }
    expect(standing({ state: 'filed', ...filed })).toBe('Filed 18 May 2027, 1 day late, not accepted yet')
    expect(standing({ state: 'filed', ...filed, is_returned: true })).toMatch(/, not accepted yet, returned$/)
    expect(standing({ state: 'accepted', ...filed, days_late: 0, accepted_on: plainDate('2027-06-01') })).toBe(
      'Filed 18 May 2027, accepted 1 Jun 2027',
    )
    expect(standing({ state: 'accepted', accepted_on: plainDate('2027-06-01') })).toBe('Accepted 1 Jun 2027')
  })

  test('that is missing, since when, and whether it is waived for the filing that is decided', () => {
    expect(standing({})).toBe('Due 17 May 2027, not filed yet')
    expect(standing({ state: 'late', days_late: 40, is_waived: true })).toBe(
      'Due 17 May 2027, not filed, 40 days late; waived for this filing',
    )
    expect(standing({ due_on: null })).toBe('Not filed yet')
  })
})

test('the memorandum says of a penalty whether it is assessed, paid, condoned or waived', () => {
  const penalty: AssessedPenalty = {
    is_assessed: true,
    is_paid: false,
    is_posted: false,
    condoned_by: null,
    is_waived: false,
  }
  expect(penaltyStanding({ ...penalty, is_assessed: false })).toBe('Not assessed yet')
  expect(penaltyStanding(penalty)).toBe('Not paid')
  expect(penaltyStanding({ ...penalty, is_posted: true })).toBe('Paid, not validated yet')
  expect(penaltyStanding({ ...penalty, is_waived: true })).toBe('Not paid; waived for this filing')
  expect(penaltyStanding({ ...penalty, is_paid: true })).toBe('Paid')
  expect(penaltyStanding({ ...penalty, is_paid: true, condoned_by: 'CO-4' })).toBe('Condoned, order CO-4')
})
