import { expect, test } from 'vitest'
import { coordinatesOf, coordinatesText, degreesText } from './coordinates.ts'

test('a place is pinned once both its degrees are there', () => {
  expect(coordinatesOf('14.5995', '120.9842')).toEqual([14.5995, 120.9842])
  expect(coordinatesOf('14.5995', '')).toBeUndefined()
  expect(coordinatesOf(' ', '120.9842')).toBeUndefined()
})

test.each([
  ['90.1', '0'],
  ['0', '-180.1'],
  ['north', '120'],
])('degrees that are no place on earth pin nothing: %s, %s', (latitude, longitude) => {
  expect(coordinatesOf(latitude, longitude)).toBeUndefined()
})

test('a pin is said in words, south and west too', () => {
  expect(coordinatesText([14.5995, 120.9842])).toBe('14.5995° N, 120.9842° E')
  expect(coordinatesText([-8.5, -70])).toBe('8.5° S, 70° W')
  expect(degreesText(14.599512345)).toBe('14.59951')
  expect(degreesText(0.0000001)).toBe('0')
})
