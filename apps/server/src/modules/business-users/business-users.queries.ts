import * as contract from '@lading/contract/business-users'
import type { BusinessPerson, BusinessUserRow } from '@lading/contract/business-users'
import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { sql } from 'kysely'
import { peopleTotal } from '#modules/accounts/records/people-totals'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'

/** Who acts for a business: of their own businesses for a customer, of all for staff. */
export const businessUsers = tableOf({
  list: contract.businessUsers,
  rows: ({ db, actor }) => listedFor(db, actor).select(['member.user_id', 'member.business_id']),
  total({ db, actor, request: { business_id, is_active } }) {
    const isOfAll = actor.audience === 'staff' && business_id === undefined
    return isOfAll ? peopleTotal(db, 'business-users', { is_so: is_active }) : undefined
  },
})({
  unique: 'member.member_key', // somebody may act for several businesses
  order: { name: 'member.person_name', business_name: 'member.business_name', since: 'member.since' },
  folded: 'member.searched',
  filters: {
    business_id: 'member.business_id',
    is_active: (eb, active) => eb('member.deactivated_at', active ? 'is' : 'is not', null),
  },
  columns: shownRows,
})

/** What the lines of a page show of these, in their order. */
async function shownRows(found: readonly Part[], { db, actor }: { db: Db; actor: Caller }): Promise<BusinessUserRow[]> {
  if (found.length === 0) return []
  const rows = await rowsFor(db, actor)
    .where((eb) =>
      eb(
        eb.refTuple('member.user_id', 'member.business_id'),
        'in',
        found.map(({ user_id, business_id }) => eb.tuple(user_id, business_id)),
      ),
    )
    .execute()
  const byPart = new Map(rows.map((row) => [nameOf(row), asRow(row)]))
  return found.flatMap((part) => byPart.get(nameOf(part)) ?? [])
}

interface Part {
  readonly user_id: number
  readonly business_id: number
}
const nameOf = ({ user_id, business_id }: Part) => `${user_id} ${business_id}`

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
const listedFor = (db: Db, actor: Caller) =>
  db
    .selectFrom('business_users as member')
    .where('member.is_listed', '=', sql.lit(true))
    .$if(actor.audience === 'customer', (query) => query.where('member.business_id', 'in', ownBusinesses(actor)))

function rowsFor(db: Db, actor: Caller) {
  return listedFor(db, actor)
    .innerJoin('businesses as b', 'b.id', 'member.business_id')
    .innerJoin('users as u', 'u.id', 'member.user_id')
    .select(['member.business_id', 'b.name as business_name', 'member.user_id', 'u.email'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .select(['member.is_owner', 'member.rights', 'member.since', 'member.deactivated_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsFor>['execute']>>[number]

const asRow = ({ first_name, middle_name, last_name, suffix, ...row }: Row): BusinessUserRow => ({
  ...row,
  name: fullName({ first_name, middle_name, last_name, suffix }),
  rights: row.rights as BusinessRight[],
  since: row.since.toISOString(),
  deactivated_at: row.deactivated_at?.toISOString() ?? null,
})
