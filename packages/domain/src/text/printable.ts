/**
 * What the portal's documents print: Latin letters with all their marks, figures, punctuation and signs, as first and last
 * code point. Their fonts hold each of them (proved in the server's `pdf/printable.test.ts`). They hold Greek
 * and Cyrillic letters as well; those stay out, since a certificate could then name a business in letters that only look Latin.
 */
export const printable: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x2ff], // without the soft hyphen; ñ, é, ğ, ʻ
  [0x1e00, 0x1eff], // ẽ, ỹ, ṃ
  [0x2000, 0x200a], // spaces of other widths
  [0x2010, 0x2027], // dashes, quotation marks, bullet, ellipsis
  [0x202f, 0x205f], // ‰, ′, ⁄
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x20a0, 0x20bf], // ₱, €
  [0x2100, 0x215f], // ℃, №, ™, ⅓
  [0x2212, 0x2212], // −
  [0x221e, 0x221e], // ∞
  [0x2248, 0x2248], // ≈
  [0x2260, 0x2260], // ≠
  [0x2264, 0x2265], // ≤, ≥
  [0xfb00, 0xfb06], // ligatures of text copied from PDFs
]

const escaped = (point: number) => `\\u{${point.toString(16)}}`
const ranges = printable.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')
const notPrinted = new RegExp(`[^\\n\\r${ranges}]`, 'u')

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const MOST_NAMED = 10

/**
 * Text as it is kept: composed, so that `n` and a tilde are `ñ`, and as it is seen. A name of a space without width would
 * pass for a name, and a change of direction makes a certificate read otherwise than the register. NUL is refused elsewhere.
 */
export function asWritten(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/(?![\0\n])[\p{Cc}\p{Cf}]/gu, '')
}

/** The characters of a text that no document can print, each once, as a person sees them. */
export function unprintable(text: string): string[] {
  if (!notPrinted.test(text)) return []
  const seen = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return [...new Set(seen.filter((one) => notPrinted.test(one)))]
}

/** What a person is told of text that no document can print; nothing where it can be printed. */
export function printingFault(text: string): string | undefined {
  const found = unprintable(text)
  if (found.length === 0) return undefined
  const named = found.slice(0, MOST_NAMED).map(shown).join(' ') + (found.length > MOST_NAMED ? ' and others' : '')
  return found.length === 1
    ? `This character cannot be printed on a certificate: ${named}. Write it in Latin letters.`
    : `These characters cannot be printed on a certificate: ${named}. Write them in Latin letters.`
}

// What cannot be seen alone is named by its number.
const shown = (one: string) =>
  /^[\p{Z}\p{C}\p{M}]/u.test(one) ? `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : one

/** Text for a document where nobody can be asked to write it otherwise, such as the name of a file: `????.pdf`. */
export function printed(text: string): string {
  const composed = asWritten(text)
  if (!notPrinted.test(composed)) return composed
  return Array.from(graphemes.segment(composed), ({ segment }) => (notPrinted.test(segment) ? '?' : segment)).join('')
}
