import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { centavos, decimalText, groupMoneyInput, isMoney, moneyFromInput, peso, sumOfMoney } from './money.ts'

const anyAmount = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })

describe('an amount', () => {
  test.each([
    ['5030', 503_000],
    ['5030.5', 503_050],
    ['0.05', 5],
    ['-0.05', -5],
    ['-0', 0],
    ['999999999999.99', 99_999_999_999_999],
  ])('%s is %i centavos', (text, amount) => {
    expect(centavos(text)).toBe(amount)
  })

  test.each(['', '-', '.5', '5.', '1.005', '1,000', '1e3', 'ten', ' 5', '1000000000000', 'Infinity'])(
    '%j is no amount',
    (text) => {
      expect(isMoney(text)).toBe(false)
      expect(() => centavos(text)).toThrow(RangeError)
    },
  )

  test('half a centavo is refused', () => {
    expect(() => decimalText(0.5)).toThrow(RangeError)
  })

  test('is the same after writing and reading it', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(centavos(decimalText(amount))).toBe(amount)
      }),
    )
  })

  test('sums exactly where floats do not', () => {
    expect(sumOfMoney(['0.10', '0.20'])).toBe('0.30')
    expect(sumOfMoney(['14544.00', '10180.80'])).toBe('24724.80')
    expect(sumOfMoney([])).toBe('0.00')
  })
})

describe('pesos', () => {
  test.each([
    ['5030', '₱5,030.00'],
    ['0', '₱0.00'],
    ['999.9', '₱999.90'],
    ['-1234567.89', '-₱1,234,567.89'],
  ])('%s reads %s', (amount, text) => {
    expect(peso(amount)).toBe(text)
  })

  test('read as en-US writes PHP', () => {
    const english = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' })
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
        expect(peso(amount)).toBe(english.format(amount / 100))
      }),
    )
  })
})

describe('a money field', () => {
  test.each([
    ['1234567', '1,234,567'],
    ['1234567.8', '1,234,567.8'],
    ['1234.', '1,234.'],
    ['-1234.50', '-1,234.50'],
    ['-', '-'],
    ['12a34', '1,234'],
    ['1,23', '123'],
    ['0012', '12'],
    ['1234.56789', '1,234.56789'],
    ['4.5M', '4.5M'],
    ['1200 thousand', '1,200 thousand'],
    ['abc', ''],
    ['', ''],
  ])('separates thousands, keeps a leading minus and the decimal part: %j is shown as %j', (typed, shown) => {
    expect(groupMoneyInput(typed)).toBe(shown)
  })

  test.each([
    ['1,234.5', '1234.50'],
    ['₱ 5,030.00', '5030.00'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['-3', '-3.00'],
    ['', undefined],
    ['1.005', undefined],
    ['five', undefined],
    ['4.5M', '4500000.00'],
    ['2 million', '2000000.00'],
    ['1,200k', '1200000.00'],
    ['4.5 dollars', undefined],
    ['999999999999M', undefined],
  ])('holding %j means %j', (typed, amount) => {
    expect(moneyFromInput(typed)).toBe(amount)
  })

  test('shows the same after showing it again, and means what it shows', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const shown = groupMoneyInput(decimalText(amount))
        expect(groupMoneyInput(shown)).toBe(shown)
        expect(moneyFromInput(shown)).toBe(decimalText(amount))
      }),
    )
  })
})
