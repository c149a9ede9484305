import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test('names that differ in case, accents and signs alone are one', () => {
  expect(plainName('  PEÑAFLOR,  J.')).toBe(plainName('penaflor j'))
  expect(plainName('Bel-Air')).toBe('bel air')
  expect(plainName('Bel-Air')).not.toBe(plainName('Belair'))
})
