/** A value of a PDF, as far as it matters who carries what: names and what holds others; all else is `other`. */
export type PdfValue = PdfName | PdfDictionary | readonly PdfValue[] | 'other'

export class PdfName {
  readonly text: string
  /** `#41` stands for the letter of that code, so that no spelling hides a name. */
  constructor(written: string) {
    this.text = written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  }
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>

/** Deeper than any program writes, and more than five megabytes need: a reader that follows further is being led on. */
const MOST_LEVELS = 200
const MOST_VALUES = 5_000_000

/** Thrown for a file that cannot be examined: it has too many values, or says one thing twice. */
export class TooComplicated extends Error {}

const DELIMITERS = /[\s\0()<>[\]{}/%]/
const NAME = /[^\s\0()<>[\]{}/%]*/y
const BLANK = /[\s\0]*/y
const COMMENT = /%[^\r\n]*/y

/** What a dictionary is judged by: said twice and differently, readers disagree on which counts. */
const telling = new Set([
  'S',
  'JS',
  'Type',
  'Subtype',
  'N',
  'First',
  'Filter',
  'F',
  'DecodeParms',
  'DP',
  'AA',
  'Encrypt',
])

/** Reads the values of a text (one character a byte), one after another. Broken syntax is passed over, as viewers do. */
export class ValueReader {
  at = 0
  readonly #text: string
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The next value, or undefined where none follows: at the end, or at the closing mark of what holds it. */
  next(level = 0): PdfValue | undefined {
    if (level > MOST_LEVELS || ++this.#values > MOST_VALUES) throw new TooComplicated()
    this.skipBlank()
    const mark = this.#text[this.at]
    if (mark === undefined || mark === ']' || mark === '>') return undefined
    if (mark === '/') return new PdfName(this.#match(NAME, ++this.at))
    if (mark === '(') return this.#text_in_brackets()
    if (mark === '[') return this.#array(level)
    if (this.#text.startsWith('<<', this.at)) return this.#dictionary(level)
    if (mark === '<') return this.#past(this.#text.indexOf('>', this.at))
    return DELIMITERS.test(mark) ? this.#past(this.at) : (this.#match(NAME, this.at), 'other')
  }

  skipBlank(): void {
    do this.#match(BLANK, this.at)
    while (this.#match(COMMENT, this.at) !== '')
  }

  #match(pattern: RegExp, from: number): string {
    pattern.lastIndex = from
    const [found = ''] = pattern.exec(this.#text) ?? []
    this.at = from + found.length
    return found
  }

  #past(place: number): 'other' {
    this.at = place < 0 ? this.#text.length : place + 1
    return 'other'
  }

  #text_in_brackets(): 'other' {
    let open = 0
    for (; this.at < this.#text.length; this.at += 1) {
      const letter = this.#text[this.at]
      if (letter === '\\') this.at += 1
      else if (letter === '(') open += 1
      else if (letter === ')' && --open === 0) return this.#past(this.at)
    }
    return 'other'
  }

  #array(level: number): PdfValue {
    this.at += 1
    const values: PdfValue[] = []
    for (;;) {
      const value = this.next(level + 1)
      if (value !== undefined) values.push(value)
      else if (this.#text[this.at] !== '>') return (this.#past(this.at), values)
      else this.at += 1
    }
  }

  /** A key, its value, and what may follow it (`5 0 R` is three words) up to the next key. */
  #dictionary(level: number): PdfValue {
    this.at += 2
    const entries = new Map<string, PdfValue>()
    let key = ''
    let isValueDue = false
    for (;;) {
      const value = this.next(level + 1)
      if (value === undefined) {
        const end = this.#text[this.at]
        this.at += end === '>' ? 2 : 1
        if (end !== ']') return entries
      } else if (isValueDue) {
        if (entries.has(key) && telling.has(key)) throw new TooComplicated()
        entries.set(key, value)
        isValueDue = false
      } else if (value instanceof PdfName) {
        key = value.text
        isValueDue = true
      }
    }
  }
}
