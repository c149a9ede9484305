import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peso } from '../payments/money.ts'
import { escapeSpreadsheetFormula } from './escape-spreadsheet-formula.ts'

test.each(['=1+1', '+639171234567', '-1+1', '-cmd|"/c calc"!A1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '-'])(
  '%j is marked as text',
  (text) => {
    expect(escapeSpreadsheetFormula(text)).toBe(`'${text}`)
  },
)

test.each(['', 'Acme', '₱5,030.00', '-12', '-1,250.50', '-₱1,250.00', '12%', '20 Nov 2026', '–', "'=1+1"])(
  '%j stays as it is',
  (text) => {
    expect(escapeSpreadsheetFormula(text)).toBe(text)
  },
)

test('an amount stays readable, whatever its sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(escapeSpreadsheetFormula(peso(amount))).toBe(peso(amount))
    }),
  )
})

test('no cell begins as a formula does, and what was there can be read back', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'), fc.string({ unit: 'grapheme' })),
      (parts) => {
        const text = parts.join('')
        const cell = escapeSpreadsheetFormula(text)
        expect([text, `'${text}`]).toContain(cell)
        expect(/^[=+@\t\r]/.test(cell) || /^-(?!₱?\d[\d,.]*$)/.test(cell)).toBe(false)
      },
    ),
  )
})
