import { describe, expect, test } from 'vitest'
import { statementFaults } from './statement-faults.ts'

const sound = {
  current_assets: '2400000.00',
  noncurrent_assets: '2600000.00',
  total_assets: '5000000.00',
  current_liabilities: '1200000.00',
  noncurrent_liabilities: '400000.00',
  total_liabilities: '1600000.00',
  equity: '3400000.00',
}
const faulty = (changes: object) => statementFaults({ ...sound, ...changes }).map(({ line }) => line)

describe('a statement', () => {
  test('agrees within one peso', () => {
    expect(faulty({})).toEqual([])
    expect(faulty({ equity: '3400001.00' })).toEqual([])
  })

  test('whose assets are not its liabilities and equity is told so, with both sums', () => {
    expect(statementFaults({ ...sound, equity: '3300000.00' })).toEqual([
      {
        line: 'total_assets',
        message: 'Total assets are ₱5,000,000.00, but total liabilities and equity add up to ₱4,900,000.00.',
      },
    ])
  })

  test('whose parts do not add up is told of each sum', () => {
    expect(faulty({ noncurrent_assets: '1.00' })).toEqual(['total_assets'])
    expect(faulty({ current_liabilities: '1.00' })).toEqual(['total_liabilities'])
    expect(faulty({ cash: '2000000.00', receivables: '500000.00' })).toEqual(['current_assets'])
  })

  test('is not tested where a line is missing, and may show a loss', () => {
    expect(statementFaults({ total_assets: '5.00' })).toEqual([])
    expect(
      faulty({
        total_assets: '1000000.00',
        current_assets: '500000.00',
        noncurrent_assets: '500000.00',
        equity: '-600000.00',
      }),
    ).toEqual([])
  })
})
