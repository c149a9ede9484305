import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ensure } from '../ensure.ts'
import { plainDate } from '../dates/plain-date.ts'
import { scopeFlags, type Scope } from '../transactions/scope.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'
import { feePurposeOf, type FeeFacts } from './charges.ts'
import { feeCatalogue, type Fee } from './fee-catalogue.ts'
import { assess, daysLate, feesInForce } from './fees.ts'
import { centavos, sumOfMoney } from './money.ts'

const today = plainDate('2026-11-20')
const sea = (type: TransactionType, scopes: Scope[], more: Partial<FeeFacts> = {}): FeeFacts => ({
  agency: 'dti',
  type,
  scopes: scopeFlags(scopes),
  ...more,
})
const air = (type: TransactionType, scopes: Scope[], more: Partial<FeeFacts> = {}): FeeFacts => ({
  ...sea(type, scopes, more),
  agency: 'cab',
})
const assessed = (feeFacts: FeeFacts) => assess(feeCatalogue, feeFacts, today)

describe('the assessments of the field facts, section 8.2', () => {
  test.each([
    ['a new domestic forwarder', sea(1, ['domestic']), ['3000.00', '30.00'], '3030.00'],
    ['a new NVOCC with two branches', sea(1, ['nvocc'], { branches: 2 }), ['5000.00', '2500.00', '90.00'], '7590.00'],
    ['a new NVOCC and IFF', sea(1, ['international', 'nvocc']), ['5000.00', '1500.00', '30.00'], '6530.00'],
    [
      'an IFF renewing on day 20, with one branch',
      sea(2, ['international'], { branches: 1, days_late: 20 }),
      ['4000.00', '1000.00', '4000.00', '1000.00', '60.00'],
      '10060.00',
    ],
    ['a DFF renewing on day 46', sea(2, ['domestic'], { days_late: 46 }), ['3000.00', '12000.00', '30.00'], '15030.00'],
    ['an NVOCC renewing on day 15', sea(2, ['nvocc'], { days_late: 15 }), ['5000.00', '2000.00', '30.00'], '7030.00'],
    [
      'an additional category',
      sea(12, ['international'], { added_scopes: scopeFlags(['nvocc']) }),
      ['1500.00', '200.00', '30.00'],
      '1730.00',
    ],
    ['a change of capital', sea(10, ['international']), [], '0.00'],
    [
      'a change of capital that gives up a scope',
      air(10, ['domestic', 'international'], { gives_up_scope: true }),
      ['200.00', '30.00'],
      '230.00',
    ],
    ['two copies of a certification', sea(16, ['domestic'], { copies: 2 }), ['400.00', '60.00'], '460.00'],
    ['a recommendation to the SEC by sea', sea(17, []), ['200.00', '30.00'], '230.00'],
    ['a recommendation to the SEC by air', air(17, []), ['200.00', '30.00'], '230.00'],
    ['a new air forwarder of both scopes', air(1, ['domestic', 'international']), ['14544.00', '10180.80'], '24724.80'],
    [
      'an international air forwarder renewing after the notice date',
      air(2, ['international'], { is_filed_after_notice: true }),
      ['11635.20', '5000.00'],
      '16635.20',
    ],
  ])('%s', (_who, feeFacts, amounts, total) => {
    const assessment = assessed(feeFacts)
    expect(assessment.lines.map((line) => line.amount)).toEqual(amounts)
    expect(assessment.total).toBe(total)
    expect(assessment.missing).toEqual([])
  })
})

describe('the fee of an application by air', () => {
  test.each([
    [1, false, 'application-fee'],
    [2, false, 'application-fee'],
    [1, true, 'order-of-payment'],
    [2, true, 'order-of-payment'],
    [3, false, 'order-of-payment'],
  ] as const)('of type %i, the filing fee paid: %s, is that of the %s', (type, paid, purpose) => {
    expect(feePurposeOf({ agency: 'cab', type }, paid)).toBe(purpose)
    expect(feePurposeOf({ agency: 'dti', type }, paid)).toBe('order-of-payment')
  })
})

