import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { microline } from './blocks/microtext.ts'
import { kernedWidthOf, loadFonts, SANS, SERIF, widthOf } from './fonts.ts'
import { balancedLines, fitText, linesOf } from './text-fitting.ts'

beforeAll(() => loadFonts())

const face = { family: SERIF, weight: 700 } as const
const name = fc
  .array(fc.stringMatching(/^[A-Za-zñÑáé&.,-]{1,14}$/), { minLength: 1, maxLength: 24 })
  .map((words) => words.join(' '))

test('no line of a name is wider than its room, and no word is lost', () => {
  fc.assert(
    fc.property(name, fc.integer({ min: 250, max: 500 }), (text, width) => {
      for (const lines of [linesOf(text, 17, face, width), balancedLines(text, 17, face, width)]) {
        expect(lines.join(' ')).toBe(text)
        expect(lines.every((line) => widthOf(line, 17, face) <= width)).toBe(true)
      }
    }),
  )
})

test('balancing never takes one line more', () => {
  fc.assert(
    fc.property(name, (text) => {
      expect(balancedLines(text, 17, face, 444).length).toBe(linesOf(text, 17, face, 444).length)
    }),
  )
})

test('a short name stands large, a long one smaller', () => {
  const sizes = [31, 28, 25, 20]
  expect(fitText('Acme Lines', sizes, face, 444, 1)).toEqual({ size: 31, lines: ['Acme Lines'] })
  expect(fitText('Kalayaan Global Container Lines Inc.', sizes, face, 444, 1).size).toBeLessThan(28)
})

test('the quick measure is never less than what will be set, the peso sign included', () => {
  expect(widthOf('AVAT Toñita & Sons', 12, face)).toBeGreaterThanOrEqual(kernedWidthOf('AVAT Toñita & Sons', 12, face))
  expect(widthOf('₱', 10, { family: SANS })).toBeGreaterThan(4)
})

test('microtext fills its line exactly', () => {
  fc.assert(
    fc.property(name, fc.integer({ min: 300, max: 520 }), (words, width) => {
      const { text, size } = microline(words, width)
      expect(kernedWidthOf(text, size, { family: SANS })).toBeCloseTo(width, 1)
    }),
  )
})
