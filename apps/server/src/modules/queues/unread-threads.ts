import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'

/** How many threads of a customer's businesses have something this person has not read; staff read theirs on the transaction. */
export async function unreadThreads(db: Db, actor: Caller): Promise<Record<string, number>> {
  if (actor.audience !== 'customer') return {}
  const { threads } = await db
    .selectFrom('messages as m')
    .innerJoin('transactions as t', 't.id', 'm.transaction_id')
    .leftJoin('message_reads as r', (join) =>
      join.onRef('r.transaction_id', '=', 'm.transaction_id').on('r.user_id', '=', actor.user_id),
    )
    .select((eb) => eb.fn.count<number>('m.transaction_id').distinct().as('threads'))
    .where('t.business_id', 'in', ownBusinesses(actor))
    .where('m.audience', '=', 'client')
    .where('m.removed_at', 'is', null)
    .where('m.author_id', '<>', actor.user_id)
    .where((eb) => eb('m.id', '>', eb.fn.coalesce('r.last_message_id', eb.lit(0))))
    .executeTakeFirstOrThrow()
  return { 'customer-messages': Number(threads) }
}
