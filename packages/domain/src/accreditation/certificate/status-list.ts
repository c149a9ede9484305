import type { ListedState } from './standing.ts'

/** What two bits of a status list mean. The order is part of the format. */
export const listedStates = ['valid', 'suspended', 'revoked', 'replaced'] as const satisfies readonly ListedState[]

/** Two bits an index, four indexes a byte. */
export const STATES_A_BYTE = 4

/** A published list without its signature: what the signature is over. */
export interface StatusListFields {
  readonly issued_at: string
  readonly key_id: string
  readonly status_size: number
  /** gzip of the bits, base64url. */
  readonly encoded_list: string
}

/** What is signed: a line that names its purpose, so that no signature serves for two, then every field. */
export function statusListBytesToSign({ issued_at, key_id, status_size, encoded_list }: StatusListFields): Uint8Array {
  const lines = ['lading status list 1', issued_at, key_id, status_size, encoded_list]
  return new TextEncoder().encode(lines.join('\n'))
}

/** The state of one index in the unpacked list; undefined beyond its end: the list is then older than the certificate. */
export function listedStateAt(bytes: Uint8Array, index: number): ListedState | undefined {
  const byte = bytes[Math.floor(index / STATES_A_BYTE)]
  return byte === undefined ? undefined : listedStates[(byte >> listShift(index)) & 0b11]
}

/** The highest bits of a byte belong to its first index, as the W3C's Bitstring Status List lays them out. */
export function listShift(index: number): number {
  return 6 - 2 * (index % STATES_A_BYTE)
}
