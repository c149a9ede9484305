/** Words that join others and say nothing of a document. */
const JOINING = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Words that are written in several ways, as the names of requirements write them. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  biodata: ['bio', 'data'],
  bylaw: ['law'],
  organization: ['organisation'],
  photo: ['photograph'],
  picture: ['photograph'],
  seccert: ['sec', 'cert'],
}

/**
 * The words of a file's name, of a text or of a requirement, so that they can be compared: without accents, apostrophes,
 * plurals and joining words. `BusinessPermit_2026.pdf` and “business permits 2026” have the same.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/\.(pdf|jpe?g|png)$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular)
    .flatMap((word) => WRITTEN[word] ?? word)
    .filter((word) => word !== '' && !JOINING.has(word))
}

function singular(word: string): string {
  if (word.length < 4) return word
  return word.replace(/(ch|sh|x)es$/, '$1').replace(/([^s])s$/, '$1')
}

/** Where a phrase begins among words, counted in words; -1 where it is not there. */
export function placeOf(phrase: readonly string[], words: readonly string[]): number {
  if (phrase.length === 0) return -1
  return words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word))
}
