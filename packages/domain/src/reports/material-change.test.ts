import { expect, test } from 'vitest'
import { materialChanges } from './material-change.ts'
import { quantityText, sumOfQuantities } from './quantity.ts'

test('a figure that differs by half or more from the last accepted report is material', () => {
  const named = (before: string, now: string) =>
    materialChanges({ revenue: before }, { revenue: now }, 50).map(({ name }) => name)
  expect(named('1000000.00', '1499999.99')).toEqual([])
  expect(named('1000000.00', '1500000.00')).toEqual(['revenue'])
  expect(named('1000000.00', '500000.00')).toEqual(['revenue'])
  expect(named('-1000000.00', '-400000.00')).toEqual(['revenue'])
  expect(named('0.00', '1.00')).toEqual(['revenue'])
  expect(named('0.00', '0.00')).toEqual([])
})

test('what one of the reports does not say is not compared', () => {
  expect(materialChanges({ revenue: '1.00', equity: '5.00' }, { revenue: '1.00' }, 50)).toEqual([])
})

test('quantities are added to the thousandth', () => {
  expect(sumOfQuantities(['0.1', '0.2', '12450.555'])).toBe('12450.855')
  expect(sumOfQuantities([])).toBe('0')
  expect(quantityText(12_500)).toBe('12.5')
})
