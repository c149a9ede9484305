import { expect, test } from 'vitest'
import { listedStateAt, listShift } from './status-list.ts'

test('the first certificate has the highest two bits of the first byte, the fifth those of the second', () => {
  const list = Uint8Array.of(0b00_01_10_11, 0b01_00_00_00)
  const states = Array.from({ length: 9 }, (_, index) => listedStateAt(list, index))
  expect(states.slice(0, 4)).toEqual(['valid', 'suspended', 'revoked', 'replaced'])
  expect(states.slice(4, 8)).toEqual(['suspended', 'valid', 'valid', 'valid'])
  expect(states[8], 'beyond its end the list is older than the certificate').toBeUndefined()
  expect([0, 1, 2, 3, 4].map(listShift)).toEqual([6, 4, 2, 0, 6])
})
