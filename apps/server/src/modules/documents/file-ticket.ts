import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { hashOf, randomToken } from '#platform/random'
import { readFile, type FileToRead } from './read-file.ts'

const GOOD_FOR_SECONDS = 60

/** One minute, one use: for a viewer that cannot send a header. The token itself never stands in an address. */
export async function createFileTicket(tx: Tx, input: { path: string }, actor: Caller, now: Date): Promise<string> {
  const file = await readFile(tx, input, actor, now)
  const ticket = randomToken()
  await tx
    .insertInto('file_tickets')
    .values({
      token_hash: hashOf(ticket),
      file_id: file.id,
      user_id: actor.user_id,
      expires_at: new Date(now.getTime() + GOOD_FOR_SECONDS * 1000),
    })
    .execute()
  return ticket
}

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
  if (!used) throw new Problem('no-longer-available', 'This address was used or has run out. Open the document again.')
  return tx.selectFrom('files').selectAll().where('id', '=', used.file_id).executeTakeFirstOrThrow()
}
