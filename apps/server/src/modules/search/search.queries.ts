import { searchTransactions, type FoundTransaction } from '@lading/contract/search'
import { ensure } from '@lading/domain/ensure'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { notEndedAsDraft } from '#modules/workflow/transactions/not-ended-as-draft'
import { ownBusinesses, type Caller } from '#platform/caller'
import { isOfAgencies, MOST_COUNTED } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { hitsOf, type Row } from './hits.ts'

/** The transactions that fit a keyword and that the caller may see, each once; of more than a thousand the newest (ADR 29). */
export const foundTransactions = tableOf({
  list: searchTransactions,
  scope: ({ db, request: { keyword, page, per_page, order_by, sort_by }, actor }) =>
    hitsOf(db, {
      keyword,
      isSeen: (row) => isSeenBy(row, actor),
      newest: Math.min(order_by === 'updated_at' && sort_by === 'desc' ? page * per_page : MOST_COUNTED, MOST_COUNTED),
      within: actor.audience === 'customer' ? { own: ownBusinesses(actor) } : { agencies: agenciesReadBy(actor) },
    }),
  total: (_asked, { total, is_more }) => ({ total, is_more }),
  rows: ({ db }, { found }) =>
    db
      .selectFrom('transactions as t')
      .innerJoin('businesses as b', 'b.id', 't.business_id')
      .select(['t.id as transaction_id', 't.reference', 't.queue_number', 't.type', 't.agency', 't.status'])
      .select(['t.business_id', 'b.name as business_name', 't.accreditation_id', 't.updated_at'])
      .where((eb) => eb('t.id', '=', eb.fn.any(eb.val([...found.keys()])))),
})({
  unique: 't.id',
  order: {
    updated_at: 't.updated_at',
    reference: 't.reference',
    business_name: 'b.folded_name',
    status: 't.status',
    type: 't.type',
  },
  filters: { keyword: null },
  columns: (rows, _asked, { found }) =>
    rows.map(({ updated_at, ...row }): FoundTransaction => ({
      ...row,
      updated_at: updated_at.toISOString(),
      found_by: ensure(found.get(row.transaction_id), 'the field in which the search found it'),
    })),
})

/** The same words as the workflow's `maySee`, for many rows at once; a test holds the two against each other. */
function isSeenBy(eb: Row, actor: Caller) {
  const isThere = eb('t.status', '<>', Status.deleted)
  if (actor.audience === 'customer') {
    return eb.and([isThere, eb('t.business_id', 'in', ownBusinesses(actor)), eb('t.type', 'not in', typesOf('case'))])
  }
  const isFiled = eb.or([
    eb.and([eb('t.status', '<>', Status.draft), notEndedAsDraft]),
    eb('t.type', 'in', typesOf('case')),
  ])
  return eb.and([isThere, isFiled, isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor))])
}
