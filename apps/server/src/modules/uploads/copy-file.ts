import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'

interface FileToCopy {
  readonly file_id: string
  /** Whose both are. */
  readonly business_id: number
}

/**
 * A file of its own on the bytes of another of the same business, for an act to take up: either may be given up without
 * the other. The bytes stay until the last of them is purged. Throws 409 where the other is gone.
 */
export async function copyFile(tx: Tx, { file_id, business_id }: FileToCopy, actor: Caller, now: Date) {
  const found = await tx
    .selectFrom('files')
    .select(['name', 'media_type', 'size', 'page_count', 'sha256', 'picture_width', 'picture_height', 'storage_key'])
    .where('id', '=', file_id)
    .where('business_id', '=', business_id)
    .where('is_ready', '=', true)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!found) throw refused('A document to be copied no longer exists. Reload the page.')
  const id = randomUUID()
  await tx
    .insertInto('files')
    .values({ ...found, id, business_id, uploaded_by: actor.user_id, is_ready: true, created_at: now })
    .execute()
  return id
}
