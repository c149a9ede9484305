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
  /** Whether one transaction fits: the row `t` of the query that asks. */
  readonly isFitting: (db: Db) => Expression<SqlBool>
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
    ...(isShort(keyword) ? [] : [ofItsRow('reference', fits('t.reference', keyword))]),
    ...(queue_number === undefined
      ? []
      : [ofItsRow('queue number', sql`${sql.ref('t.queue_number')} = ${Number(queue_number)}`)]),
    ofBusinesses('business name', isFoundByIndex(keyword, sql.ref('b.folded_name')), own),
    ...(digits.length < 3 ? [] : [ofBusinesses('TIN', sql<SqlBool>`b.tin like ${containing(digits)}`, own)]),
    ...(isShort(keyword) ? [] : byOtherNumbers(keyword, within)),
  ]
}

// The compiler need not know the tables that a place joins: others see `t` alone.
const fitting = (transactions: unknown) => transactions as Fitting

const fits = (number: string, keyword: string) => isFoundByIndex(keyword, sql`fold(${sql.ref(number)})`)

const ofItsRow = (found_by: Place['found_by'], condition: Expression<SqlBool>): Place => ({
  found_by,
  all: (db) => fitting(db.selectFrom('transactions as t').select('t.id').where(condition)),
  isFitting: () => condition,
})

/** Rows beside the transactions, whatever their tables. */
type Beside = SelectQueryBuilder<Tables, 'transactions', object>

/**
 * Found by rows beside it. Row by row, each with its transactions: else the database reads all of these where many rows
 * fit. And asked of one transaction no more than one is read, else it reads all that fit.
 */
function beside(
  found_by: Place['found_by'],
  rows: (db: Db) => unknown,
  theirs: string,
  own: 'id' | 'business_id' | 'accreditation_id' = 'id',
): Place {
  return {
    found_by,
    all: (db) => {
      const its = db.selectFrom('transactions').selectAll().where(own, '=', sql.ref<number>(theirs)).offset(0)
      return fitting((rows(db) as Beside).innerJoinLateral(its.as('t'), (join) => join.onTrue()).select('t.id'))
    },
    isFitting: (db) => {
      const its = (rows(db) as Beside).where(sql<SqlBool>`${sql.ref(theirs)} = ${sql.ref(`t.${own}`)}`)
      return sql<SqlBool>`(${its.select(sql`true`.as('is_there')).limit(1)})`
    },
  }
}

const ofBusinesses = (found_by: Place['found_by'], condition: Expression<SqlBool>, own?: readonly number[]) =>
  beside(
    found_by,
    (db) =>
      db
        .selectFrom('businesses as b')
        .where(condition)
        .$if(own !== undefined, (query) => query.where((eb) => eb('b.id', '=', eb.fn.any(eb.val([...(own ?? [])]))))),
    'b.id',
    'business_id',
  )

/** What was issued to it: a transaction may have several, and is met once for each. */
function byOtherNumbers(keyword: string, within: Within): Place[] {
  // In the words of the index: a transaction is of the agency of its numbers.
  const ofAgency = (agency: string) =>
    'agencies' in within ? isOfAgencies(sql.ref<Agency>(agency), within.agencies) : sql<SqlBool>`true`
  return [
    beside(
      'invoice number',
      (db) => db.selectFrom('invoices as i').where(ofAgency('i.agency')).where(fits('i.number', keyword)),
      'i.transaction_id',
    ),
    beside(
      'receipt number',
      (db) =>
        db
          .selectFrom('receipts as r')
          .innerJoin('invoices as i', 'i.id', 'r.invoice_id')
          .where(ofAgency('r.agency'))
          .where(fits('r.number', keyword)),
      'i.transaction_id',
    ),
    beside(
      'certificate number',
      (db) => db.selectFrom('accreditations as a').where(ofAgency('a.agency')).where(fits('a.number', keyword)),
      'a.id',
      'accreditation_id',
    ),
    beside(
      'certificate number',
      (db) =>
        db
          .selectFrom('issued_documents as d')
          .where('d.kind', 'in', certificates)
          .where(ofAgency('d.agency'))
          .where(fits('d.number', keyword)),
      'd.transaction_id',
    ),
  ]
}

const certificates = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')
