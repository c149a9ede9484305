import type { Expression } from 'kysely'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'

/** How many threads of a customer's businesses have something this person has not read; staff read theirs on the transaction. */
export async function unreadThreads(db: Db, actor: Caller): Promise<Record<string, number>> {
  if (actor.audience !== 'customer') return {}
  const { threads } = await db
    .selectFrom('transactions as t')
    .select((eb) => eb.fn.countAll<number>().as('threads'))
    .where('t.business_id', 'in', ownBusinesses(actor))
    .where((eb) => eb.exists(unreadOf(eb.ref('t.id'), db, actor)))
    .executeTakeFirstOrThrow()
  return { 'customer-messages': Number(threads) }
}

/** From the message on that was read last: what was read years ago is not read again. */
const unreadOf = (transaction_id: Expression<number>, db: Db, { user_id }: Caller) =>
  db
    .selectFrom('messages as m')
    .select('m.id')
    .where('m.transaction_id', '=', transaction_id)
    .where('m.audience', '=', 'client')
    .where('m.removed_at', 'is', null)
    .where('m.author_id', '<>', user_id)
    .where('m.id', '>', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('message_reads as r')
          .select('r.last_message_id')
          .where('r.transaction_id', '=', transaction_id)
          .where('r.user_id', '=', user_id),
        eb.lit(0),
      ),
    )
