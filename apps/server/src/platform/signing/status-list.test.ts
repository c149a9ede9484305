import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListedState } from '@lading/domain/accreditation/certificate/standing'
import { listedStates, statusListBytesToSign } from '@lading/domain/accreditation/certificate/status-list'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { decodeStatusList, isStatusListGenuine } from '#testing/read-status-list'
import { ListedStates, signStatusList, type SignedStatusList } from './status-list.ts'
import { openVerificationKeys, rotateVerificationKeys, type PublishedKey } from './verification-keys.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'lading-list-'))
const now = new Date('2026-11-20T02:00:00Z')
const keys = openVerificationKeys({ signing_keys: undefined, data_dir }, now)
afterAll(() => rmSync(data_dir, { recursive: true }))

const states = fc.uniqueArray(fc.tuple(fc.nat(300_000), fc.constantFrom(...listedStates)), {
  selector: ([index]) => index,
})

test('every certificate has the state it was given, and every other one is valid', () => {
  fc.assert(
    fc.property(states, fc.nat(65_535), (named, other) => {
      const stateOf = decodeStatusList(encoded(named))
      for (const [index, state] of named) expect(stateOf(index)).toBe(state)
      const given = named.find(([index]) => index === other)?.[1] ?? 'valid'
      expect(stateOf(other)).toBe(given)
    }),
  )
})

test('a state said twice is the last one', () => {
  const said = [
    [7, 'revoked'],
    [7, 'suspended'],
  ] as const
  expect(decodeStatusList(encoded(said))(7)).toBe('suspended')
})

test('a list says nothing of a certificate beyond its end', () => {
  expect(decodeStatusList(encoded([]))(16_384 * 4)).toBeUndefined()
})

test('the first index has the highest bits, as the W3C lays them out', async () => {
  const bytes = await unpackedByBrowser(
    encoded([
      [0, 'revoked'],
      [3, 'suspended'],
    ]),
  )
  expect(bytes[0]).toBe(0b10_00_00_01)
  expect(bytes).toHaveLength(16_384)
})

test('a hundred thousand certificates take less than 30 kB', () => {
  const some = Array.from(
    { length: 100_000 },
    (_, index) => [index, ensure(listedStates[index % 97 === 0 ? 2 : 0])] as const,
  )
  expect(encoded(some).length).toBeLessThan(30_000)
})

test('a browser finds a signed list genuine', async () => {
  expect(await isGenuineInBrowser(signStatusList(encoded([[42, 'suspended']]), keys, now), keys.published())).toBe(true)
})

test('a list with any field changed is not genuine', () => {
  const list = signStatusList(encoded([[42, 'revoked']]), keys, now)
  const forgeries: Partial<SignedStatusList>[] = [
    { issued_at: '2026-11-21T02:00:00.000Z' },
    { key_id: '2026-B' },
    { encoded_list: encoded([[42, 'valid']]) },
    { signature: list.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    { signature: '' },
  ]
  expect(isStatusListGenuine(list, keys.published())).toBe(true)
  for (const forgery of forgeries) expect(isStatusListGenuine({ ...list, ...forgery }, keys.published())).toBe(false)
})

test('a list signed before a rotation stays genuine', () => {
  const list = signStatusList(encoded([]), keys, now)
  expect(isStatusListGenuine(list, rotateVerificationKeys(data_dir, now).published())).toBe(true)
})

function encoded(named: Iterable<readonly [index: number, state: ListedState]>): string {
  const states = new ListedStates()
  for (const [index, state] of named) states.name(index, state)
  return states.encoded()
}

/** The way a browser does it, with nothing of Node's. */
async function isGenuineInBrowser(list: SignedStatusList, published: PublishedKey[]): Promise<boolean> {
  const raw = ensure(published.find(({ key_id }) => key_id === list.key_id)).public_key
  const key = await crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, bytesOf(list.signature), Uint8Array.from(statusListBytesToSign(list)))
}

async function unpackedByBrowser(encoded_list: string): Promise<Uint8Array> {
  const unpacked = new Blob([bytesOf(encoded_list)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
