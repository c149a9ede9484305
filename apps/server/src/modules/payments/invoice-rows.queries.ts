import * as contract from '@lading/contract/payments'
import type { InvoiceRow } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { sql } from 'kysely'
import { ownBusinesses, someIds, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies, pageOf } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { businessesOfCustomer } from '#modules/accounts/records/customers-seen'
import { whenGiven } from '#platform/when-given'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'

const MOST_ROWS = 100

/** All receipts of an order, cancelled ones too: a number that was once given is found. */
const receiptNumbers = sql<
  string | null
>`(select string_agg(r.number, chr(10)) from receipts r where r.invoice_id = i.id)`

/** Orders of payment in one line each. */
export function invoiceRows(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('businesses as b', 'b.id', 'i.business_id')
    .leftJoin('transactions as t', 't.id', 'i.transaction_id')
    .select([
      'i.id',
      'i.number',
      'i.transaction_id',
      't.reference as transaction_reference',
      't.type as transaction_type',
      'i.business_id',
      'b.name as business_name',
      'i.agency',
      'i.total_amount_due',
      'i.due_date',
      'i.status',
      'i.issued_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('receipts as r')
        .select('r.number')
        .whereRef('r.invoice_id', '=', 'i.id')
        .where('r.cancelled_at', 'is', null)
        .limit(1)
        .as('receipt_number'),
    )
}
export type FoundRow = Awaited<ReturnType<ReturnType<typeof invoiceRows>['execute']>>[number]

const list = {
  unique: 'i.id',
  order: {
    issued_at: 'i.issued_at',
    number: 'i.number',
    total_amount_due: 'i.total_amount_due',
    due_date: 'i.due_date',
    status: 'i.status',
  },
  search: ['b.name', 'i.number', 't.reference', receiptNumbers],
  columns: (rows: readonly FoundRow[]) => rows.map(rowOf),
} as const

/** Orders of payment of the caller's businesses, for the screen. */
export const customerInvoices = tableOf({
  list: contract.customerInvoices,
  rows: ({ db, actor }) => ofBusinesses(db, ownBusinesses(actor)),
})({
  ...list,
  filters: { status: 'i.status', business_id: 'i.business_id' },
})

/** Orders of payment of a customer's businesses: all to themself, to staff those of their agency. */
export const customerOrders = tableOf({
  list: contract.customerOrders,
  scope: ({ db, request, actor }) => businessesOfCustomer(db, request.user_id, actor),
  rows: ({ db, actor }, business_ids) => {
    const orders = ofBusinesses(db, someIds(business_ids))
    if (actor.audience === 'customer') return orders
    return orders.where((eb) => isOfAgencies(eb.ref('i.agency'), agenciesReadBy(actor)))
  },
})({
  ...list,
  filters: { user_id: null, status: 'i.status' },
})

/** The latest orders of the caller's businesses. */
export async function ownInvoices(db: Db, { business_id }: { business_id?: number | undefined }, actor: Caller) {
  const own = ofBusinesses(db, ownBusinesses(actor)).$call(
    whenGiven(business_id, (query, business_id) => query.where('i.business_id', '=', business_id)),
  )
  const latest = { page: 1, per_page: MOST_ROWS, order_by: 'id', sort_by: 'desc' } as const
  const { data, total } = await pageOf(own, latest, { id: 'i.id' }, 'i.id')
  return { data: data.map(rowOf), total }
}

/** Only the cashier sees the cashier's drafts. */
function ofBusinesses(db: Db, ids: readonly number[]) {
  return invoiceRows(db).where('i.business_id', 'in', ids).where('i.status', '<>', InvoiceStatus.forInvoice)
}

/** A row as it goes over the wire. */
export function rowOf(row: FoundRow): InvoiceRow {
  return {
    ...row,
    number: row.number ?? '',
    transaction_reference: row.transaction_reference ?? '',
    status: row.status as InvoiceStatus,
    issued_at: row.issued_at?.toISOString() ?? null,
  }
}
