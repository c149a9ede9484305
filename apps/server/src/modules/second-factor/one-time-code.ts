import { digitsOf } from '@lading/domain/people/signing-in/second-factor'
import { createHmac, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_BYTES = 20 // as long as the hash (RFC 4226, section 4)
const ISSUER = 'Lading'

/** A key that an authenticator app and the portal share, in base32. */
export function newKey(): string {
  return base32(randomBytes(KEY_BYTES))
}

/** The code an app shows for one step of thirty seconds (RFC 6238 with SHA-1, which every app knows). */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return digitsOf(createHmac('sha1', bytesOf(key)).update(counter).digest())
}

/** What the QR code carries; digits, seconds and hash are those every app takes when nothing is said. */
export function keyAddress(key: string, email: string): string {
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${key}&issuer=${ISSUER}`
}

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
