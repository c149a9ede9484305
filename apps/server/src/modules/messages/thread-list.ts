import type { customerMessages, customerThreads, ThreadRow } from '@lading/contract/messages'
import { Status } from '@lading/domain/transactions/status'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import { textOf } from '#platform/clean-html'
import type { Db } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'
import { businessesOfCustomer } from '#modules/accounts/customers-seen'
import { agenciesReadBy } from '@lading/domain/people/works-for'

/** The message threads on the transactions of the caller's businesses, the latest word first. */
export async function threadsOf(db: Db, request: Request, actor: Caller) {
  const own = actor.memberships.map((membership) => membership.business_id)
  return pageOfThreads(threadsAmong(db, own, actor), request, actor)
}

/** The message threads of a customer's businesses, to themself as in their own list, to staff those of their agency. */
export async function threadsOfCustomer(
  db: Db,
  { user_id, ...request }: z.output<typeof customerThreads.body>,
  actor: Caller,
) {
  const threads = threadsAmong(db, await businessesOfCustomer(db, user_id, actor), actor)
  if (actor.audience === 'customer') return pageOfThreads(threads, request, actor)
  const agencies = agenciesReadBy(actor)
  if (agencies.length === 0) return { data: [], total: 0 }
  return pageOfThreads(threads.where('t.agency', 'in', agencies).where('t.status', '<>', Status.draft), request, actor)
}

type Request = z.output<typeof customerMessages.body>

function threadsAmong(db: Db, business_ids: readonly number[], actor: Caller) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('messages')
          .select((inner) => [
            'transaction_id',
            inner.fn.max('id').as('last_id'),
            inner.fn.countAll<number>().as('messages'),
            inner.fn.max('created_at').as('last_at'),
          ])
          .where('audience', '=', 'client')
          .where('removed_at', 'is', null)
          .groupBy('transaction_id')
          .as('thread'),
      (join) => join.onRef('thread.transaction_id', '=', 't.id'),
    )
    .innerJoin('messages as m', 'm.id', 'thread.last_id')
    .innerJoin('users as u', 'u.id', 'm.author_id')
    .select(['t.id as transaction_id', 't.accreditation_id', 't.reference', 't.type', 't.agency', 't.status'])
    .select([
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
    .where('t.business_id', 'in', business_ids.length > 0 ? business_ids : [0])
}

const ordering = { last_at: 'last_at', reference: 't.reference', business_name: 'b.name' } as const

async function pageOfThreads(threads: ReturnType<typeof threadsAmong>, request: Request, actor: Caller) {
  const found = threads.$if(request.search !== '', (query) =>
    query.where((eb) => isFoundIn(request.search, eb.ref('t.reference'), eb.ref('b.name'), eb.ref('m.body'))),
  )
  const { data, total } = await pageOf(found, request, ordering, 't.id')
  return { total, data: data.map((row) => rowOf(row, actor)) }
}

type Row = Omit<ThreadRow, 'last_at' | 'last_by_me' | 'last_side' | 'last_text' | 'unread'> & {
  last_at: Date
  unread: number | null
  body: string
  author_id: number
  side: 'customer' | 'staff'
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
