import { expect, test } from 'vitest'
import { proposedZip } from './zip-code.ts'

const makati = [
  { zip: '1233', place: 'Bangkal' },
  { zip: '1209', place: 'Bel-Air' },
  { zip: '1200', place: 'Makati CPO' },
]

test('a ZIP code is proposed from the barangay, or from a city that has only one', () => {
  expect(proposedZip(makati, 'Bangkal')).toBe('1233')
  expect(proposedZip(makati, 'Bel Air')).toBe('1209')
  expect(proposedZip([{ zip: '6023', place: 'Alcantara' }], 'Poblacion')).toBe('6023')
})

test('none is proposed where the barangay does not say which', () => {
  expect(proposedZip(makati, 'Pio del Pilar')).toBeUndefined()
  expect(proposedZip(makati, '')).toBeUndefined()
})
