import { expect, test } from 'vitest'
import {
  digitsOf,
  hasCountedBack,
  owesSecondFactor,
  readCode,
  spacedCode,
  stepAt,
  stepsTaken,
} from './second-factor.ts'

test.each([
  [{ is_staff: true, is_required: true, has_one: false }, true],
  [{ is_staff: true, is_required: true, has_one: true }, false],
  [{ is_staff: true, is_required: false, has_one: false }, false],
  [{ is_staff: false, is_required: true, has_one: false }, false],
])('only staff without one owe a second factor, where it is required: %o', (standing, owes) => {
  expect(owesSecondFactor(standing)).toBe(owes)
})

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['ABCD-efgh 2345-mnop', { kind: 'recovery', code: 'abcdefgh2345mnop' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['abcd-efgh-ijkl', undefined],
  ['', undefined],
])('a code is read however it was typed: %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test('a recovery code is shown in groups of four', () => {
  expect(spacedCode('abcdefgh2345mnop')).toBe('abcd-efgh-2345-mnop')
})

test('a code of the app stands for thirty seconds', () => {
  expect(stepAt(new Date(59_999))).toBe(1)
  expect(stepAt(new Date(60_000))).toBe(2)
})

test('a clock may be thirty seconds off either way', () => {
  expect(stepsTaken(new Date(3_000_000), null).toSorted()).toEqual([100, 101, 99].toSorted())
})

test('a step that was used, and every earlier one, is not taken again', () => {
  expect(stepsTaken(new Date(3_000_000), 100)).toEqual([101])
  expect(stepsTaken(new Date(3_000_000), 101)).toEqual([])
})

test('the digits are those of the standard’s example', () => {
  // RFC 4226, section 5.4
  const mac = Uint8Array.of(
    ...[...'1f8698690e02ca16618550ef7f19da8e945b555a'.matchAll(/../g)].map(([two]) => Number.parseInt(two, 16)),
  )
  expect(digitsOf(mac)).toBe('872921')
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [4, 4, true],
  [4, 3, true],
  [4, 0, true],
])('a passkey seen %i times that counts %i may be a copy: %o', (seen, counted, is_copy) => {
  expect(hasCountedBack(seen, counted)).toBe(is_copy)
})
