import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { hashOf } from '#platform/random'
import { type FileToRead } from './read-file.ts'

/** The file behind a ticket, once. Throws 419 for a ticket that is used, over or unknown. */
export async function redeemFileTicket(tx: Tx, ticket: string, now: Date): Promise<FileToRead> {
  const used = await tx
    .updateTable('file_tickets')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('file_id')
    .executeTakeFirst()
  if (!used)
    throw new Problem('no-longer-available', 'This address was already used or has expired. Open the document again.')
  const file = await tx.selectFrom('files').selectAll().where('id', '=', used.file_id).executeTakeFirstOrThrow()
  if (file.deleted_at !== null) throw new Problem('no-longer-available', 'This file was removed.')
  return file
}
