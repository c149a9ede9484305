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

/** The states of all certificates, two bits each. One that was not named is valid, as far as the last that was. */
export class ListedStates {
  #bytes = new Uint8Array(LEAST_BYTES)

  /** @throws RangeError for what is no index. */
  name(index: number, state: ListedState): void {
    if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`Not an index: ${index}`)
    const place = Math.floor(index / STATES_A_BYTE)
    this.#reach(place + 1)
    const shift = listShift(index)
    this.#bytes[place] = ((this.#bytes[place] ?? 0) & ~(0b11 << shift)) | (listedStates.indexOf(state) << shift)
  }

  /** As `encoded_list` has them. */
  encoded(): string {
    return gzipSync(this.#bytes).toString('base64url')
  }

  /** Makes it so many bytes long where it is shorter. */
  #reach(length: number): void {
    if (length <= this.#bytes.length) return
    const longer = new Uint8Array(length)
    longer.set(this.#bytes)
    this.#bytes = longer
  }
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