describe('the surcharge of a late renewal', () => {
  test.each([
    [0, undefined],
    [1, '2000.00'],
    [15, '2000.00'],
    [16, '4000.00'],
    [30, '4000.00'],
    [31, '8000.00'],
    [45, '8000.00'],
    [46, '12000.00'],
    [400, '12000.00'],
  ])('on day %i is %s', (days_late, amount) => {
    const { lines } = assessed(sea(2, ['domestic'], { days_late }))
    expect(lines.find((line) => line.param_key.startsWith('sff.surcharge'))?.amount).toBe(amount)
  })

  test('is counted in calendar days from the day after expiry to the complete filing', () => {
    expect(daysLate(plainDate('2026-06-30'), plainDate('2026-06-30'))).toBe(0)
    expect(daysLate(plainDate('2026-06-30'), plainDate('2026-07-01'))).toBe(1)
    expect(daysLate(plainDate('2026-06-30'), plainDate('2026-05-01'))).toBe(0)
  })

  test('is never asked of a new application', () => {
    expect(assessed(sea(1, ['domestic'], { days_late: 20 })).total).toBe('3030.00')
  })
})

describe('what is charged for what', () => {
  test.each([
    ['a change of name', sea(3, ['nvocc']), '230.00'],
    ['a change of address', air(4, ['domestic']), '230.00'],
    ['two new branches of an IFF', sea(11, ['international'], { branches: 2 }), '2460.00'],
    ['a new branch by air', air(11, ['international'], { branches: 1 }), '230.00'],
    ['a branch closed and none opened', sea(11, ['international'], { branches: 0 }), '0.00'],
    ['new officers', sea(5, ['nvocc']), '0.00'],
    ['a report', sea(14, ['nvocc']), '0.00'],
    ['a revocation', sea(19, ['nvocc']), '0.00'],
    [
      'an air permit, whose fee is not set yet',
      air(1, ['domestic'], { purpose: 'order-of-payment', branches: 1 }),
      '60.00',
    ],
    [
      'international scope added in the air',
      air(12, ['domestic'], { added_scopes: scopeFlags(['international']) }),
      '14774.00',
    ],
  ])('%s: %s', (_what, feeFacts, total) => {
    expect(assessed(feeFacts).total).toBe(total)
  })

  test('a recommendation to the SEC that costs nothing bears no stamp, nor a line of zero', () => {
    const free = feeCatalogue.map((fee) =>
      fee.param_key.endsWith('.sec_recommendation') ? { ...fee, param_value: '0.00' } : fee,
    )
    for (const feeFacts of [sea(17, []), air(17, [])])
      expect(assess(free, feeFacts, today)).toEqual({ lines: [], total: '0.00', missing: [] })
  })

  test('each line says why it is there', () => {
    const { lines } = assessed(sea(2, ['domestic', 'nvocc'], { branches: 2, days_late: 1 }))
    expect(lines.map((line) => line.why)).toEqual([
      'NVOCC is the highest scope applied for.',
      'Besides the highest scope: Domestic.',
      '2 branches, at the rate of the highest scope, NVOCC.',
      'The renewal was complete 1 day after expiry.',
      'The renewal was complete 1 day after expiry.',
      'One stamp for the main office’s certificate and one for each of 2 branches.',
    ])
  })
})

