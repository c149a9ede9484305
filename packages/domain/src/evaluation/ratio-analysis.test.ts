import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { decimalText } from '../payments/money.ts'
import { settingsFrom } from '../settings/setting.ts'
import type { FinancialYear } from './financial-year.ts'
import { ratioAnalysis, type RatioAnalysis, type Verdict } from './ratio-analysis.ts'
import { firstSettings } from '../settings/catalogue.ts'

const settings = settingsFrom(firstSettings)

/** The test vector of field facts, section 4.2: an international forwarder. */
const sound: FinancialYear = {
  current_assets: '2400000',
  inventory: '0',
  total_assets: '5000000',
  current_liabilities: '1200000',
  total_liabilities: '1600000',
  equity: '3400000',
  paid_up_capital: '3000000',
  revenue: '9000000',
  net_income: '270000',
}
const analysed = (changes: FinancialYear = {}, previous: FinancialYear = {}) =>
  ratioAnalysis({ year: { ...sound, ...changes }, previous, minimum_capital: '3000000.00' }, settings)
const line = (analysis: RatioAnalysis, key: string) => analysis.lines.find((candidate) => candidate.key === key)

test('the sheet of the field facts passes, with its figures', () => {
  const sheet = analysed()
  expect(sheet.result).toBe('pass')
  const figures = Object.fromEntries(sheet.lines.map(({ key, shown }) => [key, shown]))
  expect(figures).toMatchObject({
    working_capital: '₱1,200,000.00',
    current_ratio: '2.00',
    quick_ratio: '2.00',
    debt_to_equity: '0.47',
    debt_ratio: '0.32',
    net_margin: '3.00 %',
    capital_test: '1.00',
    nfcc: '₱18,000,000.00',
    gross_margin: 'n/a',
    receivable_days: 'n/a',
  })
})

describe('each line', () => {
  test.each<[string, FinancialYear, Verdict]>([
    ['capital_test', { paid_up_capital: '2999999.99' }, 'fail'],
    ['net_worth_test', { equity: '3000000' }, 'pass'],
    ['net_worth_test', { equity: '1500000' }, 'watch'],
    ['net_worth_test', { equity: '1499999.99' }, 'fail'],
    ['working_capital', { current_liabilities: '2400000' }, 'watch'],
    ['working_capital', { current_liabilities: '2400000.01' }, 'fail'],
    ['current_ratio', { current_liabilities: '3000000' }, 'watch'],
    ['current_ratio', { current_liabilities: '3000000.01' }, 'fail'],
    ['current_ratio', { current_liabilities: '0' }, 'n-a'],
    ['quick_ratio', { inventory: '1440000' }, 'pass'],
    ['quick_ratio', { inventory: '1440000', prepayments: '360000' }, 'watch'],
    ['quick_ratio', { inventory: '1800000.01' }, 'fail'],
    ['debt_to_equity', { total_liabilities: '10200000' }, 'pass'],
    ['debt_to_equity', { total_liabilities: '17000000' }, 'watch'],
    ['debt_to_equity', { total_liabilities: '17000000.01' }, 'fail'],
    ['debt_to_equity', { equity: '0' }, 'fail'],
    ['debt_to_equity', { equity: '-1' }, 'fail'],
    ['debt_ratio', { total_liabilities: '3750000' }, 'pass'],
    ['debt_ratio', { total_liabilities: '4500000' }, 'watch'],
    ['debt_ratio', { total_liabilities: '4500000.01' }, 'fail'],
    ['gross_margin', { direct_cost: '6000000' }, 'info'],
    ['net_margin', { net_income: '0' }, 'pass'],
    ['net_margin', { net_income: '-450000' }, 'watch'],
    ['net_margin', { net_income: '-450000.01' }, 'fail'],
    ['net_margin', { revenue: '0' }, 'n-a'],
    ['return_on_equity', { net_income: '-0.01' }, 'fail'],
    ['return_on_equity', { equity: '-100', net_income: '-5' }, 'fail'],
    ['return_on_assets', { net_income: '0' }, 'pass'],
    ['receivable_days', { receivables: '2219178' }, 'pass'],
    ['receivable_days', { receivables: '2958904' }, 'watch'],
    ['receivable_days', { receivables: '2958905' }, 'fail'],
    ['nfcc', {}, 'info'],
  ])('%s with %j: %s', (key, changes, verdict) => {
    expect(line(analysed(changes), key)?.verdict).toBe(verdict)
  })

  test('takes the average of both years where there are two', () => {
    expect(line(analysed({}, { equity: '2000000' }), 'return_on_equity')?.shown).toBe('10.00 %')
    expect(line(analysed(), 'return_on_equity')?.shown).toBe('7.94 %')
  })

  test('says what passes', () => {
    expect(line(analysed(), 'debt_to_equity')?.passes_when).toBe('at most 3')
    expect(line(analysed(), 'net_margin')?.passes_when).toBe('at least 0 %')
  })

  test('follows the agency’s thresholds', () => {
    const strict = settingsFrom([...firstSettings, { param_key: 'ratio.current_ratio.pass', param_value: '2.5' }])
    const sheet = ratioAnalysis({ year: sound, minimum_capital: '3000000.00' }, strict)
    expect(line(sheet, 'current_ratio')?.verdict).toBe('watch')
  })
})

describe('the result', () => {
  test('is blocked when the statement does not balance by more than a peso', () => {
    expect(analysed({ total_assets: '5000001' }).result).toBe('pass')
    expect(analysed({ total_assets: '5000001.01' })).toMatchObject({ result: 'blocked' })
  })

  test('is incomplete while a line is missing, and says which', () => {
    expect(analysed({ revenue: '' })).toMatchObject({ result: 'incomplete', why: 'Missing: revenue.' })
    expect(ratioAnalysis({ year: sound }, settings).result).toBe('incomplete')
  })

  test('passes with one failure, is conditional with two or three, fails with four', () => {
    const loss = { net_income: '-1' } // fails the returns on equity and assets
    expect(analysed({ receivables: '9000000' })).toMatchObject({
      result: 'pass',
      why: 'Capital and net worth pass. Failed: receivable days.',
    })
    expect(analysed(loss).result).toBe('conditional')
    expect(analysed({ ...loss, receivables: '9000000' }).result).toBe('conditional')
    expect(analysed({ ...loss, receivables: '9000000', inventory: '2400000' }).result).toBe('fail')
  })

  test('fails whenever the capital is short', () => {
    expect(analysed({ paid_up_capital: '2900000' }).result).toBe('fail')
  })

  test('is conditional when the net worth is only watched', () => {
    expect(analysed({ equity: '2900000', total_liabilities: '2100000' }).result).toBe('conditional')
  })

  test('never gets worse when the firm earned more', () => {
    const rank = { pass: 2, conditional: 1, fail: 0, blocked: 0, incomplete: 0 }
    const income = fc.integer({ min: -2_000_000_00, max: 2_000_000_00 })
    fc.assert(
      fc.property(income, fc.nat(1_000_000_00), fc.nat(4_000_000_00), (net, more, receivable) => {
        const result = (amount: number) =>
          rank[analysed({ net_income: decimalText(amount), receivables: decimalText(receivable) }).result]
        expect(result(net + more)).toBeGreaterThanOrEqual(result(net))
      }),
    )
  })
})

test('parts that do not make their total are remarked', () => {
  expect(analysed({ noncurrent_assets: '2600000' }).remarks).toEqual([])
  expect(analysed({ noncurrent_assets: '2000000' }).remarks).toEqual([
    'Current and non-current assets make ₱4,400,000.00, not ₱5,000,000.00.',
  ])
})
