import type { FoundTransaction } from '@lading/contract/search'
import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { isShort } from '@lading/domain/text/short-search'
import type { Agency } from '@lading/domain/transactions/agency'
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db, Tables } from '#platform/database'
import { containing, isFoundByIndex, isOfAgencies } from '#platform/paging'

/** Transactions of one place, as `t`; others narrow and limit them. */
export type Fitting = SelectQueryBuilder<Tables & { t: Tables['transactions'] }, 't', { id: number }>

/** Where a keyword may be found; an index serves each. */
export interface Place {
  readonly found_by: FoundTransaction['found_by']
  /** What fits, found from the keyword. */
  readonly all: (db: Db) => Fitting
  /** The same, to ask it of one transaction. */
  readonly one: (db: Db) => Fitting
}

/** All that is looked at: these businesses alone, or these agencies. */
export type Within = { readonly own: readonly number[] } | { readonly agencies: readonly Agency[] }

/** The places where a keyword can be found at all, the plainest first. */
export function placesOf(keyword: string, within: Within): Place[] {
  const own = 'own' in within ? within.own : undefined
  const queue_number = /^(?:queue no\.?\s*)?0*(\d{1,5})$/i.exec(keyword)?.[1]
  if (!/[\p{L}\p{N}]/u.test(keyword)) return [] // a sign alone stands in no index
  const digits = /^[\d\s-]{3,}$/.test(keyword) ? keyword.replace(/\D/g, '') : ''
  return [
    ...(isShort(keyword) ? [] : [byReference(keyword)]),
    ...(queue_number === undefined ? [] : [byQueueNumber(Number(queue_number))]),
    byName(keyword, own),
    ...(digits.length < 3 ? [] : [byTin(digits, own)]),
    ...(isShort(keyword) ? [] : byOtherNumbers(keyword, within)),
  ]
}

// The compiler need not know the tables that a place joins: others see `t` alone.
function place(found_by: Place['found_by'], all: (db: Db) => unknown, one = all): Place {
  return { found_by, all: (db) => all(db) as Fitting, one: (db) => one(db) as Fitting }
}

const transactions = (db: Db) => db.selectFrom('transactions as t').select('t.id')
const fits = (number: string, keyword: string) => isFoundByIndex(keyword, sql`fold(${sql.ref(number)})`)

const byReference = (keyword: string) =>
  place('reference', (db) => transactions(db).where(fits('t.reference', keyword)))

const byQueueNumber = (number: number) =>
  place('queue number', (db) => transactions(db).where('t.queue_number', '=', number))

/** Business by business, each with its transactions: else the database reads all of them where many businesses fit. */
const ofBusinesses = (found_by: Place['found_by'], condition: Expression<SqlBool>, own?: readonly number[]) =>
  place(
    found_by,
    (db) =>
      db
        .selectFrom('businesses as b')
        .innerJoinLateral(
          (eb) => eb.selectFrom('transactions').selectAll().whereRef('business_id', '=', 'b.id').offset(0).as('t'),
          (join) => join.onTrue(),
        )
        .select('t.id')
        .where(condition)
        .$if(own !== undefined, (query) => query.where((eb) => eb('b.id', '=', eb.fn.any(eb.val([...(own ?? [])]))))),
    (db) => transactions(db).innerJoin('businesses as b', 'b.id', 't.business_id').where(condition),
  )

const byName = (keyword: string, own?: readonly number[]) =>
  ofBusinesses('business name', isFoundByIndex(keyword, sql.ref('b.folded_name')), own)

const byTin = (digits: string, own?: readonly number[]) =>
  ofBusinesses('TIN', sql<SqlBool>`b.tin like ${containing(digits)}`, own)

const ofInvoice = (db: Db) => transactions(db).innerJoin('invoices as i', 'i.transaction_id', 't.id')

/** What was issued to it: a transaction may have several, and is met once for each. */
function byOtherNumbers(keyword: string, within: Within) {
  // In the words of the index: a transaction is of the agency of its numbers.
  const ofAgency = (agency: string) =>
    'agencies' in within ? isOfAgencies(sql.ref<Agency>(agency), within.agencies) : sql<SqlBool>`true`
  return [
    place('invoice number', (db) => ofInvoice(db).where(ofAgency('i.agency')).where(fits('i.number', keyword))),
    place('receipt number', (db) =>
      ofInvoice(db)
        .innerJoin('receipts as r', 'r.invoice_id', 'i.id')
        .where(ofAgency('r.agency'))
        .where(fits('r.number', keyword)),
    ),
    place(
      'certificate number',
      (db) =>
        db
          .selectFrom('accreditations as a')
          .innerJoinLateral(
            (eb) =>
              eb.selectFrom('transactions').selectAll().whereRef('accreditation_id', '=', 'a.id').offset(0).as('t'),
            (join) => join.onTrue(),
          )
          .select('t.id')
          .where(ofAgency('a.agency'))
          .where(fits('a.number', keyword)),
      (db) =>
        transactions(db)
          .innerJoin('accreditations as a', 'a.id', 't.accreditation_id')
          .where(fits('a.number', keyword)),
    ),
    place('certificate number', (db) =>
      transactions(db)
        .innerJoin('issued_documents as d', 'd.transaction_id', 't.id')
        .where('d.kind', 'in', certificates)
        .where(ofAgency('d.agency'))
        .where(fits('d.number', keyword)),
    ),
  ]
}

const certificates = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')