describe('the catalogue', () => {
  const raised: Fee[] = [
    ...feeCatalogue,
    { ...ensure(feeCatalogue[2]), param_value: '3500.00', effective_from: plainDate('2027-01-01') },
  ]

  test('a new amount holds from its day on, the old one until then', () => {
    expect(assess(raised, sea(1, ['domestic']), plainDate('2026-12-31')).total).toBe('3030.00')
    expect(assess(raised, sea(1, ['domestic']), plainDate('2027-01-01')).total).toBe('3530.00')
  })

  test('an amount that has ended is missing, and the assessment says so', () => {
    const ended = feeCatalogue.map((fee) =>
      fee.param_key === 'dst' ? { ...fee, effective_until: plainDate('2026-11-19') } : fee,
    )
    expect(assess(ended, sea(1, ['domestic']), today)).toMatchObject({ total: '3000.00', missing: ['dst'] })
  })

  test('on its last day an amount is still in force', () => {
    const ending = feeCatalogue.map((fee) => ({ ...fee, effective_until: today }))
    expect(assess(ending, sea(1, ['domestic']), today)).toEqual(assessed(sea(1, ['domestic'])))
  })

  test('a day that no band of the surcharge holds is missing too', () => {
    const gap = feeCatalogue.filter((fee) => !fee.param_key.endsWith('.16-30'))
    expect(assess(gap, sea(2, ['domestic'], { days_late: 20 }), today).missing).toEqual(['sff.surcharge.main.20'])
  })

  test('starts with the published amounts', () => {
    const amounts = feeCatalogue.map(({ agency, param_key, param_value }) => `${agency} ${param_key} ${param_value}`)
    // Field facts, section 8.1.
    const published = `
      dti sff.filing.nvocc 5000.00
      dti sff.filing.iff 4000.00
      dti sff.filing.dff 3000.00
      dti sff.branch.nvocc 1250.00
      dti sff.branch.iff 1000.00
      dti sff.branch.dff 750.00
      dti sff.additional_category 1500.00
      dti sff.surcharge.main.1-15 2000.00
      dti sff.surcharge.main.16-30 4000.00
      dti sff.surcharge.main.31-45 8000.00
      dti sff.surcharge.main.46+ 12000.00
      dti sff.surcharge.branch.1-15 500.00
      dti sff.surcharge.branch.16-30 1000.00
      dti sff.surcharge.branch.31-45 2000.00
      dti sff.surcharge.branch.46+ 3000.00
      dti sff.certification 200.00
      dti sff.sec_recommendation 200.00
      dti dst 30.00
      cab aff.filing.international.new 14544.00
      cab aff.filing.international.renewal 11635.20
      cab aff.filing.domestic.new 10180.80
      cab aff.filing.domestic.renewal 8726.40
      cab aff.late_filing 5000.00
      cab aff.permit.international 0.00
      cab aff.permit.domestic 0.00
      cab aff.branch 0.00
      cab aff.annual_review 0.00
      cab aff.certification 200.00
      cab aff.sec_recommendation 200.00
      cab dst 30.00
    `
    expect(amounts).toEqual(published.trim().split(/\n\s*/))
  })

  test('no key stands twice for an agency', () => {
    expect(feesInForce(feeCatalogue, today)).toHaveLength(feeCatalogue.length)
  })

  test('nobody pays less for more: branches, scopes, days, copies; and each further branch costs the same', () => {
    const anyScopes = fc.subarray<Scope>(['domestic', 'international', 'nvocc'], { minLength: 1 })
    const days = fc.nat(100)
    const total = (feeFacts: FeeFacts) => centavos(assessed(feeFacts).total)
    fc.assert(
      fc.property(anyScopes, fc.nat(20), days, days, fc.nat(10), (scopes, branches, some, more, copies) => {
        const renewal = (days_late: number, of: number) => total(sea(2, scopes, { branches: of, days_late }))
        const [fewer, longer] = [Math.min(some, more), Math.max(some, more)]
        expect(renewal(fewer, branches)).toBeLessThanOrEqual(renewal(longer, branches))
        const branch = renewal(fewer, 1) - renewal(fewer, 0)
        expect(branch).toBeGreaterThan(0)
        expect(renewal(fewer, branches)).toBe(renewal(fewer, 0) + branches * branch)
        expect(total(sea(1, scopes))).toBeLessThanOrEqual(total(sea(1, ['domestic', 'international', 'nvocc'])))
        expect(total(sea(16, scopes, { copies }))).toBe(copies * total(sea(16, scopes, { copies: 1 })))
      }),
    )
  })

  test('every line is its unit times its quantity and the total their sum, whatever is filed', () => {
    const anyScopes = fc.subarray<Scope>(['domestic', 'international', 'nvocc'])
    const anyFacts = fc.record({
      agency: fc.constantFrom('dti' as const, 'cab' as const),
      type: fc.constantFrom(...transactionTypes),
      scopes: anyScopes.map(scopeFlags),
      added_scopes: anyScopes.map(scopeFlags),
      branches: fc.nat(20),
      days_late: fc.nat(100),
      copies: fc.nat(10),
      is_filed_after_notice: fc.boolean(),
    })
    fc.assert(
      fc.property(anyFacts, (feeFacts) => {
        const { lines, total, missing } = assessed(feeFacts)
        expect(missing).toEqual([])
        expect(sumOfMoney(lines.map((line) => line.amount))).toBe(total)
        for (const line of lines) {
          expect(centavos(line.amount)).toBe(centavos(line.unit_amount) * line.quantity)
          expect(line.why).toMatch(/^\S.*\.$/)
        }
      }),
    )
  })
})
