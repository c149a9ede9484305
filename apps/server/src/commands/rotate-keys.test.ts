import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdDataFolder } from '#platform/data-folder'
import { openVerificationKeys } from '#platform/signing/verification-keys'

const program = join(import.meta.dirname, 'rotate-keys.ts')
const words = new TextEncoder().encode('26-SFF-000259')
let data_dir: string
beforeEach(() => void (data_dir = mkdtempSync(join(tmpdir(), 'lading-rotated-'))))
afterEach(() => rmSync(data_dir, { recursive: true }))

const environment = (settings = {}) => ({ PATH: process.env['PATH'], DEMO: 'true', DATA_DIR: data_dir, ...settings })
const rotate = (settings = {}) =>
  execFileSync(process.execPath, [program], { env: environment(settings), encoding: 'utf8', stdio: 'pipe' })
const keys = (signing_keys?: string) => openVerificationKeys({ signing_keys, data_dir }, new Date())

test('an operator makes a new key, and what the earlier one signed stays genuine', () => {
  const before = keys()
  const signature = before.sign(words)
  const said = rotate()
  const { key_id } = keys()
  expect(key_id).not.toBe(before.key_id)
  expect(said).toMatch(new RegExp(`^The portal signs with key ${key_id} from its next start`))
  expect(keys().verify(before.key_id, words, signature)).toBe(true)
})

test('keys that a setting holds come back as its next value, on one line', () => {
  const before = keys()
  const signature = before.sign(words)
  const setting = readFileSync(join(data_dir, 'signing-keys'), 'utf8')
  const next = rotate({ SIGNING_KEYS: setting }).trim()
  expect(next).not.toContain('\n')
  expect(keys(next).key_id).not.toBe(before.key_id)
  expect(keys(next).verify(before.key_id, words, signature)).toBe(true)
  expect(keys().key_id).toBe(before.key_id)
})

test('nothing is changed while a portal runs on the data folder', () => {
  const before = keys()
  const { release } = holdDataFolder(data_dir)
  const { status, stderr } = spawnSync(process.execPath, [program], { env: environment(), encoding: 'utf8' })
  release()
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('in use by another') })
  expect(keys().key_id).toBe(before.key_id)
})
