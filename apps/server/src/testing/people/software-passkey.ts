import type { MadePasskey, PasskeyQuestion, UsedPasskey } from '@lading/contract/second-factor/webauthn'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ES256 = -7
const PRESENT = 0x01
const HOLDS_KEY = 0x40

/** Where a browser stands, and of which domain it says its pages are. */
export interface Place {
  readonly origin: string
  readonly id: string
}

/**
 * An authenticator and its browser, made of a key pair, for tests: it keeps one passkey, counts its uses, and signs
 * whatever it is asked at whatever place it is told.
 */
export function softwarePasskey(place: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const name = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const
  let uses = 0

  return {
    /** What it counts next; a copy goes on from where it was made. */
    set uses(count: number) {
      uses = count
    },
    make({ challenge }: PasskeyQuestion, at = place): MadePasskey {
      const authData = authenticatorData(at.id, { flags: PRESENT | HOLDS_KEY, uses, key: keyPart(id, publicKey) })
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...name,
        clientExtensionResults: {},
        response: {
          attestationObject: text(isoCBOR.encode(attestation as never)),
          clientDataJSON: clientData('webauthn.create', challenge, at),
          transports: ['internal'],
        },
      }
    },
    use({ challenge }: PasskeyQuestion, at = place): UsedPasskey {
      uses += 1
      const data = authenticatorData(at.id, { flags: PRESENT, uses })
      const clientDataJSON = clientData('webauthn.get', challenge, at)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...name,
        clientExtensionResults: {},
        response: {
          authenticatorData: text(data),
          clientDataJSON,
          signature: text(sign('sha256', signed, privateKey)),
        },
      }
    },
  }
}

/** WebAuthn, section 6.1: the domain's hash, the flags, the counter, and for a new passkey its id and key. */
function authenticatorData(domain: string, of: { flags: number; uses: number; key?: Buffer }): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(of.uses)
  return Buffer.concat([sha256(domain), Buffer.of(of.flags), counter, of.key ?? Buffer.alloc(0)])
}

function keyPart(id: Buffer, publicKey: { export(as: { format: 'jwk' }): { x?: string; y?: string } }): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, unknown>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)])
}

const clientData = (type: string, challenge: string, { origin }: Place) =>
  text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
