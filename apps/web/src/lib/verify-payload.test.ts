import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { encodePayload } from '@lading/domain/accreditation/certificate/qr-payload'
import type { ListedState } from '@lading/domain/accreditation/certificate/standing'
import { plainDate } from '@lading/domain/dates/plain-date'
import { fromBase64url, toBase64url } from '@lading/domain/text/base64url'
import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { codeOf, now, published, samplePayload as payload } from '../testing/signed-code.ts'
import { checkCode, type CodeCheck } from './verify-payload.ts'

test('a code of this portal is genuine, without asking the register', async () => {
  expect(await check(await codeOf(payload))).toMatchObject({
    result: 'genuine',
    payload,
    standing: 'current',
    listed: { state: 'valid', is_old: false },
  })
})

test('of a thousand mutated codes none is accepted', async () => {
  const code = await codeOf(payload)
  const data = await published()
  const random = randomFrom(20_261_120)
  for (let round = 0; round < 1000; round++) {
    const mutated = mutate(code, round, random)
    if (mutated === code) continue
    const found = await checkCode(mutated, { data, are_keys_fresh: true, now })
    expect(['forged', 'absent'], `${round}: ${mutated}`).toContain(found.result)
  }
})

test('a signature of one certificate serves for no other', async () => {
  const other = { ...payload, number: '26-SFF-000260' }
  const signature = ensure(fromBase64url(await codeOf(payload))).slice(-64)
  expect(await check(encodePayload(other, signature))).toEqual({ result: 'forged', why: 'wrong-signature' })
})

test('who signs with a key of their own is found out, whatever they call it', async () => {
  const { privateKey: own } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  expect(await check(await codeOf(payload, own))).toEqual({ result: 'forged', why: 'wrong-signature' })
  expect(await check(await codeOf({ ...payload, key_id: '2026-B' }, own))).toEqual({
    result: 'forged',
    why: 'unknown-key',
  })
})

test('without the network a key that is not at hand proves nothing, neither way', async () => {
  const later = await codeOf({ ...payload, key_id: '2027-A' })
  expect(await check(later, { are_keys_fresh: false })).toEqual({ result: 'unchecked', why: 'unknown-key' })
  expect(await check(await codeOf(payload), { data: null })).toEqual({ result: 'unchecked', why: 'no-keys' })
})

test.each<[string, Partial<QrPayload>, ListedState, string]>([
  ['suspended', {}, 'suspended', 'suspended'],
  ['revoked', {}, 'revoked', 'revoked'],
  ['replaced', {}, 'replaced', 'replaced'],
  [
    'past its last day',
    { first_day: plainDate('2024-11-20'), expiry_date: plainDate('2026-11-19') },
    'valid',
    'expired',
  ],
  ['on its last day', { first_day: plainDate('2024-11-20'), expiry_date: plainDate('2026-11-20') }, 'valid', 'current'],
  ['before its first day', { first_day: plainDate('2026-11-21') }, 'valid', 'not-yet'],
  [
    'revoked and past its last day',
    { first_day: plainDate('2020-01-01'), expiry_date: plainDate('2022-01-01') },
    'revoked',
    'revoked',
  ],
])('a certificate that is %s is said to be so', async (_, changes, state, standing) => {
  const data = await published([[42, state]])
  expect(await check(await codeOf({ ...payload, ...changes }), { data })).toMatchObject({ result: 'genuine', standing })
})

test('the list of eight days ago says that it is old', async () => {
  const code = await codeOf(payload)
  const of = async (issued_at: string) => check(code, { data: await published([], { issued_at }) })
  expect(await of('2026-11-12T01:00:00.000Z')).toMatchObject({ listed: { is_old: true } })
  expect(await of('2026-11-13T03:00:00.000Z')).toMatchObject({ listed: { is_old: false } })
})

test('a list that somebody changed is not believed', async () => {
  const honest = await published([[42, 'revoked']])
  const { status_list } = await published([])
  const forged = { ...honest, status_list: { ...honest.status_list, encoded_list: status_list.encoded_list } }
  expect(await check(await codeOf(payload), { data: forged })).toMatchObject({ result: 'genuine', listed: null })
})

test('a list that ends before the certificate says nothing of it', async () => {
  const code = await codeOf({ ...payload, status_index: 16_384 * 4 })
  expect(await check(code)).toMatchObject({ result: 'genuine', listed: { state: undefined } })
})

test('an address without a code has nothing to check', async () => {
  expect(await check('')).toEqual({ result: 'absent' })
})

async function check(code: string, changes: Partial<Parameters<typeof checkCode>[1]> = {}): Promise<CodeCheck> {
  return checkCode(code, { data: await published(), are_keys_fresh: true, now, ...changes })
}

/** One of six ways to spoil a code: another letter, another bit, one less, one more, two exchanged, two turned about. */
function mutate(code: string, round: number, random: (below: number) => number): string {
  const at = random(code.length)
  const letters = [...code]
  const letter = LETTERS.charAt(random(LETTERS.length))
  if (round % 6 === 0) letters[at] = letter
  if (round % 6 === 1) return flipped(code, random)
  if (round % 6 === 2) letters.splice(at, 1 + random(8))
  if (round % 6 === 3) letters.splice(at, 0, letter)
  if (round % 6 === 4) [letters[at], letters[0]] = [ensure(letters[0]), ensure(letters[at])]
  if (round % 6 === 5) letters.push(...letters.splice(0, 1 + at))
  return letters.join('')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ %'

function flipped(code: string, random: (below: number) => number): string {
  const bytes = ensure(fromBase64url(code))
  const place = random(bytes.length)
  bytes[place] = ensure(bytes[place]) ^ (1 << random(8))
  return toBase64url(bytes)
}

/** The same numbers on every run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
