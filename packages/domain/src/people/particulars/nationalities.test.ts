import { expect, test } from 'vitest'
import { nationalityOf } from './nationalities.ts'

test('a nationality is called as its people are, not as their country', () => {
  expect(nationalityOf('PH')).toBe('Filipino')
  expect(nationalityOf('SG')).toBe('Singaporean')
  expect(nationalityOf('DO')).toBe('Dominican (Dominican Republic)')
  expect(nationalityOf('AQ')).toBeUndefined()
})
