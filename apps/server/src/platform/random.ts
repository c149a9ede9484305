import { createHash, randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 128 random bits as 26 letters and digits (base32): an address nobody can guess (field facts, section 15.1). */
export function randomSlug(): string {
  let bits = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let text = ''
  for (let i = 0; i < 26; i++) {
    text += ALPHABET[Number(bits & 31n)]
    bits >>= 5n
  }
  return text
}

/** 256 random bits for a token or a one-time link; only its hash is ever stored. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
