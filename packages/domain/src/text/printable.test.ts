import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asWritten, printed, printingFault, unprintable } from './printable.ts'

describe('a name the papers can print', () => {
  test.each([
    'Señorita Ñañez & Hijos, Inc.',
    'Größe Łódź Şirketi Đông Á Sjælland',
    '“Bágong” Lìwâyway – O’Brien’s No. 5 (№ 5) 37°, ₱1,000.00 §3',
    'Pacific ½ ±5% © ® ™ €20 £3 m² · A/B #7 [x] {y} @ * ^ ~ | \\ <z>',
    'Hawaiʻi ẽ ỹ g\u00a0h',
    'First line\nSecond line',
  ])('%s', (name) => {
    expect(printingFault(name)).toBeUndefined()
    expect(printed(name)).toBe(name)
  })
})

describe('characters the papers cannot print are named', () => {
  test.each([
    ['漢字 Lines, 漢', 'These characters cannot be printed on a certificate: 漢 字. Write them in Latin letters.'],
    ['Ж Cargo', 'This character cannot be printed on a certificate: Ж. Write it in Latin letters.'],
    ['Family 👨‍👩‍👧', 'This character cannot be printed on a certificate: 👨‍👩‍👧. Write it in Latin letters.'],
    ['\u3000Acme', 'This character cannot be printed on a certificate: U+3000. Write it in Latin letters.'],
    [
      'شركة الملاحة البحرية دبي',
      'These characters cannot be printed on a certificate: ش ر ك ة ا ل م ح ب ي and others. Write them in Latin letters.',
    ],
  ])('%s', (name, says) => {
    expect(printingFault(name)).toBe(says)
  })
})

test('a letter and its mark typed apart are the letter of the registration', () => {
  expect(asWritten('Pen\u0303a')).toBe('Peña')
  expect(printingFault(asWritten('Pen\u0303a'))).toBeUndefined()
})

test('what nobody sees is left out, and tabs and line separators are spaces and lines', () => {
  expect(asWritten('Ac\u200dme\u202e\tlines\u2028Pier\u00ad 4\r\n')).toBe('Acme lines\nPier 4\n')
})

test('where nobody can be asked, a question mark stands for what cannot be printed', () => {
  expect(printed('営業許可 2026.pdf')).toBe('???? 2026.pdf')
})

/** Any characters there are, most of them rare; fast-check's own strings of such are made too slowly. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }))
  .map((points) => String.fromCodePoint(...points).toWellFormed())

test('what is replaced can always be printed, and what is written stays as it is written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unprintable(printed(text)).filter((one) => one !== '\0')).toEqual([])
      expect(asWritten(asWritten(text))).toBe(asWritten(text))
    }),
  )
})
