import { describe, expect, test } from 'vitest'
import { daysWithoutCover } from '../accreditation/limits/insurance.ts'
import { plainDate } from '../dates/plain-date.ts'
import { penaltyCatalogue } from '../payments/penalty-catalogue.ts'
import type { Agency } from '../transactions/agency.ts'
import { lateViolations, penaltyLine, violationsOf, type ReportFacts } from './report-penalties.ts'

const on = plainDate
const due_on = on('2027-05-17')

/** What a report costs: reference, units, amount. */
function charged(report: Omit<ReportFacts, 'due_on' | 'days_without_cover'> & Partial<ReportFacts>) {
  const lines = violationsOf({ due_on, days_without_cover: null, ...report }).map((one) =>
    penaltyLine(penaltyCatalogue, report.agency, one, report.filed_on),
  )
  return lines.map((line) => line && [line.reference_id, line.units, line.amount])
}

describe('a report in time', () => {
  test.each([13, 14, 15] as const)('costs nothing, on the due day itself either: type %i', (type) => {
    expect(charged({ agency: 'dti', type, filed_on: due_on })).toEqual([])
    expect(charged({ agency: 'cab', type, filed_on: due_on })).toEqual([])
  })

  test('is one that nothing had asked for yet', () => {
    expect(charged({ agency: 'dti', type: 13, due_on: null, filed_on: due_on })).toEqual([])
  })
})

describe('a late annual report', () => {
  test('costs each month begun, by the table of the agency', () => {
    expect(charged({ agency: 'dti', type: 13, filed_on: on('2027-05-18') })).toEqual([['SF-12', 1, '500.00']])
    expect(charged({ agency: 'cab', type: 13, filed_on: on('2027-06-17') })).toEqual([['AC-01', 1, '1000.00']])
    expect(charged({ agency: 'cab', type: 13, filed_on: on('2027-06-18') })).toEqual([['AC-01', 2, '2000.00']])
  })

  test('tells its payer the rate and the cap before the cap is reached', () => {
    const report = { agency: 'dti', type: 13, due_on, filed_on: on('2027-05-18'), days_without_cover: null } as const
    const [violation] = violationsOf(report)
    expect(violation && penaltyLine(penaltyCatalogue, 'dti', violation, due_on)?.why).toBe(
      'Filed in month 1 after the due day. The rate is ₱500.00 for each month or part, at most ₱6,000.00.',
    )
  })

  test('costs no more than the cap, and its payer is told so', () => {
    expect(charged({ agency: 'dti', type: 13, filed_on: on('2030-01-01') })).toEqual([['SF-12', 12, '6000.00']])
    const report = { agency: 'cab', type: 13, due_on, filed_on: on('2030-01-01'), days_without_cover: null } as const
    const [violation] = violationsOf(report)
    expect(violation && penaltyLine(penaltyCatalogue, 'cab', violation, due_on)).toMatchObject({
      amount: '12000.00',
      why: 'Filed in month 32 after the due day. The rate is ₱1,000.00 for each month or part, at most ₱12,000.00.',
    })
  })
})

describe('a late cargo report', () => {
  const filed_on = on('2027-07-01')
  test('costs months by both tables', () => {
    expect(charged({ agency: 'dti', type: 14, filed_on })).toEqual([['SF-09', 2, '1000.00']])
    expect(charged({ agency: 'cab', type: 14, filed_on })).toEqual([['PR-01', 2, '1000.00']])
  })

  test('by air costs once where it says that there was no operation', () => {
    expect(charged({ agency: 'cab', type: 14, filed_on, no_operation: true })).toEqual([['PR-04', 1, '500.00']])
    expect(charged({ agency: 'cab', type: 14, filed_on: due_on, no_operation: true })).toEqual([])
  })

  test('by air without operation costs what was picked among the violations that fit, the notice where none was', () => {
    const report = { agency: 'cab', type: 14, due_on, filed_on, no_operation: true, days_without_cover: null } as const
    expect(lateViolations(report)).toEqual(['PR-04', 'PR-01'])
    expect(charged({ ...report, late_as: 'PR-04' })).toEqual([['PR-04', 1, '500.00']])
    expect(charged({ ...report, late_as: 'PR-01' })).toEqual([['PR-01', 2, '1000.00']])
    for (const other of [{ no_operation: false }, { filed_on: due_on }, { agency: 'dti' }, { type: 13 }] as const)
      expect(lateViolations({ ...report, ...other })).toEqual([])
    expect(charged({ ...report, no_operation: false, late_as: 'PR-04' })).toEqual([['PR-01', 2, '1000.00']])
  })

  test('by air costs more where it was not corrected in time', () => {
    const report = { agency: 'cab', type: 14, filed_on: due_on, corrected_late: true } as const
    expect(charged(report)).toEqual([['PR-03', 1, '1000.00']])
    expect(charged({ ...report, filed_on })).toEqual([
      ['PR-01', 2, '1000.00'],
      ['PR-03', 1, '1000.00'],
    ])
  })
})

describe('a lapse of insurance', () => {
  test.each(['dti', 'cab'] as const)(
    'costs 5,000 from the first day without cover, and no more later: %s',
    (agency) => {
      const after = (begins: string) =>
        charged({
          agency,
          type: 15,
          filed_on: on('2027-02-01'),
          days_without_cover: daysWithoutCover(on('2026-12-31'), on(begins), [{ first_day: null, expiry_date: null }]),
        }).map((line) => line?.[2])
      expect(after('2027-01-01')).toEqual([])
      expect(after('2026-12-01')).toEqual([])
      expect(after('2027-01-02')).toEqual(['5000.00'])
      expect(after('2027-06-30')).toEqual(['5000.00'])
    },
  )

  test('is not penalised where no cover before is known to count from', () => {
    expect(charged({ agency: 'dti', type: 15, filed_on: on('2027-02-01'), days_without_cover: null })).toEqual([])
  })
})

test('what the catalogue does not hold yet is not charged', () => {
  const violation = { reference_id: 'SF-12', units: 1, why: 'Late.' }
  expect(penaltyLine(penaltyCatalogue, 'dti', violation, on('2019-12-31'))).toBeUndefined()
  expect(penaltyLine(penaltyCatalogue, 'cab' satisfies Agency, violation, due_on)).toBeUndefined()
})

test('a later amount holds from its day on', () => {
  const raised = { ...penaltyCatalogue.find((row) => row.reference_id === 'SF-12'), unit_amount: '800.00' }
  const catalogue = [
    ...penaltyCatalogue,
    { ...raised, effective_from: on('2027-01-01') } as (typeof penaltyCatalogue)[0],
  ]
  const amountOn = (day: string) =>
    penaltyLine(catalogue, 'dti', { reference_id: 'SF-12', units: 1, why: 'Late.' }, on(day))?.amount
  expect([amountOn('2026-12-31'), amountOn('2027-01-01')]).toEqual(['500.00', '800.00'])
})

test('an amount of nothing comes to nothing, whatever its cap', () => {
  const waived = penaltyCatalogue.map((row) => ({ ...row, unit_amount: '0.00', cap: '0.00' }))
  const line = penaltyLine(waived, 'dti', { reference_id: 'SF-12', units: 2, why: 'Late.' }, due_on)
  expect(line).toMatchObject({ units: 2, amount: '0.00', why: expect.stringMatching(/^Late\. /) })
})
