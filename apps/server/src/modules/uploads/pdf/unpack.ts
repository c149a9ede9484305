import { brotliDecompressSync, inflateSync } from 'node:zlib'
import { fromLzw } from './lzw.ts'

const MB = 1024 * 1024
/** What one stream, and all together, may unpack to. */
const MOST_A_STREAM = 50 * MB
export const MOST_IN_ALL = 200 * MB

/** Thrown for a stream that unpacks to more than a reader should be made to hold. */
export class TooMuchUnpacked extends Error {}

/** Undoes the filters of a stream in their order, as far as they pack bytes; pictures stay as they are. */
export function unpacked(bytes: Uint8Array, filters: readonly string[]): Uint8Array | undefined {
  let left: Uint8Array | undefined = bytes
  for (const filter of filters) {
    const undo = undoing[filter]
    if (!undo || left === undefined) return left
    left = undo(left)
  }
  return left
}

const shortNames: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
}

/** The whole name of a filter. */
export const filterNamed = (name: string): string => shortNames[name] ?? name

const undoing: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  FlateDecode: inflated,
  ASCIIHexDecode: fromHex,
  ASCII85Decode: fromBase85,
  RunLengthDecode: fromRuns,
  LZWDecode: longestFromLzw,
  BrotliDecode: fromBrotli,
  Crypt: (bytes) => bytes, // decrypted with the rest of the file, or named where there is nothing to decrypt
}

// What follows the end of a stream is left alone, so no length need be believed; a cut end is no fault.
function inflated(bytes: Uint8Array): Uint8Array | undefined {
  return decompressed(() => inflateSync(bytes, { maxOutputLength: MOST_A_STREAM, finishFlush: 2 })) // Z_SYNC_FLUSH
}

function fromBrotli(bytes: Uint8Array): Uint8Array | undefined {
  return decompressed(() => brotliDecompressSync(bytes, { maxOutputLength: MOST_A_STREAM, finishFlush: 1 })) // …_FLUSH
}

/** Undefined for bytes that are no such stream. */
function decompressed(undo: () => Uint8Array): Uint8Array | undefined {
  try {
    return undo()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new TooMuchUnpacked()
    return undefined
  }
}

/** Two ways to count its codes are allowed, and which one a file means may stand anywhere: what gives more is judged. */
function longestFromLzw(bytes: Uint8Array): Uint8Array {
  const [late, early] = ([0, 1] as const).map((one) => fromLzw(bytes, one, MOST_A_STREAM, () => new TooMuchUnpacked()))
  return late && early && late.length > early.length ? late : (early ?? bytes)
}

function fromHex(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  return Buffer.from((text.split('>')[0] ?? '').replace(/[^0-9a-f]/gi, ''), 'hex')
}

/** Five letters are four bytes; `z` stands for four zeros. */
function fromBase85(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1').split('~>')[0] ?? ''
  const made = Buffer.alloc(Math.ceil(text.length * 4))
  let size = 0
  let group: number[] = []
  const write = (count: number) => {
    const sum = [...group, 84, 84, 84, 84].slice(0, 5).reduce((value, digit) => value * 85 + digit, 0)
    made.writeUInt32BE(sum >>> 0, size)
    size += count
    group = []
  }
  for (const letter of text) {
    if (letter === 'z' && group.length === 0) {
      group = [0, 0, 0, 0, 0]
      write(4)
    } else if (letter >= '!' && letter <= 'u') {
      group.push(letter.charCodeAt(0) - 33)
      if (group.length === 5) write(4)
    }
  }
  if (group.length > 1) write(group.length - 1)
  return made.subarray(0, size)
}

const END_OF_RUNS = 128

function fromRuns(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  for (let at = 0; at < bytes.length && bytes[at] !== END_OF_RUNS;) {
    const length = bytes[at] ?? 0
    const isCopied = length < END_OF_RUNS
    const part = isCopied
      ? bytes.subarray(at + 1, at + 2 + length)
      : new Uint8Array(257 - length).fill(bytes[at + 1] ?? 0)
    at += isCopied ? length + 2 : 2
    parts.push(part)
    size += part.length
    if (size > MOST_A_STREAM) throw new TooMuchUnpacked()
  }
  return Buffer.concat(parts)
}
