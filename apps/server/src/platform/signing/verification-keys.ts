import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keyText, parseKeys, publicBytes, type KeptKey } from './key-text.ts'
import { writePrivateFile } from './private-file.ts'

/** A key as the portal publishes it, for anyone who checks a certificate. */
export interface PublishedKey {
  key_id: string
  /** The 32 bytes of the Ed25519 public key, base64url. */
  public_key: string
  current: boolean
}

/** Signs what QR codes and status lists carry, and knows every key that may have signed an earlier one. */
export interface VerificationKeys {
  /** The key which signs now. */
  readonly key_id: string
  /** An Ed25519 signature of 64 bytes. */
  sign(bytes: Uint8Array): Uint8Array
  /** Whether a key of this portal, current or earlier, made the signature. */
  verify(key_id: string, bytes: Uint8Array, signature: Uint8Array): boolean
  /** Current first; earlier ones stay published so that their certificates still verify. */
  published(): PublishedKey[]
}

type KeySettings = Pick<Config, 'signing_keys' | 'data_dir'>

const FILE = 'signing-keys'

/** The keys of the setting SIGNING_KEYS; else those of the data folder, made there at the first start. Throws `WrongSetting`. */
export function openVerificationKeys(settings: KeySettings, now: Date): VerificationKeys {
  return keysOf(
    settings.signing_keys ? parseKeys(settings.signing_keys, 'SIGNING_KEYS') : keysInFolder(settings.data_dir, now),
  )
}

/** Makes a new current key in the data folder; the others stay, for verifying only. */
export function rotateVerificationKeys(folder: string, now: Date): VerificationKeys {
  const keys = rotated(keysInFolder(folder, now), now)
  writePrivateFile(join(folder, FILE), keyText(keys))
  return keysOf(keys)
}

/** The value that takes the place of a setting SIGNING_KEYS, on one line: a new current key, the others for verifying. */
export const rotatedSetting = (signing_keys: string, now: Date): string =>
  keyText(rotated(parseKeys(signing_keys, 'SIGNING_KEYS'), now))
    .trim()
    .replaceAll('\n', ', ')

const rotated = (earlier: KeptKey[], now: Date): KeptKey[] => [newKey(nextKeyId(earlier, now)), ...earlier]

function keysInFolder(folder: string, now: Date): KeptKey[] {
  const path = join(folder, FILE)
  if (existsSync(path)) return parseKeys(readFileSync(path, 'utf8'), path)
  const keys = [newKey(nextKeyId([], now))]
  writePrivateFile(path, keyText(keys))
  return keys
}

function keysOf(keys: KeptKey[]): VerificationKeys {
  const current = keys[0]
  const secret = current?.private_key
  if (!current || !secret) throw new Error('There is no current signing key.')
  return {
    key_id: current.key_id,
    sign: (bytes) => sign(null, bytes, secret),
    verify(key_id, bytes, signature) {
      const key = keys.find((each) => each.key_id === key_id)
      return key !== undefined && verify(null, bytes, key.public_key, signature)
    },
    published: () =>
      keys.map(({ key_id, public_key }) => ({
        key_id,
        public_key: publicBytes(public_key),
        current: key_id === current.key_id,
      })),
  }
}

function newKey(key_id: string): KeptKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { key_id, private_key: privateKey, public_key: createPublicKey(privateKey) }
}

/** `2026-A`, then `2026-B`; after `2026-Z` comes `2026-A1`. */
function nextKeyId(earlier: KeptKey[], now: Date): string {
  const taken = new Set(earlier.map(({ key_id }) => key_id))
  for (let order = 0; ; order++) {
    const round = Math.floor(order / 26)
    const key_id = `${now.getUTCFullYear()}-${String.fromCharCode(65 + (order % 26))}${round || ''}`
    if (!taken.has(key_id)) return key_id
  }
}
