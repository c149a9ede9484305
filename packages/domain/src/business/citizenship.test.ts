import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText } from '../payments/money.ts'
import {
  comparedShares,
  filipinoPercentOf,
  holdingDoubts,
  sharesByCitizenship,
  totalHeld,
  withPercents,
} from './citizenship.ts'
import { isHundred, sumOfPercentages } from './percentage.ts'

const ana = { key: 'a', nationality: 'PH', amount: '6000000.00' }
const kenji = { key: 'b', nationality: 'JP', amount: '3000000.00' }
const bea = { key: 'c', nationality: 'PH', amount: '1000000' }

describe('shares by citizenship', () => {
  test('follow the amounts, Filipinos first', () => {
    expect(sharesByCitizenship([kenji, ana, bea])).toEqual([
      { nationality: 'PH', amount: 700_000_000, percent: '70' },
      { nationality: 'JP', amount: 300_000_000, percent: '30' },
    ])
    expect(filipinoPercentOf([kenji])).toBe('0')
  })

  test('are not told while an amount is missing, or nothing is held', () => {
    expect(sharesByCitizenship([ana, { ...bea, amount: '' }])).toBeUndefined()
    expect(sharesByCitizenship([{ ...ana, amount: '0' }])).toBeUndefined()
    expect(withPercents([{ ...bea, amount: '' }])).toEqual([{ ...bea, amount: '' }])
  })
})

test('shares before and after stand side by side, with who came and who went', () => {
  const sold = comparedShares([ana, kenji], [ana, { ...kenji, nationality: 'US' }])
  expect(sold.map(({ nationality, before, after }) => [nationality, before?.percent, after?.percent])).toEqual([
    ['PH', '66.6667', '66.6667'],
    ['US', undefined, '33.3333'],
    ['JP', '33.3333', undefined],
  ])
  expect(comparedShares([], [{ ...ana, amount: '' }])).toEqual([])
})

test('the evaluator is alerted below the usual share, and where the amounts are not the subscribed capital', () => {
  expect(holdingDoubts([ana, kenji, bea], '10000000.00', 60)).toEqual([])
  expect(holdingDoubts([ana, kenji, bea], '', 60)).toEqual([])
  expect(holdingDoubts([{ ...ana, nationality: 'JP' }, bea], '9000000.00', 60)).toEqual([
    expect.stringContaining('Filipino ownership is below 60 %.'),
    'The amounts add up to ₱7,000,000.00; the subscribed capital in the register is ₱9,000,000.00.',
  ])
})

const holder = fc.record({
  nationality: fc.constantFrom('PH', 'JP', 'US'),
  amount: fc.integer({ min: 1, max: 10 ** 13 }).map(decimalText),
})

test('whatever is held, the percentages are those of a whole, and no nationality is lost', () => {
  fc.assert(
    fc.property(fc.array(holder, { minLength: 1, maxLength: 100 }), (holders) => {
      const percents = withPercents(holders).map((one) => ('percent' in one ? one.percent : ''))
      expect(isHundred(sumOfPercentages(percents) ?? 0)).toBe(true)
      const shares = sharesByCitizenship(holders) ?? []
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalHeld(holders))
      expect(new Set(shares.map(({ nationality }) => nationality))).toEqual(
        new Set(holders.map(({ nationality }) => nationality)),
      )
    }),
  )
})
