import { unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import { HeldAccreditation } from '@lading/contract/businesses'
import { customerList, type Customer, type CustomerBusiness, type CustomerRow } from '@lading/contract/people/customers'
import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { sql } from 'kysely'
import { peopleTotal } from '#modules/accounts/records/people-totals'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { accountColumns, accountOnWire, accountOrder } from '../accounts-kept/accounts-kept.queries.ts'

/** Customers' accounts. */
export const customerTable = tableOf({
  list: customerList,
  rows: ({ db }) => live(db).select('u.id'),
  total: ({ db, request: { status, is_verified } }) => peopleTotal(db, 'customers', { status, is_so: is_verified }),
})({
  unique: 'u.id',
  order: accountOrder,
  folded: 'u.searched',
  filters: {
    status: 'u.status',
    is_verified: (eb, verified) => eb('u.email_verified_at', verified ? 'is not' : 'is', null),
  },
  columns: shownCustomers,
})

/** What the lines of a page show of these accounts, in their order. */
async function shownCustomers(found: readonly { id: number }[], { db }: { db: Db }): Promise<CustomerRow[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await live(db)
    .select(accountColumns)
    .select((eb) =>
      eb
        .selectFrom('business_users as member')
        .select((count) => count.fn.countAll<number>().as('businesses'))
        .whereRef('member.user_id', '=', 'u.id')
        .where('member.deactivated_at', 'is', null)
        .as('businesses'),
    )
    .where('u.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [customerRow(row)] : []
  })
}

const customerRow = ({ businesses, ...row }: AccountRow & { businesses: number | null }): CustomerRow => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  mobile: row.mobile,
  status: row.status as CustomerRow['status'],
  is_verified: row.email_verified_at !== null,
  businesses: businesses ?? 0,
  last_login: row.last_login?.toISOString() ?? null,
})

/** One customer's account, with the businesses they act for. */
export async function customerDetail(db: Db, id: number): Promise<Customer> {
  const row = await live(db)
    .select(accountColumns)
    .select((eb) => eb('u.password_hash', 'is not', null).as('has_password'))
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Account')
  const businesses = await db
    .selectFrom('business_users as member')
    .innerJoin('businesses as b', 'b.id', 'member.business_id')
    .select(['b.id as business_id', 'b.name as business_name', 'member.is_owner', 'member.rights'])
    .where('member.user_id', '=', id)
    .where('member.deactivated_at', 'is', null)
    .where('b.deleted_at', 'is', null)
    .orderBy('b.folded_name')
    .execute()
  return {
    ...accountOnWire(row),
    businesses: businesses.map(({ rights, ...one }) => ({ ...one, rights: rights as BusinessRight[] })),
  }
}

/** A business with its people and what it holds. */
export async function businessOfCustomers(db: Db, id: number): Promise<CustomerBusiness> {
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'name as business_name', 'trade_name', 'form', 'tin'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!business) throw notFound('Business')
  const people = await db
    .selectFrom('business_users as member')
    .innerJoin('users as u', 'u.id', 'member.user_id')
    .select(['u.id', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'u.email'])
    .select(['member.is_owner', 'member.rights'])
    .where('member.business_id', '=', id)
    .where('member.deactivated_at', 'is', null)
    .orderBy('u.last_name')
    .execute()
  const held = await db
    .selectFrom('accreditations')
    .selectAll()
    .where('business_id', '=', id)
    .where('status', 'not in', [...unsubmittedStatuses])
    .orderBy('id')
    .execute()
  return {
    ...business,
    people: people.map(({ id: user_id, email, is_owner, rights, ...name }) => ({
      user_id,
      email,
      is_owner,
      rights: rights as BusinessRight[],
      name: fullName(name),
    })),
    accreditations: held.map((row) => HeldAccreditation.parse(row)),
  }
}

/** In the words of the indexes on customers: as a parameter the planner could not tell. */
const live = (db: Db) =>
  db.selectFrom('users as u').where('u.audience', '=', sql.lit('customer')).where('u.deleted_at', 'is', null)

type AccountRow = Awaited<ReturnType<typeof readAccount>>
const readAccount = (db: Db) => live(db).select(accountColumns).executeTakeFirstOrThrow()
