import { printable } from '@lading/domain/text/printable'
import { beforeAll, expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'
import { requireGlyphs, withoutGlyph } from './require-glyphs.ts'

beforeAll(() => loadFonts())

test('every character that may be typed is in the fonts of the documents, in every face and weight', () => {
  const allowed = printable.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  expect(allowed.length).toBeGreaterThan(1000)
  expect(withoutGlyph(allowed)).toEqual([])
})

test('a payload with a letter the fonts lack is not drawn, however deep it lies, and the letter is named', () => {
  expect(() =>
    requireGlyphs({ agency: { name: 'Peña’s, ₱' }, body: ['One\nTwo'], copies: 1, until: null }),
  ).not.toThrow()
  expect(() => requireGlyphs({ branches: [{ name: '漢字 Lines' }] })).toThrow('cannot draw: 漢 字')
})
