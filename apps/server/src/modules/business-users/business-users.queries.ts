import * as contract from '@lading/contract/business-users'
import type { BusinessPerson, BusinessUserRow } from '@lading/contract/business-users'
import type { BusinessRight } from '@lading/domain/people/actor'
import { fullName } from '@lading/domain/people/full-name'
import { sql } from 'kysely'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/table'

/** Who acts for a business: of their own businesses for a customer, of all for staff. */
export const businessUsers = tableOf({
  list: contract.businessUsers,
  rows: ({ db, actor }) => rowsFor(db, actor),
})({
  // somebody may act for several businesses
  unique: sql`(member.user_id, member.business_id)`,
  order: {
    name: sql`fold(u.last_name || ' ' || u.first_name)`,
    business_name: 'b.folded_name',
    since: 'member.since',
  },
  search: [sql`u.first_name || ' ' || u.last_name`, 'u.email', 'b.name'],
  filters: {
    business_id: 'member.business_id',
    is_active: (eb, active) => eb('member.deactivated_at', active ? 'is' : 'is not', null),
  },
  columns: (rows) => rows.map(asRow),
})

/** Somebody who acts for a business that the caller sees; others find nobody (throws 404). */
export async function businessPersonFor(db: Db, user_id: number, actor: Caller): Promise<BusinessPerson> {
  const found = await rowsFor(db, actor)
    .where('member.user_id', '=', user_id)
    .where('member.deactivated_at', 'is', null)
    .orderBy('b.folded_name')
    .execute()
  const parts = found.map(asRow)
  if (!parts[0]) throw notFound('Person')
  const { name, email } = parts[0]
  return { user_id, name, email, parts }
}

/** Of their own businesses for a customer, of all for staff. */
function rowsFor(db: Db, actor: Caller) {
  return db
    .selectFrom('business_users as member')
    .innerJoin('businesses as b', 'b.id', 'member.business_id')
    .innerJoin('users as u', 'u.id', 'member.user_id')
    .select(['member.business_id', 'b.name as business_name', 'member.user_id', 'u.email'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .select(['member.is_owner', 'member.rights', 'member.since', 'member.deactivated_at'])
    .where('b.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .$if(actor.audience === 'customer', (query) => query.where('member.business_id', 'in', ownBusinesses(actor)))
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsFor>['execute']>>[number]

const asRow = ({ first_name, middle_name, last_name, suffix, ...row }: Row): BusinessUserRow => ({
  ...row,
  name: fullName({ first_name, middle_name, last_name, suffix }),
  rights: row.rights as BusinessRight[],
  since: row.since.toISOString(),
  deactivated_at: row.deactivated_at?.toISOString() ?? null,
})
