import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { newStorageKey, openFileStore } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'lading-files-'))
let s3: { server: S3rver; port: number }

beforeAll(async () => {
  const server = new S3rver({
    port: 0,
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  const http = await server.run()
  s3 = { server, port: http.port }
})
afterAll(async () => {
  await s3.server.close()
  rmSync(folder, { recursive: true })
})

const stores = {
  'a folder': () => `file://${folder}/files`,
  'a bucket': () => `s3://S3RVER:S3RVER@127.0.0.1:${s3.port}/papers?plain=true`,
}

describe.each(Object.entries(stores))('in %s', (_where, url) => {
  const open = () => openFileStore(readConfig({ DEMO: 'true', STORAGE_URL: url() }))

  test('bytes come back as they were stored, and are gone when deleted', async () => {
    const store = await open()
    const bytes = new TextEncoder().encode('₱ ñ %PDF')
    const { storage_key, sha256, size } = await store.put(bytes)
    expect(size).toBe(bytes.length)
    expect(new Uint8Array(await store.get(storage_key, sha256))).toEqual(bytes)
    await store.delete(storage_key)
    await expect(store.get(storage_key, sha256)).rejects.toThrow('Cannot read file')
  })

  test('a file that was changed behind the portal is not handed out', async () => {
    const store = await open()
    const key = newStorageKey()
    const { sha256 } = await store.put(new TextEncoder().encode('one'), key)
    await store.put(new TextEncoder().encode('two'), key)
    await expect(store.get(key, sha256)).rejects.toThrow('is not what was stored')
  })

  test('the health check can write and read', async () => {
    const store = await open()
    await expect(store.probe()).resolves.toBeUndefined()
  })
})
