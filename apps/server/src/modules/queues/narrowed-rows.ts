import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import type { Agency } from '@lading/domain/transactions/agency'
import { hasOwnRows } from '@lading/domain/workflow/lists/list-rules'
import type { TransactionList, TransactionListName } from '@lading/contract/queues'
import { sql } from 'kysely'
import type { ListContext } from '#platform/calls/table-definition'
import type { Db } from '#platform/database'
import { mergedRows } from '#platform/merged-rows'
import type { Rows } from '#platform/paging'
import { whenGiven } from '#platform/when-given'
import { orders, sharedRows, transactionOf, accreditationOf } from './list-rows.ts'
import { wholeEdition } from './list-editions.ts'
import { agencyTotals, listPairs, type TotalsFilter } from './list-totals.ts'

/** So few are put in order at each page; of more, ten are met soon along an order. */
const FEW = 1000

interface Found {
  readonly transaction_id: number | null
}

/**
 * The rows of a list that is narrowed by type, status or both (ADR 64); nothing where it is not. Left to itself the
 * database walks along the order until it has met ten, past all that is not asked for, where that is rare or comes late.
 */
export async function narrowedRows(
  name: TransactionListName,
  { db, actor, request }: ListContext<TransactionList>,
): Promise<Rows<Found> | undefined> {
  const { type, status, order_by, sort_by } = request
  const agencies = agenciesReadBy(actor)
  if ((type ?? status) === undefined || hasOwnRows(name) || agencies.length === 0) return undefined
  const narrowed = { type, status }
  if (order_by === 'filed_at') return filedRows(db, listPairs(db, name, agencies, narrowed), name, sort_by)

  const totals = await agencyTotals(db, name, agencies, narrowed).execute()
  const parts = totals
    .filter(({ total }) => total > 0)
    .map(({ agency, total }) => (total > FEW ? walked : found)(db, name, agency, narrowed))
  const by = orders[order_by]
  const ordering = typeof by === 'function' ? by(sort_by) : sql.ref(by)
  return parts.length === 0 ? noRows : mergedRows(db, parts, { by: ordering, tie: sql.ref('r.entry_id') })
}

const noRows: Rows<Found> = { page: async () => [], count: async () => 0 }

/** Many of an agency: met along the order, among entries of its index alone. */
const walked = (db: Db, name: TransactionListName, agency: Agency, { type, status }: TotalsFilter) =>
  sharedRows(db, name, agency)
    .$call(whenGiven(type, (query, type) => query.where('r.type', '=', type)))
    .$call(whenGiven(status, (query, status) => query.where('r.status', '=', status)))

/** Few of an agency: all of them, pair by pair; `offset 0` keeps the page's order and limit from their plan. */
const found = (db: Db, name: TransactionListName, agency: Agency, narrowed: TotalsFilter) =>
  db
    .selectFrom(listPairs(db, name, [agency], narrowed).as('pair'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('list_rows')
          .select(['entry_id', 'due_on', 'reference', 'business_name', 'status', 'type'])
          .where('edition', '=', wholeEdition(db))
          .where('list', '=', name)
          .where('agency', '=', agency)
          .where('owner_id', 'is', null)
          .whereRef('type', '=', 'pair.type')
          .whereRef('status', '=', 'pair.status')
          .offset(sql.lit(0))
          .as('r'),
      (join) => join.onTrue(),
    )
    .select([transactionOf.as('transaction_id'), accreditationOf.as('accreditation_id')])

/** In the order of filing: the first of each pair of type and status of which there are any, by the index of pairs. */
function filedRows(
  db: Db,
  pairs: ReturnType<typeof listPairs>,
  name: TransactionListName,
  sort_by: 'asc' | 'desc',
): Rows<Found> {
  const filed = orders.filed_at(sort_by)
  return {
    async page(way, { limit, offset }, kept) {
      const to = sql.raw(way)
      const { rows } = await sql<Found>`
        select first.transaction_id${kept ? sql`, ${kept} as kept_total` : sql``}
        from (${pairs}) pair cross join lateral (
          select r.entry_id as transaction_id, ${filed} as filed from list_rows r
          where r.edition = (${wholeEdition(db)}) and r.list = ${name} and r.owner_id is null
            and r.agency = pair.agency and r.type = pair.type and r.status = pair.status
          order by ${filed} ${to}, r.entry_id ${to} limit ${offset + limit}) first
        order by first.filed ${to}, first.transaction_id ${to} limit ${limit} offset ${offset}`.execute(db)
      return rows
    },
    async count(kept) {
      const { rows } = await sql<{ total: number }>`select ${kept ?? sql`0`} as total`.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}
