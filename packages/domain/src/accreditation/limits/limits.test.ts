import { describe, expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
import { settingsFrom } from '../../settings/setting.ts'
import { firstSettings } from '../../settings/catalogue.ts'
import { minimumCapital, scopesBelowMinimum, type CapitalFacts } from './capital.ts'
import { daysWithoutCover, insuranceFinding, insuranceShortfalls, minimumCover } from './insurance.ts'
import { scopeFlags, type Scope } from '../../transactions/scope.ts'
import { isKeyOfficer } from '../../business/key-officers.ts'
import { trainingFacts, trainingFaults, trainingFinding } from './training.ts'

const settings = settingsFrom(firstSettings)
const on = plainDate('2026-11-20')
const capital = (scopes: Scope[], more: Partial<CapitalFacts> = {}): CapitalFacts => ({
  agency: 'dti',
  scopes: scopeFlags(scopes),
  type: 1,
  on,
  ...more,
})

describe('the minimum capital', () => {
  test.each<[string, CapitalFacts, string | undefined]>([
    ['NVOCC, 5 million', capital(['nvocc']), '5000000.00'],
    ['international, 3 million', capital(['international']), '3000000.00'],
    ['domestic, 1 million', capital(['domestic']), '1000000.00'],
    ['several scopes: the highest, not the sum', capital(['domestic', 'international', 'nvocc']), '5000000.00'],
    [
      'a holder before the deadline: the earlier one',
      capital(['nvocc'], { type: 2, on: plainDate('2025-10-31') }),
      '4000000.00',
    ],
    ['a holder after the deadline', capital(['nvocc'], { type: 2, on: plainDate('2025-11-01') }), '5000000.00'],
    ['a new firm before the deadline', capital(['nvocc'], { on: plainDate('2025-06-01') }), '5000000.00'],
    ['both scopes in the air', capital(['domestic', 'international'], { agency: 'cab' }), '2000000.00'],
    ['no scope yet', capital([]), undefined],
  ])('%s', (_what, capitalFacts, amount) => {
    expect(minimumCapital(settings, capitalFacts)).toBe(amount)
  })
})

describe('the scopes that a new capital no longer carries', () => {
  const minimums = { domestic: '1000000.00', international: '3000000.00', nvocc: '5000000.00' }
  const all: Scope[] = ['domestic', 'international', 'nvocc']
  test.each<[string, Scope[], string, Scope[]]>([
    ['none where it reaches the highest to the centavo', all, '5000000.00', []],
    ['the highest where it lacks a centavo', all, '4999999.99', ['nvocc']],
    ['the two above it', all, '1000000.00', ['nvocc', 'international']],
    ['all below the lowest', ['domestic', 'international'], '999999.99', ['international', 'domestic']],
    ['none that is not held', ['domestic'], '2000000.00', []],
  ])('are %s', (_what, held, paid, below) => {
    expect(scopesBelowMinimum(held, minimums, paid)).toEqual(below)
  })
})

describe('insurance', () => {
  const policy = { cover_amount: '500000.00', starts_on: plainDate('2026-01-01'), ends_on: plainDate('2026-12-31') }
  const sea = (scope: Scope) => ({ agency: 'dti' as const, scopes: scopeFlags([scope]), on })

  test('asks for the cover of the highest scope', () => {
    expect(minimumCover(settings, 'dti', scopeFlags(['domestic']))).toBe('300000.00')
    expect(minimumCover(settings, 'dti', scopeFlags(['domestic', 'nvocc']))).toBe('1000000.00')
    expect(minimumCover(settings, 'cab', scopeFlags(['domestic']))).toBe('1000000.00')
    expect(minimumCover(settings, 'dti', scopeFlags([]))).toBeUndefined()
  })

  test('covers from its first day to its last', () => {
    expect(insuranceShortfalls(settings, policy, sea('international'))).toEqual([])
    expect(insuranceShortfalls(settings, { ...policy, ends_on: on, starts_on: on }, sea('international'))).toEqual([])
  })

  test('the memorandum says so of it, or that it covers', () => {
    expect(insuranceFinding(settings, policy, sea('international'))).toBe(
      'In force. The cover meets the minimum for the highest scope.',
    )
    const over = { ...policy, ends_on: plainDate('2026-11-19') }
    expect(insuranceFinding(settings, over, sea('nvocc'))).toMatch(
      /^The cover ended on .*\. NVOCC scope requires .*\.$/,
    )
  })

  test('says everything that is wrong with it', () => {
    const over = { ...policy, ends_on: plainDate('2026-11-19') }
    expect(insuranceShortfalls(settings, over, sea('nvocc'))).toEqual([
      'The cover ended on 19 Nov 2026.',
      'NVOCC scope requires a cover of at least ₱1,000,000.00; the policy covers ₱500,000.00.',
    ])
    const later = { ...policy, starts_on: plainDate('2026-11-21'), ends_on: plainDate('2026-11-20') }
    expect(insuranceShortfalls(settings, later, sea('domestic'))).toEqual([
      'The cover ends before it begins.',
      'The cover does not begin until 21 Nov 2026.',
    ])
  })
})

describe('days without cover', () => {
  const day = plainDate
  const term = (first_day: string, expiry_date: string) => ({
    first_day: day(first_day),
    expiry_date: day(expiry_date),
  })
  const old = term('2025-01-05', '2027-01-04')
  const after = (begins: string, terms = [old]) => daysWithoutCover(day('2026-12-31'), day(begins), terms)

  test('count while the business is accredited, not once its accreditation expired', () => {
    expect(['2027-01-01', '2027-01-02', '2027-01-05', '2027-03-01'].map((begins) => after(begins))).toEqual([
      0, 1, 4, 4,
    ])
    expect(after('2027-03-01', [term('2024-01-01', '2026-12-31')])).toBe(0)
    expect(after('2027-03-01', [])).toBe(0)
  })

  test('go on with the new term of a renewal that came late, and each counts once where two terms overlap', () => {
    expect(after('2027-02-06', [term('2027-02-01', '2029-01-31'), old])).toBe(9)
    expect(after('2027-02-06', [old, term('2026-12-01', '2028-11-30')])).toBe(36)
  })

  test('all count where the days of the accreditation are not known', () => {
    expect(daysWithoutCover(day('2026-12-31'), day('2027-03-01'), [{ first_day: null, expiry_date: null }])).toBe(59)
  })
})

describe('training of key officers', () => {
  const officer = (name: string, position: string, training_hours: number) => ({ name, position, training_hours })
  const pooled = [
    officer('Ana', 'President', 40),
    officer('Ben', 'Operations Manager', 20),
    officer('Cora', 'Clerk', 90),
  ]
  const each = settingsFrom([...firstSettings, { param_key: 'training.pooled', param_value: 'false' }])
  const rule = { hours: 60, pooled: true }
  const told = (officers: typeof pooled, of = rule) => trainingFaults(of, officers).map(({ message }) => message)

  test('sixty hours together are enough, a clerk’s do not count', () => {
    expect(told(pooled)).toEqual([])
    expect(told(pooled.slice(1))).toEqual([
      'Key operating officers need 60 hours of training together; 20 are entered. ' +
        'Not counted, as not key operating officers: Cora.',
    ])
  })

  test('sixty hours each, where the agency asks it', () => {
    expect(trainingFaults({ hours: 60, pooled: false }, pooled)).toEqual([
      { index: 0, message: 'Ana needs 60 hours of training; 40 are entered.', params: { hours: 60, entered: 40 } },
      { index: 1, message: 'Ben needs 60 hours of training; 20 are entered.', params: { hours: 60, entered: 20 } },
    ])
    expect(told([officer('Ana', 'President', 60)], { hours: 60, pooled: false })).toEqual([])
  })

  test('the memorandum says that the hours are there, or which are short', () => {
    expect(trainingFinding(settings, pooled)).toBe(
      'Key operating officers have together the 60 hours of training required.',
    )
    expect(trainingFinding(each, [officer('Ana', 'President', 60)])).toContain('have each the 60 hours')
    expect(trainingFinding(each, pooled)).toContain('Ana needs 60 hours of training; 40 are entered.')
  })

  test('an officer the applicant names as key counts, whatever the position', () => {
    expect(trainingFaults(rule, [{ ...officer('Cora', 'Clerk', 60), is_key_officer: true }])).toEqual([])
    expect(trainingFaults(rule, [{ name: 'Ana', position: 'Owner', training_hours: null }])).toMatchObject([
      { message: expect.stringContaining('0 are entered') },
    ])
  })

  test('nobody named is a shortfall too', () => {
    expect(told(pooled.slice(2))).toEqual([expect.stringContaining('Name at least one key operating officer')])
  })

  test('a position counts however it is written', () => {
    const isKey = (position: string) => isKeyOfficer({ position })
    expect(['general manager', ' Operations-Manager ', 'COO', 'OWNER'].every(isKey)).toBe(true)
    expect(isKey('Vice President')).toBe(false)
  })
})

test('hours and positions of officers bear on training, a name does not', () => {
  const ana = { key: 'k1', name: 'Ana', position: 'President', training_hours: 60 }
  expect(trainingFacts([ana])).toEqual(trainingFacts([{ ...ana, name: 'Anna' }]))
  expect(trainingFacts([ana])).not.toEqual(trainingFacts([{ ...ana, training_hours: 59 }]))
})
