import { expect, test } from 'vitest'
import { officeAreaFault } from './office-area.ts'

test.each(['0', '0.00', '00'])('an office of %s m² is none', (area) => {
  expect(officeAreaFault(area)).toBe('Enter an office area of more than 0 m².')
})

test.each(['', '0.5', '120', 'about 40'])('“%s” is no area of nothing', (area) => {
  expect(officeAreaFault(area)).toBeUndefined()
})
