import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, PDFObjectParser, PDFString } from '@cantoo/pdf-lib'
import type { PDFArray, PDFObject } from '@cantoo/pdf-lib'
import { rc4 } from './rc4.ts'
import { TooComplicated } from './read-values.ts'

/** What undoes the lock of one stream, by the number and generation of its object. */
export type Unlock = (bytes: Uint8Array, no: number, generation: number) => Uint8Array

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** More than any program writes: each place is read, and each lock is tried on each stream. */
const MOST_PLACES = 100
const MOST_LOCKS = 4

/**
 * How the streams of a PDF are opened that its owner has locked against changes: it opens for everybody, with an empty
 * password, but its streams are encrypted (ISO 32000-2, 7.6). Every lock counts that any trailer holds or names, also one
 * of an earlier version of the file, since readers may take this or that; none of a kind that this does not know.
 */
export function ownerLocks(bytes: Uint8Array, text: string): readonly Unlock[] {
  const inTrailers = [...text.matchAll(HELD)].map(({ 0: key, index }) => index + key.length)
  const numbers = new Set([...text.matchAll(NAMED)].map(([, no, generation]) => `${no}\\s+${generation}`))
  const elsewhere = [...numbers].flatMap((number) =>
    [...text.matchAll(new RegExp(`(?<!\\d)${number}\\s+obj`, 'g'))].map(({ 0: head, index }) => index + head.length),
  )
  const places = [...inTrailers, ...elsewhere]
  if (places.length > MOST_PLACES) throw new TooComplicated()
  const locks = new Map(places.flatMap((at) => lockAt(bytes, at) ?? []).map((entries) => [entries.toString(), entries]))
  if (locks.size > MOST_LOCKS) throw new TooComplicated()
  return [...locks.values()].flatMap((entries) => unlockedBy(entries, bytes, text) ?? [])
}

const NAMED = /\/Encrypt\s+(\d+)\s+(\d+)\s+R/g
const HELD = /\/Encrypt\s*(?=<<)/g

/** Whether a dictionary that has a lock writes it in one of the ways in which it is looked for, or has none after all. */
export const isLockFound = (written: string): boolean => /\/Encrypt(\s*<<|\s+\d+\s+\d+\s+R|\s+null)/.test(written)

function lockAt(bytes: Uint8Array, at: number): PDFDict | undefined {
  try {
    const entries = parsed(bytes, at)
    return entries instanceof PDFDict ? entries : undefined
  } catch {
    return undefined
  }
}

function unlockedBy(entries: PDFDict, bytes: Uint8Array, text: string): Unlock | undefined {
  try {
    return unlockBy(entries, firstId(bytes, text))
  } catch {
    return undefined
  }
}

const parsed = (bytes: Uint8Array, at: number): PDFObject =>
  PDFObjectParser.forBytes(bytes.subarray(at, at + 10_000), PDFContext.create()).parseObject()

function firstId(bytes: Uint8Array, text: string): Uint8Array {
  const at = text.search(/\/ID\s*\[/)
  return at < 0 ? new Uint8Array() : bytesOf((parsed(bytes, at + 3) as PDFArray).get(0))
}

function unlockBy(entries: PDFDict, id: Uint8Array): Unlock | undefined {
  const version = numberOf(entries, 'V') ?? 0
  const method = version >= 4 ? methodOf(entries) : 'V2'
  if (method === 'AESV3') {
    const key = keyOf256Bits(entries)
    return (bytes) => fromAes('aes-256-cbc', key, bytes)
  }
  if (method !== 'V2' && method !== 'AESV2') return undefined
  const key = keyOfFile(entries, id, version)
  return (bytes, no, generation) => {
    const numbers = Buffer.from([no, no >> 8, no >> 16, generation, generation >> 8])
    const salt = method === 'AESV2' ? 'sAlT' : ''
    const own = md5(key, numbers, Buffer.from(salt)).subarray(0, Math.min(key.length + 5, 16))
    return method === 'AESV2' ? fromAes('aes-128-cbc', own, bytes) : rc4(own, bytes)
  }
}

/** `V2`, `AESV2` or `AESV3`; undefined where streams stay as they are. */
function methodOf(entries: PDFDict): string | undefined {
  const filter = entries.get(PDFName.of('StmF'))
  const all = entries.get(PDFName.of('CF'))
  const own = all instanceof PDFDict && filter instanceof PDFName ? all.get(filter) : undefined
  const method = own instanceof PDFDict ? own.get(PDFName.of('CFM')) : undefined
  return method instanceof PDFName ? method.asString().slice(1) : undefined
}

function keyOfFile(entries: PDFDict, id: Uint8Array, version: number): Uint8Array {
  const revision = numberOf(entries, 'R') ?? 0
  const length = version === 1 ? 5 : version >= 4 ? 16 : (numberOf(entries, 'Length') ?? 40) / 8
  const rights = Buffer.alloc(4)
  rights.writeInt32LE((numberOf(entries, 'P') ?? 0) | 0)
  const isBare = revision >= 4 && entries.get(PDFName.of('EncryptMetadata'))?.toString() === 'false'
  const owner = bytesOf(entries.get(PDFName.of('O'))).subarray(0, 32)
  let key = md5(PADDING, owner, rights, id, isBare ? Buffer.alloc(4, 0xff) : Buffer.alloc(0))
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, length))
  return key.subarray(0, length)
}

/** The file's own key, locked by what the user's part of the dictionary makes of an empty password. */
function keyOf256Bits(entries: PDFDict): Uint8Array {
  const salt = bytesOf(entries.get(PDFName.of('U'))).subarray(40, 48)
  const between = numberOf(entries, 'R') === 5 ? sha(256, salt) : hardened(salt)
  const decipher = createDecipheriv('aes-256-cbc', between, Buffer.alloc(16)).setAutoPadding(false)
  return decipher.update(bytesOf(entries.get(PDFName.of('UE'))).subarray(0, 32))
}

/** Algorithm 2.B: at least 64 rounds, each of which chooses the next sum. */
function hardened(salt: Uint8Array): Uint8Array {
  let key = sha(256, salt)
  for (let round = 1; ; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const made = cipher.update(repeated)
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha(rest === 0 ? 256 : rest === 1 ? 384 : 512, made)
    if (round >= 64 && (made.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32)
  }
}

/** The first block says where the chain begins; what follows the last whole block is no part of it. */
function fromAes(kind: string, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16)
  if (end < 32) return new Uint8Array()
  return createDecipheriv(kind, key, bytes.subarray(0, 16)).setAutoPadding(false).update(bytes.subarray(16, end))
}

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits: number, bytes: Uint8Array) => createHash(`sha${bits}`).update(bytes).digest()

function bytesOf(value: PDFObject | undefined): Uint8Array {
  return value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : new Uint8Array()
}

function numberOf(entries: PDFDict, name: string): number | undefined {
  const value = entries.get(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : undefined
}
