import { typesOf } from '@lading/domain/transactions/family'
import { foundBy, searchTransactions, type FoundTransaction } from '@lading/contract/search'
import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { agenciesReadBy } from '@lading/domain/people/works-for'
import { Status } from '@lading/domain/transactions/status'
import { sql, type ExpressionBuilder } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db, Tables } from '#platform/database'
import { containing, isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/table'

type Row = ExpressionBuilder<{ t: Tables['transactions'] }, 't'>

/** The transactions that fit a keyword and that the caller may see, each once. */
export const foundTransactions = tableOf({
  list: searchTransactions,
  rows: ({ db, request, actor }) =>
    db
      .selectFrom(fitting(db, request.keyword).as('found'))
      .innerJoin('transactions as t', 't.id', 'found.id')
      .innerJoin('businesses as b', 'b.id', 't.business_id')
      .select(['t.id as transaction_id', 't.reference', 't.queue_number', 't.type', 't.agency', 't.status'])
      .select(['t.business_id', 'b.name as business_name', 't.accreditation_id', 't.updated_at', 'found.place'])
      .where('t.status', '<>', Status.deleted)
      .where((eb) => isSeenBy(eb as unknown as Row, actor)),
})({
  unique: 't.id',
  order: {
    updated_at: 't.updated_at',
    reference: 't.reference',
    business_name: 'b.name',
    status: 't.status',
    type: 't.type',
  },
  filters: { keyword: null },
  columns: (rows) =>
    rows.map(({ updated_at, place, ...row }): FoundTransaction => ({
      ...row,
      updated_at: updated_at.toISOString(),
      found_by: ensure(foundBy[place], 'the field in which the search found it'),
    })),
})

/** The same words as the workflow's `maySee`, for many rows at once; a test holds the two against each other. */
function isSeenBy(eb: Row, actor: Caller) {
  if (actor.audience === 'customer') {
    return eb.and([eb('t.business_id', 'in', ownBusinesses(actor)), eb('t.type', 'not in', typesOf('case'))])
  }
  const isFiled = eb.or([eb('t.status', '<>', Status.draft), eb('t.type', 'in', typesOf('case'))])
  return eb.and([isFiled, isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor))])
}

/** The transactions a keyword fits, by the first place of `foundBy` it fits; an index serves each of the places. */
function fitting(db: Db, keyword: string) {
  const part = sql<string>`fold(${containing(keyword)})`
  const queue_number = /^(?:queue no\.?\s*)?0*(\d{1,5})$/i.exec(keyword)?.[1]
  const digits = /^[\d\s-]{3,}$/.test(keyword) ? keyword.replace(/\D/g, '') : ''

  const byReference = at(db, 0).where(sql`fold(t.reference)`, 'like', part)
  const byQueue = at(db, 1).where('t.queue_number', '=', Number(queue_number ?? -1))
  const ofBusiness = (place: number) => at(db, place).innerJoin('businesses as b', 'b.id', 't.business_id')
  const byName = ofBusiness(2).where(sql`fold(b.name)`, 'like', part)
  const byTin = ofBusiness(3).where('b.tin', 'like', digits.length >= 3 ? containing(digits) : '')
  const ofInvoice = (place: number) => at(db, place).innerJoin('invoices as i', 'i.transaction_id', 't.id')
  const byInvoice = ofInvoice(4).where(sql`fold(i.number)`, 'like', part)
  const byReceipt = ofInvoice(5)
    .innerJoin('receipts as r', 'r.invoice_id', 'i.id')
    .where(sql`fold(r.number)`, 'like', part)
  const byCertificate = at(db, 6)
    .innerJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .where(sql`fold(a.number)`, 'like', part)
  const byIssuedDocument = at(db, 6)
    .innerJoin('issued_documents as d', 'd.transaction_id', 't.id')
    .where(
      'd.kind',
      'in',
      kindsWhere(({ public_page }) => public_page?.shows === 'accreditation'),
    )
    .where(sql`fold(d.number)`, 'like', part)

  const all = [byQueue, byName, byTin, byInvoice, byReceipt, byCertificate, byIssuedDocument].reduce(
    (union, one) => union.unionAll(one as never),
    byReference,
  )
  return db
    .selectFrom(all.as('every'))
    .select((eb) => ['every.id', eb.fn.min('every.place').as('place')])
    .groupBy('every.id')
}

const at = (db: Db, place: number) =>
  db.selectFrom('transactions as t').select(['t.id', sql<number>`${sql.lit(place)}::int`.as('place')])
