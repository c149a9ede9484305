import { createHash, randomUUID } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bucketOf } from './bucket-of.ts'
import type { Config } from './config.ts'

/** Where bytes lie. Callers know keys, never paths. */
export interface FileStore {
  /** Stores bytes, under a new key unless one was reserved; nobody sees the file until a row names the key. */
  put(bytes: Uint8Array, storage_key?: string): Promise<{ storage_key: string; sha256: string; size: number }>
  /** Throws where the bytes are gone or are not what was stored. */
  get(storage_key: string, sha256: string): Promise<Uint8Array>
  delete(storage_key: string): Promise<void>
  /** Writes and reads a small file: for the health check. */
  probe(): Promise<void>
}

/** The store of STORAGE_URL; files in the data folder where it is not set. */
export async function openFileStore({
  storage_url,
  data_dir,
}: Pick<Config, 'storage_url' | 'data_dir'>): Promise<FileStore> {
  if (!storage_url) return fileStore(join(data_dir, 'files'))
  if (storage_url.startsWith('file:')) return fileStore(fileURLToPath(storage_url))
  const { S3Driver } = await import('flydrive/drivers/s3') // its many modules delay only the start that needs them
  return storeOn(new Disk(new S3Driver(bucketOf(storage_url))))
}

/** Files in a folder. The key's first letters spread them over subfolders. What was put survives the death of the machine. */
export function fileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: pathToFileURL(resolve(folder)), visibility: 'private' }))
  return storeOn(disk, (storage_key) => toDisk(join(folder, storage_key)))
}

/** Waits until the bytes, and the name they lie under, have left the system's memory. */
async function toDisk(path: string): Promise<void> {
  for (const part of [path, dirname(path)]) {
    const handle = await open(part, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

function storeOn(disk: Disk, keep = async (_storage_key: string) => {}): FileStore {
  return {
    async put(bytes, storage_key = newStorageKey()) {
      await disk.put(storage_key, bytes)
      await keep(storage_key)
      return { storage_key, sha256: sha256Of(bytes), size: bytes.byteLength }
    },
    async get(storage_key, sha256) {
      const bytes = await disk.getBytes(storage_key)
      if (sha256Of(bytes) !== sha256) throw new Error(`The stored file ${storage_key} is not what was stored.`)
      return bytes
    },
    delete: (storage_key) => disk.delete(storage_key),
    async probe() {
      await disk.put('probe', 'ok')
      await disk.get('probe')
    },
  }
}

/** A key nobody uses yet. Reserve it in a row before the bytes are put, and a crash between leaves nothing unseen. */
export function newStorageKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** SHA-256, hexadecimal. */
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
