import { customerMessages, customerThreads, type ThreadRow } from '@lading/contract/messages'
import { Status } from '@lading/domain/transactions/status'
import { ownBusinesses, someIds, type Caller } from '#platform/caller'
import { textOf } from '#platform/clean-html'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { businessesOfCustomer } from '#modules/accounts/records/customers-seen'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'

const list = {
  unique: 't.id',
  order: { last_at: 'last_at', reference: 't.reference', business_name: 'b.folded_name' },
  search: ['t.reference', 'b.name', 'm.body'],
  columns: asRows,
} as const

/** The message threads on the transactions of the caller's businesses, the latest word first. */
export const ownThreads = tableOf({
  list: customerMessages,
  rows: ({ db, actor }) => threadsAmong(db, ownBusinesses(actor), actor),
})({
  ...list,
  filters: {},
})

/** The message threads of a customer's businesses, to themself as in their own list, to staff those of their agency. */
export const threadsOfCustomer = tableOf({
  list: customerThreads,
  scope: ({ db, request, actor }) => businessesOfCustomer(db, request.user_id, actor),
  rows: ({ db, actor }, business_ids) => {
    const threads = threadsAmong(db, someIds(business_ids), actor)
    if (actor.audience === 'customer') return threads
    return threads
      .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor)))
      .where('t.status', '<>', Status.draft)
  },
})({
  ...list,
  filters: { user_id: null },
})

function threadsAmong(db: Db, business_ids: readonly number[], actor: Caller) {
  return (
    db
      .selectFrom('transactions as t')
      .innerJoin('businesses as b', 'b.id', 't.business_id')
      // Of each transaction by itself: grouped first, the messages of everybody would be read.
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('messages')
            .select((inner) => [
              inner.fn.max('id').as('last_id'),
              inner.fn.countAll<number>().as('messages'),
              inner.fn.max('created_at').as('last_at'),
            ])
            .whereRef('transaction_id', '=', 't.id')
            .where('audience', '=', 'client')
            .where('removed_at', 'is', null)
            .as('thread'),
        (join) => join.onTrue(),
      )
      .innerJoin('messages as m', 'm.id', 'thread.last_id')
      .innerJoin('users as u', 'u.id', 'm.author_id')
      .select(['t.id as transaction_id', 't.accreditation_id', 't.reference', 't.type', 't.agency', 't.status'])
      .select([
        't.business_id',
        'b.name as business_name',
        'thread.messages',
        'thread.last_at',
        'm.body',
        'm.author_id',
        'u.audience as side',
      ])
      .select((eb) =>
        eb
          .selectFrom('messages as x')
          .leftJoin('message_reads as r', (join) =>
            join.onRef('r.transaction_id', '=', 'x.transaction_id').on('r.user_id', '=', actor.user_id),
          )
          .select((inner) => inner.fn.countAll<number>().as('unread'))
          .whereRef('x.transaction_id', '=', 't.id')
          .where('x.audience', '=', 'client')
          .where('x.removed_at', 'is', null)
          .where('x.author_id', '<>', actor.user_id)
          .where((inner) => inner('x.id', '>', inner.fn.coalesce('r.last_message_id', inner.lit(0))))
          .as('unread'),
      )
      .where('t.business_id', 'in', business_ids)
  )
}

type Row = Omit<ThreadRow, 'last_at' | 'last_by_me' | 'last_side' | 'last_text' | 'unread'> & {
  last_at: Date
  unread: number | null
  body: string
  author_id: number
  side: 'customer' | 'staff'
}

function asRows(rows: readonly Row[], { actor }: { actor: Caller }): ThreadRow[] {
  return rows.map((row) => rowOf(row, actor))
}

function rowOf({ body, author_id, side, last_at, messages, unread, ...row }: Row, actor: Caller): ThreadRow {
  return {
    ...row,
    messages: Number(messages),
    unread: Number(unread),
    last_at: last_at.toISOString(),
    last_by_me: author_id === actor.user_id,
    last_side: side === 'staff' ? 'agency' : 'client',
    last_text: textOf(body).slice(0, 140),
  }
}
