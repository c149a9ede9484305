const CLEAR = 256
const END = 257
const FIRST = 258
const MOST_CODES = 4096

/**
 * Undoes the LZW packing of PDF (ISO 32000-1, 7.4.4). Codes grow from 9 to 12 bits `early` codes before they have to: one
 * by default, none where the file says so. Throws what `tooMuch` makes beyond `most` bytes.
 */
export function fromLzw(bytes: Uint8Array, early: 0 | 1, most: number, tooMuch: () => Error): Uint8Array {
  const text = new LzwText(most, tooMuch)
  const codes = new Codes(bytes)
  for (;;) {
    const code = codes.next(widthAt(text.next + early))
    if (code === undefined || code === END || !text.add(code)) return text.made()
  }
}

function widthAt(code: number): number {
  if (code >= 2048) return 12
  if (code >= 1024) return 11
  return code >= 512 ? 10 : 9
}

class Codes {
  readonly #bytes: Uint8Array
  #at = 0
  #held = 0
  #bits = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The next code of so many bits; undefined at the end. */
  next(width: number): number | undefined {
    while (this.#bits < width) {
      if (this.#at === this.#bytes.length) return undefined
      this.#held = ((this.#held << 8) | (this.#bytes[this.#at++] ?? 0)) & 0xff_ff_ff
      this.#bits += 8
    }
    this.#bits -= width
    return (this.#held >> this.#bits) & (2 ** width - 1)
  }
}

/** What was made so far. A code from 258 on stands for a piece of it: where that begins, and how long it is. */
class LzwText {
  next = FIRST
  readonly #starts = new Int32Array(MOST_CODES)
  readonly #lengths = new Int32Array(MOST_CODES)
  readonly #most: number
  readonly #tooMuch: () => Error
  #bytes = Buffer.alloc(65_536)
  #size = 0
  /** How long the piece before was; 0 after a clear. */
  #before = 0

  constructor(most: number, tooMuch: () => Error) {
    this.#most = most
    this.#tooMuch = tooMuch
  }

  made = () => this.#bytes.subarray(0, this.#size)

  /** False for a code that nobody has given a meaning: what follows cannot be read. */
  add(code: number): boolean {
    if (code === CLEAR) {
      this.next = FIRST
      this.#before = 0
      return true
    }
    const start = this.#size - this.#before
    const isNew = code === this.next && this.#before > 0
    if (code >= FIRST && code >= this.next && !isNew) return false
    const length = isNew ? this.#before + 1 : code < FIRST ? 1 : (this.#lengths[code] ?? 0)
    this.#grow(length)
    if (code < CLEAR) this.#bytes[this.#size] = code
    else this.#copy(isNew ? start : (this.#starts[code] ?? 0), length)
    if (this.#before > 0 && this.next < MOST_CODES) {
      this.#starts[this.next] = start
      this.#lengths[this.next] = this.#before + 1
      this.next += 1
    }
    this.#size += length
    this.#before = length
    return true
  }

  #grow(length: number): void {
    const needed = this.#size + length
    if (needed > this.#most) throw this.#tooMuch()
    if (needed > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], Math.max(2 * this.#bytes.length, needed))
  }

  /** One byte after the other: a piece may end in what it has just begun. */
  #copy(from: number, length: number): void {
    for (let at = 0; at < length; at++) this.#bytes[this.#size + at] = this.#bytes[from + at] ?? 0
  }
}
