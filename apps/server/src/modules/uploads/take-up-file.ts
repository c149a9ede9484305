import { tooSmallToRead } from '@lading/domain/documents/readable-picture'
import { isFileId } from './file-id.ts'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'

export interface FileToTakeUp {
  readonly file_id: string
  /** The business it belongs to from now on; null for the agency's own files. */
  readonly business_id: number | null
  /** Somebody must be able to read it. */
  readonly isDocument?: true
}

/** The file as the act that takes it up sees it. */
export interface TakenFile {
  readonly id: string
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly sha256: string
  readonly page_count: number | null
}

/**
 * Makes an upload part of an act: every act that receives a file id calls this, in its transaction. Only the person who
 * uploaded it may use it, and once. Throws 409 otherwise, 400 for a picture too small to be read as a document.
 */
export async function takeUpFile(tx: Tx, input: FileToTakeUp, actor: Caller, now: Date): Promise<TakenFile> {
  if (!isFileId(input.file_id)) throw gone()
  const file = await tx
    .updateTable('files')
    .set({ attached_at: now, business_id: input.business_id })
    .where('id', '=', input.file_id)
    .where('uploaded_by', '=', actor.user_id)
    .where('is_ready', '=', true)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name', 'media_type', 'size', 'sha256', 'page_count', 'picture_width', 'picture_height'])
    .executeTakeFirst()
  if (!file) throw gone()
  const { picture_width: width, picture_height: height, ...taken } = file
  const unreadable = input.isDocument && width !== null && height !== null && tooSmallToRead({ width, height })
  if (unreadable) throw invalid({ file_id: [unreadable] })
  return taken
}

const gone = () => refused('This file no longer exists or was already used. Attach it again.')

/** For so long a file that was given up can be taken back; then the purge removes its bytes. */
export const KEPT_GIVEN_UP_HOURS = 1

/** Takes a file of the business back into its act that was given up within the hour. Throws 409 otherwise. */
export async function takeBackFile(tx: Tx, { file_id, business_id }: FileToTakeUp, now: Date): Promise<void> {
  const file = await tx
    .updateTable('files')
    .set({ deleted_at: null })
    .where('id', '=', file_id)
    .where('business_id', '=', business_id)
    .where('attached_at', 'is not', null)
    .where('deleted_at', '>', new Date(now.getTime() - KEPT_GIVEN_UP_HOURS * 3_600_000))
    .where('storage_key', 'not like', 'purged/%')
    .returning('id')
    .executeTakeFirst()
  if (!file) throw gone()
}

/** Gives a file up: nobody reads it from now on, and the purge removes its bytes. */
export async function giveUpFile(tx: Tx, file_id: string, now: Date): Promise<void> {
  await tx.updateTable('files').set({ deleted_at: now }).where('id', '=', file_id).execute()
}
