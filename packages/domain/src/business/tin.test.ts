import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { formatTin, isTin, tinDigits, tinWarning } from './tin.ts'

describe('a TIN', () => {
  test.each([
    ['123456789', '123-456-789'],
    ['123456789000', '123-456-789-000'],
    ['12345678900001', '123-456-789-000-01'],
    ['123 456-789', '123-456-789'],
    ['TIN: 123.456/789', '123-456-789'],
    ['1234', '123-4'],
    ['', ''],
  ])('loses what is no digit and is grouped in threes with dashes: %s is shown as %s', (typed, shown) => {
    expect(formatTin(typed)).toBe(shown)
  })

  test.each([
    ['123-456-789', true],
    ['123-456-789-000', true],
    ['123-456-789-00000', true],
    ['123-456-78', false],
    ['123-456-789-0', false],
    ['123-456-789-000-0', false],
    ['TIN 123456789', false],
    ['', false],
  ])('%s: accepted is %s', (typed, accepted) => {
    expect(isTin(typed)).toBe(accepted)
  })

  test('is stored as digits, with the head office’s code where none was given', () => {
    expect(tinDigits('123-456-789')).toBe('123456789000')
    expect(tinDigits('123-456-789-00001')).toBe('12345678900001')
  })

  test('showing it loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        expect(formatTin(digits).replaceAll('-', '')).toBe(digits)
      }),
    )
  })
})

describe('a corporation', () => {
  test('is warned, not stopped, when its TIN does not begin with 0', () => {
    expect(tinWarning('123-456-789', 'corporation')).toContain('begins with 0')
    expect(isTin('123-456-789')).toBe(true)
  })

  test('is not warned otherwise, nor is anybody else', () => {
    expect(tinWarning('012-345-678', 'corporation')).toBeUndefined()
    expect(tinWarning('123-456-789', 'partnership')).toBeUndefined()
    expect(tinWarning('12', 'corporation')).toBeUndefined()
  })
})
