import { activeIn } from './active-content.ts'
import { isLockFound, ownerLocks, type Unlock } from './owner-lock.ts'
import { PdfName, TooComplicated, ValueReader, type PdfDictionary, type PdfValue } from './read-values.ts'
import { filterNamed, MOST_IN_ALL, TooMuchUnpacked, unpacked } from './unpack.ts'

/** Characters read in all: `obj` may stand a million times in a file, each time before the whole rest. */
const MOST_READ = 200_000_000

const again = 'Print it to a new PDF and attach that.'

/**
 * Why a PDF may not be taken for what it carries, or nothing. Every object is read, wherever a reader might find it: also
 * those that no page names, those of earlier versions of the file, and those packed into streams.
 */
export function activeContentFault(bytes: Uint8Array): string | undefined {
  try {
    const found = new Search(bytes).run()
    return found && `This PDF holds ${found}. ${again}`
  } catch (error) {
    if (error instanceof TooMuchUnpacked) return `This PDF unpacks to more than a reader can hold. ${again}`
    if (error instanceof TooComplicated) return `This PDF is built in a way that cannot be examined. ${again}`
    throw error
  }
}

class Search {
  readonly #bytes: Uint8Array
  #locks: readonly Unlock[] = []
  #unpacked = 0
  #read = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Objects begin after `obj`, trailers after `trailer`; both are looked for everywhere, since offsets can lie. */
  run(): string | undefined {
    const text = Buffer.from(this.#bytes).toString('latin1')
    this.#locks = ownerLocks(this.#bytes, text)
    const reader = new ValueReader(text)
    for (const { 0: word, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
      reader.at = index + word.length
      const value = reader.next()
      this.#read += reader.at - index
      if (this.#read > MOST_READ) throw new TooComplicated()
      if (value === undefined) continue
      if (value instanceof Map && value.has('Encrypt') && !isLockFound(text.slice(index, reader.at)))
        throw new TooComplicated()
      const found = activeIn(value) ?? this.#inStream(text, reader, value, index)
      if (found) return found
    }
    return undefined
  }

  #inStream(text: string, reader: ValueReader, value: PdfValue, begins: number): string | undefined {
    if (!(value instanceof Map)) return undefined
    reader.skipBlank()
    if (!text.startsWith('stream', reader.at)) return undefined
    const from = reader.at + (/^stream\r?\n?/.exec(text.slice(reader.at, reader.at + 8))?.[0].length ?? 0)
    const filters = filtersOf(value)
    const all = this.#opened(text, begins, from).flatMap((bytes) => unpacked(bytes, filters) ?? [])
    if (filters.length > 0) this.#unpacked += Math.max(0, ...all.map(({ length }) => length))
    if (this.#unpacked > MOST_IN_ALL) throw new TooMuchUnpacked()
    // A stream of objects says how many it holds and where the first begins.
    if (!value.has('N') || !value.has('First')) return undefined
    const isPlain = filters.every((filter) => filter === 'FlateDecode') && !isInRows(value.get('DecodeParms'))
    const legible = this.#locks.length > 0 ? all.filter(beginsAsObjects) : all
    if (legible.length === 0 || !isPlain || short.some((key) => value.has(key))) throw new TooComplicated()
    return legible.map(firstOf).find((found) => found !== undefined)
  }

  /**
   * The bytes of a stream, and of what follows it; of a locked file also what each lock makes of them. They are read as they
   * stand too: a trailer of an earlier version may name a lock that no reader applies any more.
   */
  #opened(text: string, begins: number, from: number): Uint8Array[] {
    if (this.#locks.length === 0) return [this.#bytes.subarray(from)]
    const end = text.indexOf('endstream', from)
    const stored = this.#bytes.subarray(from, end < 0 ? undefined : end)
    const [, no, generation] = /(\d+)\s+(\d+)\s+$/.exec(text.slice(Math.max(0, begins - 30), begins)) ?? []
    return [stored, ...this.#locks.map((unlock) => unlock(stored, Number(no), Number(generation)))]
  }
}

/** A stream of objects begins with their numbers and places; what the wrong lock makes of it does not. */
const beginsAsObjects = (content: Uint8Array): boolean =>
  /^[\s\0]*\d+[\s\0]+\d+[\s\0]/.test(Buffer.from(content.subarray(0, 200)).toString('latin1'))

function firstOf(content: Uint8Array): string | undefined {
  const reader = new ValueReader(Buffer.from(content).toString('latin1'))
  while (reader.at < content.length) {
    const before = reader.at
    const value = reader.next()
    if (value === undefined && reader.at === before) reader.at += 1 // a closing mark without its opening
    const found = value === undefined ? undefined : activeIn(value)
    if (found) return found
  }
  return undefined
}

/** Short keys of filters and their parameters. A picture in a page may use them; some readers take them of any stream. */
const short = ['F', 'DP']

/**
 * A filter that is named elsewhere in the file is taken for the one that nearly all streams have; among several no program
 * names one so. Throws for such a list.
 */
function filtersOf(entries: PdfDictionary): string[] {
  const value = entries.get('Filter') ?? entries.get('F')
  if (value === 'other') return ['FlateDecode']
  const all = Array.isArray(value) ? (value as readonly PdfValue[]) : [value]
  if (Array.isArray(value) && all.some((one) => !(one instanceof PdfName))) throw new TooComplicated()
  return all.flatMap((one) => (one instanceof PdfName ? [filterNamed(one.text)] : []))
}

/** Whether what was packed are rows with a mark before each, which no program writes for objects. */
function isInRows(parameters: PdfValue | undefined): boolean {
  if (parameters === undefined) return false
  const all = Array.isArray(parameters) ? (parameters as readonly PdfValue[]) : [parameters]
  return all.some((one) => !(one instanceof Map) || one.has('Predictor'))
}
