import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { dayNumbered, numberOf, plainDate } from '../../dates/plain-date.ts'
import { fromBase64url, toBase64url } from '../../text/base64url.ts'
import {
  decodePayload,
  encodePayload,
  LONGEST_ADDRESS,
  payloadBytesToSign,
  shortHolder,
  signedAddress,
  signedKinds,
  type QrPayload,
} from './qr-payload.ts'
import { scopeFlags, scopes } from '../../transactions/scope.ts'
import { timesUsual } from '../../testing/times-usual.ts'

const payload: QrPayload = {
  key_id: '2026-A',
  kind: 'certificate',
  agency: 'dti',
  number: '26-SFF-000259',
  holder: 'Peñafrancia Ocean Freight Forwarders, Inc.',
  scopes: { domestic: 0, international: 1, nvocc: 1 },
  first_day: plainDate('2026-11-20'),
  expiry_date: plainDate('2028-11-19'),
  status_index: 4711,
}
const blankSignature = new Uint8Array(64)

const first = numberOf(plainDate('2000-01-01'))
const anyPayload: fc.Arbitrary<QrPayload> = fc
  .record({
    key_id: fc.stringMatching(/^[A-Za-z0-9-]{1,16}$/),
    kind: fc.constantFrom(...signedKinds),
    agency: fc.constantFrom('dti' as const, 'cab' as const),
    number: fc.stringMatching(/^[A-Za-z0-9./-]{1,24}$/),
    holder: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(shortHolder),
    scopes: fc.subarray([...scopes]).map(scopeFlags),
    days: fc.tuple(fc.nat(0xffff), fc.nat(0xffff)).map((pair) => pair.toSorted((one, other) => one - other)),
    status_index: fc.nat(0xffff_ffff),
  })
  .filter(({ holder }) => holder !== '' && !/\p{Cc}/u.test(holder))
  .map(({ days: [from = 0, to = 0], ...rest }) => ({
    ...rest,
    first_day: dayNumbered(first + from),
    expiry_date: dayNumbered(first + to),
  }))

describe('a payload', () => {
  test('is read as it was written, with its signature', () => {
    fc.assert(
      fc.property(anyPayload, fc.uint8Array({ minLength: 64, maxLength: 64 }), (written, signature) => {
        expect(decodePayload(encodePayload(written, signature))).toEqual({ payload: written, signature })
      }),
    )
  })

  test('fits a QR code with room for a long address, however long its parts', () => {
    const page = `https://${'a'.repeat(52)}/accredited-freights-forwarder/certificate/${'s'.repeat(26)}`
    const longest: QrPayload = {
      ...payload,
      key_id: 'k'.repeat(16),
      number: 'n'.repeat(24),
      holder: shortHolder('ñ'.repeat(80)),
    }
    expect(signedAddress(page, longest, blankSignature).length).toBeLessThanOrEqual(LONGEST_ADDRESS)
    fc.assert(
      fc.property(anyPayload, (any) => {
        expect(signedAddress(page, any, blankSignature).length).toBeLessThanOrEqual(LONGEST_ADDRESS)
      }),
    )
  })

  test('with too long an address is refused, not cut', () => {
    expect(() => signedAddress(`https://${'a'.repeat(250)}`, payload, blankSignature)).toThrow(RangeError)
  })
})

describe('nothing is written that could not be read', () => {
  test.each<[string, Partial<QrPayload>]>([
    ['a key id with a space', { key_id: '2026 A' }],
    ['an empty number', { number: '' }],
    ['a number of 25', { number: 'n'.repeat(25) }],
    ['a holder too long', { holder: 'x'.repeat(45) }],
    ['a holder with a line break', { holder: 'Acme\nForwarders' }],
    ['half a character', { holder: 'Acme \ud83d' }],
    ['a holder not composed', { holder: 'Pen\u0303a' }],
    ['an expiry before the first day', { expiry_date: plainDate('2026-11-19') }],
    ['a day of the last century', { first_day: plainDate('1999-12-31') }],
    ['a negative index', { status_index: -1 }],
    ['half an index', { status_index: 0.5 }],
  ])('%s', (_what, changes) => {
    expect(() => encodePayload({ ...payload, ...changes }, blankSignature)).toThrow(RangeError)
    expect(() => payloadBytesToSign({ ...payload, ...changes })).toThrow(RangeError)
  })

  test('a signature of another length', () => {
    expect(() => encodePayload(payload, new Uint8Array(63))).toThrow(RangeError)
  })
})

describe('nothing is read that was not written so', () => {
  const written = fromBase64url(encodePayload(payload, blankSignature)) ?? new Uint8Array()
  const changed = (at: number, value: number) => toBase64url(written.with(at, value))

  test.each<[string, string]>([
    ['nothing', ''],
    ['words', 'not a payload!'],
    ['padding', `${encodePayload(payload, blankSignature)}=`],
    ['a signature alone', toBase64url(blankSignature)],
    ['a byte less', toBase64url(written.slice(0, -1))],
    ['a byte more', toBase64url(Uint8Array.of(...written, 0))],
    ['a version to come', changed(0, 2)],
    ['a kind unknown', changed(1, signedKinds.length)],
    ['a flag unknown', changed(2, 0b1_0110)],
    ['a length of nothing', changed(3, 0)],
    ['a length beyond the end', changed(3, 255)],
    ['a wrong byte of text', changed(4, 0xff)],
  ])('%s', (_what, fragment) => {
    expect(decodePayload(fragment)).toBeUndefined()
  })

  test('any bytes are refused, or are exactly what writing them again gives', () => {
    const mutated = fc.tuple(anyPayload, fc.nat(400), fc.nat(255)).map(([any, at, value]) => {
      const bytes = fromBase64url(encodePayload(any, blankSignature)) ?? new Uint8Array()
      return bytes.with(at % bytes.length, value)
    })
    fc.assert(
      fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const fragment = toBase64url(bytes)
        const read = decodePayload(fragment)
        expect([undefined, fragment]).toContain(read && encodePayload(read.payload, read.signature))
      }),
      { numRuns: timesUsual(20) },
    )
  })
})

describe('with real keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const fragment = encodePayload(payload, sign(null, payloadBytesToSign(payload), privateKey))
  const isGenuine = (text: string) => {
    const read = decodePayload(text)
    return read !== undefined && verify(null, payloadBytesToSign(read.payload), publicKey, read.signature)
  }

  test('the certificate is genuine, and none of its mutations is', () => {
    expect(isGenuine(fragment)).toBe(true)
    const bytes = fromBase64url(fragment) ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const mutated = bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
      expect(isGenuine(toBase64url(mutated))).toBe(false)
    }
  })

  test('a signature over the bare payload serves for nothing', () => {
    const bare = payloadBytesToSign(payload).slice('lading qr payload 1\n'.length)
    expect(isGenuine(encodePayload(payload, sign(null, bare, privateKey)))).toBe(false)
  })
})

describe('the holder', () => {
  test.each([
    ['Acme Forwarders', 'Acme Forwarders'],
    ['  Acme Forwarders ', 'Acme Forwarders'],
    ['Pen\u0303afrancia', 'Peñafrancia'],
    ['Consolidated Philippine Ocean and Air Freight Forwarders, Inc.', 'Consolidated Philippine Ocean and Air Fre…'],
  ])('%s is carried as %s', (name, short) => {
    expect(shortHolder(name)).toBe(short)
  })
})
