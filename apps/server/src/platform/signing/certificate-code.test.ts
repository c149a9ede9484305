import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decodePayload,
  encodePayload,
  payloadBytesToSign,
  type QrPayload,
} from '@lading/domain/accreditation/certificate/qr-payload'
import { plainDate } from '@lading/domain/dates/plain-date'
import { fromBase64url, toBase64url } from '@lading/domain/text/base64url'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { openVerificationKeys, rotateVerificationKeys, type PublishedKey } from './verification-keys.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'lading-code-'))
const forger_dir = mkdtempSync(join(tmpdir(), 'lading-forger-'))
afterAll(() => [data_dir, forger_dir].forEach((folder) => rmSync(folder, { recursive: true })))

const now = new Date('2026-12-21T02:12:00Z')
const keys = openVerificationKeys({ signing_keys: undefined, data_dir }, now)
const published = keys.published()

const payload: QrPayload = {
  key_id: keys.key_id,
  kind: 'certificate',
  agency: 'dti',
  number: '26-SFF-000259',
  holder: 'Peñafrancia Ocean Freight Forwarders, Inc.',
  scopes: { domestic: 0, international: 1, nvocc: 1 },
  first_day: plainDate('2026-12-21'),
  expiry_date: plainDate('2028-12-20'),
  status_index: 4711,
}
const signature = keys.sign(payloadBytesToSign(payload))
const code = encodePayload(payload, signature)
const bytes = fromBase64url(code) ?? new Uint8Array()

test('a stranger’s browser finds the code of a certificate genuine', async () => {
  expect(await isGenuine(code)).toBe(true)
})

test('a code made before a rotation stays genuine, and the new key’s codes are too', async () => {
  const rotated = rotateVerificationKeys(data_dir, now)
  const next = { ...payload, key_id: rotated.key_id }
  const nextCode = encodePayload(next, rotated.sign(payloadBytesToSign(next)))
  expect(await isGenuine(code, rotated.published())).toBe(true)
  expect(await isGenuine(nextCode, rotated.published())).toBe(true)
  expect(await isGenuine(nextCode, published)).toBe(false)
})

test('of a thousand mutated codes none is accepted', async () => {
  const byte = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }))
  const changed = byte.map(([at, by]) => toBase64url(bytes.with(at, (bytes[at] ?? 0) ^ by)))
  const cut = fc.nat(bytes.length - 1).map((length) => toBase64url(bytes.slice(0, length)))
  const longer = fc
    .uint8Array({ minLength: 1, maxLength: 9 })
    .map((more) => toBase64url(Uint8Array.of(...bytes, ...more)))
  const swapped = fc
    .tuple(fc.nat(bytes.length - 1), fc.nat(bytes.length - 1))
    .filter(([one, other]) => bytes[one] !== bytes[other])
    .map(([one, other]) => toBase64url(bytes.with(one, ensure(bytes[other])).with(other, ensure(bytes[one]))))
  const rewritten = otherPayload().map((other) => encodePayload(other, signature))
  const retyped = fc
    .tuple(fc.nat(code.length - 1), fc.constantFrom(...'ABCxyz019-_'))
    .map(([at, letter]) => code.slice(0, at) + letter + code.slice(at + 1))
    .filter((text) => text !== code)
  const mutations = fc.sample(fc.oneof(changed, changed, rewritten, rewritten, cut, longer, swapped, retyped), 1000)

  const accepted: string[] = []
  for (const mutation of mutations) if (await isGenuine(mutation)) accepted.push(mutation)
  expect(accepted).toEqual([])
})

test('a forger’s own key is of no use, not even under our key id', async () => {
  const forger = openVerificationKeys({ signing_keys: undefined, data_dir: forger_dir }, now)
  expect(forger.key_id).toBe(keys.key_id)
  expect(await isGenuine(encodePayload(payload, forger.sign(payloadBytesToSign(payload))))).toBe(false)
})

/** The payload with one field, at least, that was never signed. */
function otherPayload(): fc.Arbitrary<QrPayload> {
  const changes: fc.Arbitrary<Partial<QrPayload>> = fc.oneof(
    fc.record({ number: fc.stringMatching(/^26-SFF-\d{6}$/) }),
    fc.record({ holder: fc.stringMatching(/^[A-Z][a-z]{3,30}$/) }),
    fc.record({ agency: fc.constant('cab' as const) }),
    fc.record({ kind: fc.constantFrom('branch-certificate' as const, 'loa' as const) }),
    fc.record({ scopes: fc.constant({ domestic: 1, international: 1, nvocc: 1 }) }),
    fc.record({ expiry_date: fc.integer({ min: 2029, max: 2099 }).map((year) => plainDate(`${year}-12-20`)) }),
    fc.record({ first_day: fc.constant(plainDate('2020-01-01')) }),
    fc.record({ status_index: fc.nat(1_000_000) }),
  )
  const written = toBase64url(payloadBytesToSign(payload))
  return changes
    .map((change) => ({ ...payload, ...change }))
    .filter((other) => toBase64url(payloadBytesToSign(other)) !== written)
}

/** What the verification page does: WebCrypto and the published keys, nothing else. */
async function isGenuine(text: string, known: PublishedKey[] = published): Promise<boolean> {
  const read = decodePayload(text)
  const key = known.find(({ key_id }) => key_id === read?.payload.key_id)
  if (!read || !key) return false
  const raw = Uint8Array.from(fromBase64url(key.public_key) ?? [])
  const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  const signed = Uint8Array.from(payloadBytesToSign(read.payload))
  return crypto.subtle.verify('Ed25519', imported, Uint8Array.from(read.signature), signed)
}
