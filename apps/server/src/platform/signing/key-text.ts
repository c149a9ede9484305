import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { WrongSetting } from '../config.ts'

/** A key as it is kept in a setting or a file. Only the current one must have its secret. */
export interface KeptKey {
  /** Short, chosen once, printed on certificates: `2026-A`. */
  key_id: string
  /** Absent for an earlier key of which only the public part was kept. */
  private_key: KeyObject | undefined
  public_key: KeyObject
}

// An Ed25519 key in DER is a fixed opening and 32 bytes (RFC 8410).
const PRIVATE_OPENING = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_OPENING = Buffer.from('302a300506032b6570032100', 'hex')
const ENTRY = /^(?<key_id>[A-Za-z0-9-]{1,16}) (?<part>secret|public) (?<bytes>[A-Za-z0-9_-]{43})$/

/**
 * Reads keys, one a line or separated by commas, the current one first: `2026-B secret <base64url>`, then earlier ones
 * as `2026-A public <base64url>` (or `secret`). Throws `WrongSetting`; the message never repeats a key.
 */
export function parseKeys(text: string, origin: string): KeptKey[] {
  const entries = text
    .split(/[\n,]/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '' && !entry.startsWith('#'))
  const keys = entries.map((entry, input) => parseKey(entry, input + 1, origin))
  if (!keys[0]?.private_key) throw new WrongSetting(`${origin} must begin with the current key and its secret.`)
  if (new Set(keys.map(({ key_id }) => key_id)).size < keys.length) {
    throw new WrongSetting(`${origin} names one key id twice.`)
  }
  return keys
}

/** The text `parseKeys` reads; secrets of earlier keys are left out, their public part is enough. */
export function keyText([current, ...earlier]: KeptKey[]): string {
  const lines = earlier.map((key) => `${key.key_id} public ${publicBytes(key.public_key)}`)
  if (current) lines.unshift(`${current.key_id} secret ${secretBytes(current)}`)
  return `${lines.join('\n')}\n`
}

/** The 32 bytes of a public key in base64url, as a browser imports them ("raw"). */
export function publicBytes(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_OPENING.length).toString('base64url')
}

/** The public key of 32 bytes in base64url. */
export function publicKeyOf(bytes: string): KeyObject {
  const key = Buffer.concat([PUBLIC_OPENING, Buffer.from(bytes, 'base64url')])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

function parseKey(entry: string, number: number, origin: string): KeptKey {
  const { key_id, part, bytes } = ENTRY.exec(entry)?.groups ?? {}
  if (!key_id || !bytes) {
    throw new WrongSetting(`Key ${number} of ${origin} is not written as "id secret key" or "id public key".`)
  }
  if (part === 'public') return { key_id, private_key: undefined, public_key: publicKeyOf(bytes) }
  const key = Buffer.concat([PRIVATE_OPENING, Buffer.from(bytes, 'base64url')])
  const private_key = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  return { key_id, private_key, public_key: createPublicKey(private_key) }
}

function secretBytes({ key_id, private_key }: KeptKey): string {
  if (!private_key) throw new Error(`The secret of key ${key_id} is not held.`)
  return private_key.export({ format: 'der', type: 'pkcs8' }).subarray(PRIVATE_OPENING.length).toString('base64url')
}
