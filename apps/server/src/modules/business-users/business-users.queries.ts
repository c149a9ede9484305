import type { BusinessPerson, BusinessUserRow, businessUsers } from '@lading/contract/business-users'
import type { BusinessRight } from '@lading/domain/people/actor'
import { fullName } from '@lading/domain/people/full-name'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'
import { notFound } from '#platform/problem'

type Request = z.output<typeof businessUsers.body>

/** Who acts for a business: of their own businesses for a customer, of all for staff. */
export async function businessUsersOf(db: Db, request: Request, actor: Caller) {
  const { business_id, is_active, search } = request
  const people = rowsFor(db, actor)
    .$if(business_id !== undefined, (query) => query.where('member.business_id', '=', business_id!))
    .$if(is_active !== undefined, (query) => query.where('member.deactivated_at', is_active ? 'is' : 'is not', null))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        isFoundIn(search, sql`u.first_name || ' ' || u.last_name`, eb.ref('u.email'), eb.ref('b.name')),
      ),
    )
  const { data, total } = await pageOf(people, request, ordering, 'member.user_id')
  return { data: data.map(asRow), total }
}

/** Somebody who acts for a business that the caller sees; others find nobody (throws 404). */
export async function businessPersonFor(db: Db, user_id: number, actor: Caller): Promise<BusinessPerson> {
  const found = await rowsFor(db, actor)
    .where('member.user_id', '=', user_id)
    .where('member.deactivated_at', 'is', null)
    .orderBy(sql`fold(b.name)`)
    .execute()
  const parts = found.map(asRow)
  if (!parts[0]) throw notFound('Person')
  const { name, email } = parts[0]
  return { user_id, name, email, parts }
}

const ordering = {
  name: sql`fold(u.last_name || ' ' || u.first_name)`,
  business_name: sql`fold(b.name)`,
  since: 'member.since',
} as const

/** Of their own businesses for a customer, of all for staff. */
function rowsFor(db: Db, actor: Caller) {
  const own = actor.memberships.map(({ business_id }) => business_id)
  return db
    .selectFrom('business_users as member')
    .innerJoin('businesses as b', 'b.id', 'member.business_id')
    .innerJoin('users as u', 'u.id', 'member.user_id')
    .select(['member.business_id', 'b.name as business_name', 'member.user_id', 'u.email'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .select(['member.is_owner', 'member.rights', 'member.since', 'member.deactivated_at'])
    .where('b.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .$if(actor.audience === 'customer', (query) => query.where('member.business_id', 'in', own.length > 0 ? own : [0]))
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsFor>['execute']>>[number]

const asRow = ({ first_name, middle_name, last_name, suffix, ...row }: Row): BusinessUserRow => ({
  ...row,
  name: fullName({ first_name, middle_name, last_name, suffix }),
  rights: row.rights as BusinessRight[],
  since: row.since.toISOString(),
  deactivated_at: row.deactivated_at?.toISOString() ?? null,
})
