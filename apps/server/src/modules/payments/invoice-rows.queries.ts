import type { customerInvoices, customerOrders, InvoiceRow } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'
import { businessesOfCustomer } from '#modules/accounts/customers-seen'
import { agenciesReadBy } from '@lading/domain/people/works-for'

const MOST_ROWS = 100

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

/** Orders of payment of the caller's businesses, for the screen. */
export async function customerInvoicesPage(db: Db, request: z.output<typeof customerInvoices.body>, actor: Caller) {
  const { business_id } = request
  const own = ofOwnBusinesses(db, actor).$if(business_id !== undefined, (query) =>
    query.where('i.business_id', '=', business_id!),
  )
  return pageOfOrders(own, request)
}

/** Orders of payment of a customer's businesses: all to themself, to staff those of their agency. */
export async function ordersOfCustomer(
  db: Db,
  { user_id, ...request }: z.output<typeof customerOrders.body>,
  actor: Caller,
) {
  const orders = ofBusinesses(db, await businessesOfCustomer(db, user_id, actor))
  if (actor.audience === 'customer') return pageOfOrders(orders, request)
  const agencies = agenciesReadBy(actor)
  return agencies.length > 0 ? pageOfOrders(orders.where('i.agency', 'in', agencies), request) : { data: [], total: 0 }
}

type Request = Pick<
  z.output<typeof customerInvoices.body>,
  'page' | 'per_page' | 'order_by' | 'sort_by' | 'search' | 'status'
>

const ordering = {
  issued_at: 'i.issued_at',
  number: 'i.number',
  total_amount_due: 'i.total_amount_due',
  due_date: 'i.due_date',
  status: 'i.status',
} as const

async function pageOfOrders(orders: ReturnType<typeof ofBusinesses>, request: Request) {
  const { search, status } = request
  const found = orders
    .$if(status !== undefined, (query) => query.where('i.status', '=', status!))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          isFoundIn(search, eb.ref('b.name'), eb.ref('i.number'), eb.ref('t.reference')),
          eb.exists(
            eb
              .selectFrom('receipts as r')
              .select('r.id')
              .whereRef('r.invoice_id', '=', 'i.id')
              .where((of) => isFoundIn(search, of.ref('r.number'))),
          ),
        ]),
      ),
    )
  const { data, total } = await pageOf(found, request, ordering, 'i.id')
  return { data: data.map(rowOf), total }
}

/** The latest orders of the caller's businesses. */
export async function ownInvoices(db: Db, { business_id }: { business_id?: number | undefined }, actor: Caller) {
  const own = ofOwnBusinesses(db, actor).$if(business_id !== undefined, (query) =>
    query.where('i.business_id', '=', business_id!),
  )
  const latest = { page: 1, per_page: MOST_ROWS, order_by: 'id', sort_by: 'desc' } as const
  const { data, total } = await pageOf(own, latest, { id: 'i.id' }, 'i.id')
  return { data: data.map(rowOf), total }
}

function ofOwnBusinesses(db: Db, actor: Caller) {
  return ofBusinesses(
    db,
    actor.memberships.map((membership) => membership.business_id),
  )
}

/** The cashier's drafts are nobody else's. */
function ofBusinesses(db: Db, ids: readonly number[]) {
  return invoiceRows(db)
    .where('i.business_id', 'in', ids.length > 0 ? ids : [0])
    .where('i.status', '<>', InvoiceStatus.forInvoice)
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
