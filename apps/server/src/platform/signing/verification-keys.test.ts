import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { openVerificationKeys, rotateVerificationKeys } from './verification-keys.ts'

const now = new Date('2026-11-20T02:00:00Z')
const words = new TextEncoder().encode('26-SFF-000259')
let data_dir: string

beforeEach(() => void (data_dir = mkdtempSync(join(tmpdir(), 'lading-keys-'))))
afterEach(() => rmSync(data_dir, { recursive: true }))

const openKeys = (signing_keys?: string) => openVerificationKeys({ signing_keys, data_dir }, now)

test('the first start makes a key which later starts read again', () => {
  const first = openKeys()
  expect(first.key_id).toBe('2026-A')
  expect(openKeys().published()).toEqual(first.published())
  expect(statSync(join(data_dir, 'signing-keys')).mode & 0o777).toBe(0o600)
})

test('a browser verifies a signature with the published key', async () => {
  const keys = openKeys()
  const raw = Buffer.from(ensure(keys.published()[0]).public_key, 'base64url')
  expect(raw).toHaveLength(32)
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  const signature = Uint8Array.from(keys.sign(words))
  expect(signature).toHaveLength(64)
  expect(await crypto.subtle.verify('Ed25519', key, signature, words)).toBe(true)
})

test('after a rotation the new key signs and the earlier one still verifies', () => {
  const before = openKeys()
  const signature = before.sign(words)
  const after = rotateVerificationKeys(data_dir, now)
  expect(after.key_id).toBe('2026-B')
  expect(after.published().map(({ key_id, current }) => [key_id, current])).toEqual([
    ['2026-B', true],
    ['2026-A', false],
  ])
  expect(after.verify('2026-A', words, signature)).toBe(true)
  expect(after.verify('2026-B', words, signature)).toBe(false)
  expect(openKeys().published()).toEqual(after.published())
})

test('the secret of an earlier key is not kept', () => {
  openKeys()
  rotateVerificationKeys(data_dir, now)
  const text = readFileSync(join(data_dir, 'signing-keys'), 'utf8')
  expect(text.match(/secret/g)).toHaveLength(1)
  expect(text).toMatch(/^2026-B secret /)
})

test('the twenty-seventh key of a year gets a name of its own', () => {
  for (let rotation = 0; rotation < 26; rotation++) rotateVerificationKeys(data_dir, now)
  expect(openKeys().key_id).toBe('2026-A1')
})

test('the setting is taken before the folder, current key first', () => {
  openKeys()
  const text = rotateVerificationKeys(data_dir, now).published()
  const setting = readFileSync(join(data_dir, 'signing-keys'), 'utf8').trim().replace('\n', ', ')
  rmSync(join(data_dir, 'signing-keys'))
  expect(openKeys(setting).published()).toEqual(text)
})

test('a signature by a key nobody published is refused', () => {
  const keys = openKeys()
  expect(keys.verify('2025-Z', words, keys.sign(words))).toBe(false)
})

test.each([
  ['2026-A public AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', /must begin with the current key and its secret/],
  ['2026-A secret tooshort', /Key 1 of SIGNING_KEYS is not written as/],
  ['', /must begin with the current key/],
])('the setting "%s" is refused in one sentence', (setting, sentence) => {
  expect(() => openKeys(setting || ' ')).toThrow(sentence)
})

test('a refusal never repeats a secret', () => {
  const secret = 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'
  expect(() => openKeys(`2026 A secret ${secret}`)).toThrow(expect.not.stringContaining(secret))
})

test('a damaged file of keys is refused, never replaced', () => {
  const path = join(data_dir, 'signing-keys')
  writeFileSync(path, 'half a k')
  expect(() => openKeys()).toThrow(/Key 1 of .*signing-keys/)
  expect(readFileSync(path, 'utf8')).toBe('half a k')
})
