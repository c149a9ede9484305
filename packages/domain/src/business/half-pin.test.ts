import { expect, test } from 'vitest'
import { halfPin } from './half-pin.ts'

test.each([
  ['14.5995', '', 'longitude', 'Enter the longitude too, or clear the latitude.'],
  ['', '120.9842', 'latitude', 'Enter the latitude too, or clear the longitude.'],
])('a place with half its degrees (%j, %j) is told which is missing', (latitude, longitude, path, message) => {
  expect(halfPin({ latitude, longitude })).toEqual([{ path, message }])
})

test('a place with both, or without any, is right', () => {
  expect(halfPin({ latitude: '14.5995', longitude: '120.9842' })).toEqual([])
  expect(halfPin({ latitude: '', longitude: '' })).toEqual([])
})
