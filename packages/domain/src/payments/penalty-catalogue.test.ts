import { describe, expect, test } from 'vitest'
import { penaltyCatalogue } from './penalty-catalogue.ts'
import { isMoney } from './money.ts'

const entry = (reference_id: string) => penaltyCatalogue.find((row) => row.reference_id === reference_id)
const ofAir = penaltyCatalogue.filter(({ agency }) => agency === 'cab')
const ofSea = penaltyCatalogue.filter(({ agency }) => agency === 'dti')

describe('the penalties the portal starts with', () => {
  // Field facts, section 8.3.
  test.each([
    ['AC-01', '1000.00', '12000.00', 'D6', 'E6'],
    ['AC-02', '12000.00', null, 'D7', 'E7'],
    ['AC-03', '5000.00', null, 'D8', 'E8'],
    ['AC-04', '10000.00', null, 'D9', 'E9'],
    ['AC-05', '2.00', null, 'D10', 'E10'],
    ['LE-01', '5000.00', null, 'D14', 'E14'],
    ['LE-02', '10000.00', null, 'D15', 'E15'],
    ['LE-03', '5000.00', null, 'D16', 'E16'],
    ['LE-04', '2500.00', null, 'D17', 'E17'],
    ['LE-05', '5000.00', null, 'D18', 'E18'],
    ['LE-06', '1000.00', null, 'D19', 'E19'],
    ['LE-07', '20000.00', null, 'D20', 'E20'],
    ['PR-01', '500.00', '5000.00', 'D24', 'E24'],
    ['PR-02', '5000.00', null, 'D25', 'E25'],
    ['PR-03', '1000.00', null, 'D26', 'E26'],
    ['PR-04', '500.00', null, 'D27', 'E27'],
  ])('%s costs %s a unit, at most %s, and stands in %s and %s', (reference_id, unit_amount, cap, unit, amount) => {
    expect(entry(reference_id)).toMatchObject({
      agency: 'cab',
      unit_amount,
      cap,
      sheet_cell_unit: unit,
      sheet_cell_amount: amount,
    })
  })

  test('are seventeen of the air side in three divisions, and those of the sea side without a sheet', () => {
    expect(ofAir).toHaveLength(17)
    expect(new Set(ofAir.map(({ division }) => division)).size).toBe(3)
    const costs = ofSea.map(({ unit_amount, cap }) => (cap === null ? unit_amount : `${unit_amount} to ${cap}`))
    expect(costs.join(', ')).toBe(
      '50000.00, 100000.00, 150000.00, 20000.00, 40000.00, 20000.00, 40000.00, 10000.00, ' +
        '500.00 to 3000.00, 5000.00, 50000.00, 500.00 to 6000.00',
    )
    expect(ofSea.every((row) => row.sheet_cell_unit === null && row.sheet_cell_amount === null)).toBe(true)
  })

  test('each have a reference of their own, exact money and a basis', () => {
    expect(new Set(penaltyCatalogue.map((row) => row.reference_id)).size).toBe(penaltyCatalogue.length)
    for (const { unit_amount, cap, legal_basis } of penaltyCatalogue) {
      expect(isMoney(unit_amount) && (cap === null || isMoney(cap)) && legal_basis !== '').toBe(true)
    }
  })
})
