import { paths } from '@lading/contract/addresses/paths'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { sql } from 'kysely'
import { transactionOfThread } from './may-read-thread.ts'

interface ReadMessagesInput {
  /** The transaction. */
  readonly id: number
  readonly last_message_id: number
}

/** A person has read a thread down to a message; never counted back, whichever tab says so last. Throws 404. */
export async function readMessages(tx: Tx, { id, last_message_id }: ReadMessagesInput, actor: Caller, now: Date) {
  await transactionOfThread(tx, id, actor)
  await tx
    .insertInto('message_reads')
    .values({ user_id: actor.user_id, transaction_id: id, last_message_id, read_at: now })
    .onConflict((row) =>
      row.columns(['user_id', 'transaction_id']).doUpdateSet({
        last_message_id: sql`greatest(message_reads.last_message_id, excluded.last_message_id)`,
        read_at: now,
      }),
    )
    .execute()
  await markNoticesRead(tx, id, actor, now)
  return { unread: await unreadIn(tx, id, actor) }
}

/** Where this person has read the thread to. */
export async function readTo(db: Db, transaction_id: number, { user_id }: Caller): Promise<number> {
  const row = await db
    .selectFrom('message_reads')
    .select('last_message_id')
    .where('user_id', '=', user_id)
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  return row?.last_message_id ?? 0
}

/** Who reads the thread knows what the bell would tell of it. */
async function markNoticesRead(tx: Tx, transaction_id: number, { user_id }: Caller, now: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user_id)
    .where('link', '=', paths.message(transaction_id))
    .where('read_at', 'is', null)
    .execute()
}

async function unreadIn(db: Db, transaction_id: number, actor: Caller): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('transaction_id', '=', transaction_id)
    .where('author_id', '<>', actor.user_id)
    .where('removed_at', 'is', null)
    .where('id', '>', await readTo(db, transaction_id, actor))
    .$if(actor.audience === 'customer', (query) => query.where('audience', '=', 'client'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
