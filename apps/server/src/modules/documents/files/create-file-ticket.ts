import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { hashOf, randomToken } from '#platform/random'
import { readFile } from './read-file.ts'

const GOOD_FOR_SECONDS = 60

/** One minute, one use: for a viewer that cannot send a header. The session's token never stands in an address. */
export async function createFileTicket(tx: Tx, input: { path: string }, actor: Caller, now: Date) {
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
  return { address: `/api/file/ticket/${ticket}` }
}
