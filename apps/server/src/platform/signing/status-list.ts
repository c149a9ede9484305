import type { ListedState } from '@lading/domain/accreditation/certificate/standing'
import {
  listedStates,
  listShift,
  STATES_A_BYTE,
  statusListBytesToSign,
} from '@lading/domain/accreditation/certificate/status-list'
import { gzipSync } from 'node:zlib'
import type { VerificationKeys } from './verification-keys.ts'

/**
 * The list as it is published: the state of every certificate by its index, two bits each, laid out as the W3C's
 * Bitstring Status List. Expiry is not in it, since a certificate carries its own last day.
 */
export interface SignedStatusList {
  issued_at: string
  key_id: string
  /** Bits an index takes. */
  status_size: 2
  /** gzip of the bits, base64url. */
  encoded_list: string
  /** Ed25519 over `statusListBytesToSign`, base64url. */
  signature: string
}

/** The W3C's least length, 16 kB: a short list would tell which certificate is looked up. */
const LEAST_BYTES = 16_384

/** Packs the states; an index which is not named is valid. */
export function encodeStatusList(states: Iterable<readonly [index: number, state: ListedState]>): string {
  const named = [...states]
  const highest = named.reduce((most, [index]) => Math.max(most, index), 0)
  const bytes = new Uint8Array(Math.max(LEAST_BYTES, Math.floor(highest / STATES_A_BYTE) + 1))
  for (const [index, state] of named) {
    if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`Not an index: ${index}`)
    const byte = Math.floor(index / STATES_A_BYTE)
    const shift = listShift(index)
    bytes[byte] = ((bytes[byte] ?? 0) & ~(0b11 << shift)) | (listedStates.indexOf(state) << shift)
  }
  return gzipSync(bytes).toString('base64url')
}

/** Signs an encoded list with the current key. */
export function signStatusList(encoded_list: string, keys: VerificationKeys, now: Date): SignedStatusList {
  const list = {
    issued_at: now.toISOString(),
    key_id: keys.key_id,
    status_size: 2,
    encoded_list,
  } as const
  return { ...list, signature: Buffer.from(keys.sign(statusListBytesToSign(list))).toString('base64url') }
}
