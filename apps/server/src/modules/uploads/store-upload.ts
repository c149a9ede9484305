import type { StoredFile } from '@lading/contract/documents/documents'
import { membershipOf, worksWithBusinesses } from '@lading/domain/people/acting/actor'
import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { newStorageKey, sha256Of } from '#platform/files'
import { invalid, notAllowed, Problem } from '#platform/problem'
import { inspectUpload, type Inspection } from './inspect-upload.ts'
import { markReady } from './mark-ready.ts'
import type { Upload } from './read-upload.ts'
import { refuseVirus } from './refuse-virus.ts'
import { requireRoom } from './require-room.ts'

/**
 * Keeps an upload until an act takes it up (`takeUpFile`); what none takes up in a day is purged. The row comes
 * before the bytes, so that after a crash at any moment the purge finds what was left, and says last that they are there.
 * Throws 429 where there is no room for more of theirs, 400 where the content is not what may be attached or holds a virus, 413 above 5 MB, 503 while it cannot be
 * scanned.
 */
export async function storeUpload(
  { db, files, clock, config }: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>,
  upload: Upload & { readonly isDocument?: boolean },
  business_id: number | undefined,
  actor: Caller,
): Promise<StoredFile> {
  const isTheirs = business_id === undefined || membershipOf(actor, business_id) || worksWithBusinesses(actor)
  if (!isTheirs) throw notAllowed()
  await requireRoom(db, actor.user_id, clock.now())
  const found = accepted(await inspectUpload(upload, actor.user_id), upload.field)
  await refuseVirus(config, upload)
  const { bytes } = found
  const file = {
    id: randomUUID(),
    name: found.name,
    media_type: found.media_type,
    size: bytes.byteLength,
    sha256: sha256Of(bytes),
    page_count: found.page_count,
  }
  const storage_key = newStorageKey()
  await db
    .insertInto('files')
    .values({
      ...file,
      picture_width: found.size?.width ?? null,
      picture_height: found.size?.height ?? null,
      storage_key,
      uploaded_by: actor.user_id,
      business_id: business_id ?? null,
      created_at: clock.now(),
    })
    .execute()
  await files.put(bytes, storage_key)
  await markReady(db, file.id)
  return file
}

function accepted(inspection: Inspection, field: string): Extract<Inspection, { ok: true }> {
  if (inspection.ok) return inspection
  if (inspection.too_large) throw new Problem('too-large', inspection.why)
  throw invalid({ [field]: [inspection.why] })
}
