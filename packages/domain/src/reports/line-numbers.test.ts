import { expect, test } from 'vitest'
import { lineNumbers } from './line-numbers.ts'
import { linePath, linePlaceOf } from '../filing/line-path.ts'

const filed = { known: new Map(Object.entries({ Busan: 1, Cebu: 2, Davao: 3 })), taken: new Set<number>(), last: 3 }
const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('who writes a draft has the lines numbered as they come', () => {
  const nothing = { known: new Map(), taken: new Set<number>(), last: 0 }
  expect(lineNumbers(['Busan', 'Cebu'], { ...nothing, places: places(2) })).toEqual([1, 2])
  expect(lineNumbers(['Davao'], { ...nothing, taken: new Set([1, 2]) })).toEqual([3])
})

test('who pastes a returned section again keeps the numbers, in whatever order the lines come', () => {
  const pasted = ['Davao', 'Busan', 'Iloilo', 'Cebu']
  expect(lineNumbers(pasted, { ...filed, places: places(4) })).toEqual([3, 1, 4, 2])
})

test('a pasted line that is about something else by now has the number of the line it was', () => {
  expect(lineNumbers(['Busan', 'Subic', 'Davao'], { ...filed, places: places(3) })).toEqual([1, 2, 3])
})

test('a line that was removed and typed again has its number back, and a new one never takes it', () => {
  const staying = { ...filed, taken: new Set([1, 3]) }
  expect(lineNumbers(['Subic', 'Cebu'], staying)).toEqual([4, 2])
})

test('a line that stays keeps its number from one that was filed under it', () => {
  expect(lineNumbers(['Cebu'], { ...filed, taken: new Set([1, 2, 3]) })).toEqual([4])
})

test('a remark names a line by section and number, and nothing else so', () => {
  expect(linePlaceOf(linePath({ section: 'top_lanes', number: 12 }))).toEqual({ section: 'top_lanes', number: 12 })
  expect(['lanes', 'lanes.0', 'lanes.1.teu', 'lanes.-1', 'officers.k1'].map(linePlaceOf)).toEqual(
    Array(5).fill(undefined),
  )
})
