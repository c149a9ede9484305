import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from '#platform/signing/private-file'

interface Keys {
  readonly key: JsonWebKey & { kty: string }
  readonly cookie_key: string
}

/** Made at the first need, and kept with the demonstration. */
export function keysIn(folder: string): Keys {
  const path = join(folder, 'openid-keys')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Keys
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }
  const keys = { key, cookie_key: randomBytes(32).toString('hex') }
  writePrivateFile(path, JSON.stringify(keys))
  return keys
}
