import type { VerificationData } from '@lading/contract/directory'
import { encodePayload, payloadBytesToSign, type QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import type { ListedState } from '@lading/domain/accreditation/certificate/standing'
import { listedStates, listShift, statusListBytesToSign } from '@lading/domain/accreditation/certificate/status-list'
import { plainDate } from '@lading/domain/dates/plain-date'
import { toBase64url } from '@lading/domain/text/base64url'
import { ensure } from '@lading/domain/ensure'

/** When the samples are looked at. */
export const now = new Date('2026-11-20T02:00:00Z')
const KEY_ID = '2026-A'
const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])

/** What the code of one certificate says. */
export const samplePayload: QrPayload = {
  key_id: KEY_ID,
  kind: 'certificate',
  agency: 'dti',
  number: '26-SFF-000259',
  holder: 'Kalayaan Global Lines Inc.',
  scopes: { domestic: 0, international: 1, nvocc: 1 },
  first_day: plainDate('2026-11-20'),
  expiry_date: plainDate('2028-11-19'),
  status_index: 42,
}

/** The code that stands in the address of a QR code, signed by the portal or by another key. */
export async function codeOf(signed: QrPayload, key = privateKey): Promise<string> {
  return encodePayload(signed, await signatureOver(payloadBytesToSign(signed), key))
}

/** What the portal publishes: its key, and the list with these states in it. */
export async function published(
  states: [index: number, state: ListedState][] = [],
  { issued_at = now.toISOString() } = {},
): Promise<VerificationData> {
  const bits = new Uint8Array(16_384)
  for (const [index, state] of states) {
    const place = index >> 2
    bits[place] = ensure(bits[place]) | (listedStates.indexOf(state) << listShift(index))
  }
  const packed = new Blob([bits]).stream().pipeThrough(new CompressionStream('gzip'))
  const encoded_list = toBase64url(new Uint8Array(await new Response(packed).arrayBuffer()))
  const list = { issued_at, key_id: KEY_ID, status_size: 2 as const, encoded_list }
  const signature = toBase64url(await signatureOver(statusListBytesToSign(list)))
  const public_key = toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  return { keys: [{ key_id: KEY_ID, public_key, current: true }], status_list: { ...list, signature } }
}

async function signatureOver(words: Uint8Array, key = privateKey): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, words as Uint8Array<ArrayBuffer>))
}
