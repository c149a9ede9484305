import { dayNumbered, numberOf, plainDate, type PlainDate } from '../../dates/plain-date.ts'
import { fromBase64url, toBase64url } from '../../text/base64url.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { PayloadReader } from './payload-reader.ts'
import { scopeFlags, scopes, scopesOf, type ScopeFlags } from '../../transactions/scope.ts'
import { agencies, type Agency } from '../../transactions/agency.ts'

/** Documents whose QR code can be checked without the portal. The order is part of the format: only append. */
export const signedKinds = [
  'certificate',
  'branch-certificate',
  'loa',
  'certification',
  'sec-recommendation',
] as const satisfies readonly DocumentKind[]
export type SignedKind = (typeof signedKinds)[number]

/** What the QR code of a certificate says by itself; signed by the portal, checked anywhere. */
export interface QrPayload {
  /** Of the key that signs: 1 to 16 letters, digits and hyphens. */
  readonly key_id: string
  readonly kind: SignedKind
  readonly agency: Agency
  /** 1 to 24 letters, digits, hyphens, dots and slashes. */
  readonly number: string
  /** See `shortHolder`. */
  readonly holder: string
  readonly scopes: ScopeFlags
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
  /** Its place in the status list. */
  readonly status_index: number
}

export interface SignedPayload {
  readonly payload: QrPayload
  /** 64 bytes of Ed25519 over `payloadBytesToSign(payload)`; not checked here. */
  readonly signature: Uint8Array
}

/** The whole address in a QR code, so that it stays readable at 25 mm (bytes). */
export const LONGEST_ADDRESS = 350
const SIGNATURE_BYTES = 64
const HOLDER_BYTES = 44
const VERSION = 1
const FIRST_DAY = numberOf(plainDate('2000-01-01'))
const MOST_DAYS = 0xffff
const MOST_INDEX = 0xffff_ffff
const KEY_ID = /^[A-Za-z0-9-]{1,16}$/
const NUMBER = /^[A-Za-z0-9./-]{1,24}$/

// So that a signature over a payload serves for nothing else the keys sign.
const PURPOSE = 'lading qr payload 1\n'

/** The holder's name as a payload carries it: composed, and cut with an ellipsis to what fits. */
export function shortHolder(name: string): string {
  const composed = name.normalize('NFC').trim()
  if (byteLength(composed) <= HOLDER_BYTES) return composed
  let short = ''
  for (const character of composed) {
    if (byteLength(`${short}${character}…`) > HOLDER_BYTES) break
    short += character
  }
  return `${short.trimEnd()}…`
}

/** What the signing key signs and the checking key checks. Throws a RangeError for a payload that cannot be carried. */
export function payloadBytesToSign(payload: QrPayload): Uint8Array {
  return joined([new TextEncoder().encode(PURPOSE), bytesOf(payload)])
}

/** The text of the fragment. Throws a RangeError for a payload that cannot be carried. */
export function encodePayload(payload: QrPayload, signature: Uint8Array): string {
  if (signature.length !== SIGNATURE_BYTES) throw new RangeError('A signature has 64 bytes.')
  return toBase64url(joined([bytesOf(payload), signature]))
}

/** The payload and its unchecked signature, or undefined for anything `encodePayload` would not have written. */
export function decodePayload(fragment: string): SignedPayload | undefined {
  const bytes = fromBase64url(fragment)
  if (!bytes || bytes.length <= SIGNATURE_BYTES) return undefined
  const payload = payloadOf(bytes.subarray(0, -SIGNATURE_BYTES))
  return payload && { payload, signature: bytes.slice(-SIGNATURE_BYTES) }
}

/** The page's address with the payload behind it. Throws a RangeError when it is longer than a QR code should hold. */
export function signedAddress(page_address: string, payload: QrPayload, signature: Uint8Array): string {
  const address = `${page_address}#${encodePayload(payload, signature)}`
  if (byteLength(address) > LONGEST_ADDRESS)
    throw new RangeError(`The address has more than ${LONGEST_ADDRESS} bytes: ${page_address}`)
  return address
}

/** Version, kind, flags; key id, number and holder, each after its length; two days; the index. All of fixed width but the texts. */
function bytesOf(payload: QrPayload): Uint8Array {
  const fault = faultOf(payload)
  if (fault) throw new RangeError(`A QR payload cannot carry this: ${fault}.`)
  const texts = [payload.key_id, payload.number, payload.holder].map((text) => new TextEncoder().encode(text))
  const numbers = new DataView(new ArrayBuffer(8))
  numbers.setUint16(0, numberOf(payload.first_day) - FIRST_DAY)
  numbers.setUint16(2, numberOf(payload.expiry_date) - FIRST_DAY)
  numbers.setUint32(4, payload.status_index)
  return joined([
    Uint8Array.of(VERSION, signedKinds.indexOf(payload.kind), flagsOf(payload)),
    ...texts.flatMap((text) => [Uint8Array.of(text.length), text]),
    new Uint8Array(numbers.buffer),
  ])
}

function payloadOf(bytes: Uint8Array): QrPayload | undefined {
  const reader = new PayloadReader(bytes)
  const [version, kind, flags] = [reader.byte(), signedKinds[reader.byte()], reader.byte()]
  const [key_id, number, holder] = [reader.text(), reader.text(), reader.text()]
  const [first, expiry, status_index] = [reader.uint16(), reader.uint16(), reader.uint32()]
  if (!reader.isReadOut() || version !== VERSION || !kind || flags > 0b1111) return undefined
  const agency = agencies[flags >> 3]
  if (!agency) return undefined
  const payload: QrPayload = {
    key_id,
    kind,
    agency,
    number,
    holder,
    scopes: scopeFlags(scopes.filter((_scope, bit) => (flags >> bit) & 1)),
    first_day: dayNumbered(FIRST_DAY + first),
    expiry_date: dayNumbered(FIRST_DAY + expiry),
    status_index,
  }
  return faultOf(payload) === undefined ? payload : undefined
}

/** Bits 0 to 2: domestic, international, NVOCC; bit 3: the aviation board. */
function flagsOf(payload: QrPayload): number {
  const held = scopesOf(payload.scopes)
  const flags = scopes.reduce((sum, scope, bit) => sum | (held.includes(scope) ? 1 << bit : 0), 0)
  return flags | (agencies.indexOf(payload.agency) << 3)
}

/** One rule for writing and reading, so that nothing is read which could not have been written. */
function faultOf({
  key_id,
  kind,
  number,
  holder,
  first_day,
  expiry_date,
  status_index,
}: QrPayload): string | undefined {
  if (!KEY_ID.test(key_id)) return `key id ${key_id}`
  if (!signedKinds.includes(kind)) return `kind ${kind}`
  if (!NUMBER.test(number)) return `number ${number}`
  if (holder === '' || !isPlainText(holder) || byteLength(holder) > HOLDER_BYTES) return `holder ${holder}`
  if (![first_day, expiry_date].every(isCarried) || expiry_date < first_day)
    return `days ${first_day} to ${expiry_date}`
  const isIndex = Number.isInteger(status_index) && status_index >= 0 && status_index <= MOST_INDEX
  return isIndex ? undefined : `status index ${status_index}`
}

function isCarried(day: PlainDate): boolean {
  const number = numberOf(day) - FIRST_DAY
  return number >= 0 && number <= MOST_DAYS
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && text === text.normalize('NFC') && text === text.trim() && !/\p{Cc}/u.test(text)
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
