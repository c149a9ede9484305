import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'

/** Removes an upload that no act has taken up; only the uploader may. Throws 404. */
export async function removeFile(tx: Tx, { id }: { id: string }, actor: Caller, now: Date): Promise<{ id: string }> {
  const file = await tx
    .updateTable('files')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('uploaded_by', '=', actor.user_id)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!file) throw notFound('File')
  return file
}
