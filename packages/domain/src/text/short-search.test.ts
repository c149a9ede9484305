import { expect, test } from 'vitest'
import { isShort } from './short-search.ts'

test.each([
  ['FF', true],
  ['F-F.', true],
  ['–', true],
  ['ñé', true],
  ['FF-1', false],
  ['SFF', false],
])('signs do not make a search longer: %s', (search, is) => {
  expect(isShort(search)).toBe(is)
})
