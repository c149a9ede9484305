import type { VerificationData } from '@lading/contract/directory'
import { decodePayload, payloadBytesToSign, type QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { offlineStanding, type ListedState, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { listedStateAt, statusListBytesToSign } from '@lading/domain/accreditation/certificate/status-list'
import { manilaDay } from '@lading/domain/dates/manila'
import { fromBase64url } from '@lading/domain/text/base64url'

/** After so many days a kept status list says so: a suspension may have come since. */
const STATUS_LIST_OLD_AFTER_DAYS = 7
const DAY = 86_400_000 // milliseconds

/** Why a code is not this portal's. */
export type Forgery = 'unreadable' | 'unknown-key' | 'wrong-signature'
/** Why a code could not be checked on this device. */
export type UncheckedReason = 'no-keys' | 'old-browser' | 'unknown-key'

/** What the status list says of one certificate, and from when the list is. */
export interface StatusListEntry {
  readonly issued_at: string
  /** Undefined where the list is older than the certificate. */
  readonly state: ListedState | undefined
  readonly age_days: number
  readonly is_old: boolean
}

/** What can be said of the code in an address without asking the register. */
export type CodeCheck =
  | { readonly result: 'absent' }
  | { readonly result: 'unchecked'; readonly why: UncheckedReason }
  | { readonly result: 'forged'; readonly why: Forgery }
  | {
      readonly result: 'genuine'
      readonly payload: QrPayload
      readonly standing: Standing
      /** Null where no genuine list is at hand. */
      readonly listed: StatusListEntry | null
    }

interface Evidence {
  /** Published keys and status list, fresh or kept. */
  readonly data: VerificationData | null
  /** Whether the keys were asked for just now: only then is an unknown key a forgery. */
  readonly are_keys_fresh: boolean
  readonly now: Date
}

/** Checks the fragment of an address (without its #) against the portal's published keys and status list. */
export async function checkCode(fragment: string, { data, are_keys_fresh, now }: Evidence): Promise<CodeCheck> {
  if (fragment === '') return { result: 'absent' }
  const signed = decodePayload(fragment)
  if (!signed) return { result: 'forged', why: 'unreadable' }
  if (!data) return { result: 'unchecked', why: 'no-keys' }

  const { payload, signature } = signed
  const verdict = await checkSignature(data.keys, payload.key_id, payloadBytesToSign(payload), signature)
  if (verdict === 'old-browser') return { result: 'unchecked', why: verdict }
  if (verdict === 'unknown-key') return { result: are_keys_fresh ? 'forged' : 'unchecked', why: verdict }
  if (verdict === 'wrong-signature') return { result: 'forged', why: verdict }

  const listed = await lookUp(data, payload.status_index, now)
  return { result: 'genuine', payload, listed, standing: offlineStanding(payload, listed?.state, manilaDay(now)) }
}

/** The certificate's line in the list; null where the list is not signed by this portal or cannot be unpacked. */
async function lookUp(
  { keys, status_list }: VerificationData,
  index: number,
  now: Date,
): Promise<StatusListEntry | null> {
  const { key_id, encoded_list, issued_at } = status_list
  const signature = fromBase64url(status_list.signature)
  const packed = fromBase64url(encoded_list)
  if (!signature || !packed) return null
  if ((await checkSignature(keys, key_id, statusListBytesToSign(status_list), signature)) !== 'genuine') return null
  const age_days = Math.max(0, (now.getTime() - Date.parse(issued_at)) / DAY)
  const list = await unpacked(packed).catch(() => undefined)
  if (!list) return null
  return {
    issued_at,
    state: listedStateAt(list, index),
    age_days,
    is_old: age_days > STATUS_LIST_OLD_AFTER_DAYS,
  }
}

type Outcome = 'genuine' | 'wrong-signature' | 'unknown-key' | 'old-browser'

async function checkSignature(
  keys: VerificationData['keys'],
  key_id: string,
  words: Uint8Array,
  signature: Uint8Array,
): Promise<Outcome> {
  const published = keys.find((key) => key.key_id === key_id)
  const raw = published && fromBase64url(published.public_key)
  if (!raw) return 'unknown-key'
  const key = await importKey(raw)
  if (!key) return 'old-browser'
  const isRight = await crypto.subtle.verify('Ed25519', key, bufferOf(signature), bufferOf(words))
  return isRight ? 'genuine' : 'wrong-signature'
}

/** Undefined where the browser knows no Ed25519, or offers no cryptography at an address without TLS. */
async function importKey(raw: Uint8Array): Promise<CryptoKey | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  return crypto.subtle.importKey('raw', bufferOf(raw), 'Ed25519', false, ['verify']).catch(() => undefined)
}

async function unpacked(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bufferOf(packed)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

// The types of WebCrypto ask for bytes in a buffer of their own, which these are.
const bufferOf = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>
