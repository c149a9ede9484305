import { businessUsers } from '@lading/contract/business-users'
import { activityList } from '@lading/contract/people/activity'
import { customerList } from '@lading/contract/people/customers'
import { ensure } from '@lading/domain/ensure'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldPeopleTotals } from '#modules/accounts/records/people-totals'
import { foldAuditTotals } from '#modules/audit/audit-totals'
import { record } from '#modules/audit/record'
import { theSystem } from '#platform/caller'
import type { Client } from '#testing/client'
import { waitingItems } from '#testing/filings/waiting-items'
import { createWorld, type World } from '#testing/world'

const BUSINESSES = 4
const [AT_ONCE, RUNS] = process.env['LADING_PROOF'] === 'full' ? [100, 100] : [12, 12]
let world: World
let administrator: Client
let people: number[]
let businesses: number[]
beforeAll(async () => {
  world = await createWorld()
  administrator = await world.staff(null, 1)
  people = [await world.customer(), await world.customer(), await world.customer()].map(({ user_id }) => user_id)
  await waitingItems(world, BUSINESSES)
  businesses = (await world.db.selectFrom('businesses').select('id').execute()).map(({ id }) => id)
})
afterAll(() => world.close())

/** What may happen to an account or a business, by whatever way. */
const change = fc.record({
  person: fc.nat({ max: 2 }),
  business: fc.nat({ max: BUSINESSES - 1 }),
  what: fc.constantFrom('join', 'leave', 'name', 'rename', 'disable', 'verify', 'delete', 'return', 'close', 'open'),
  name: fc.constantFrom('Ñandu', 'Bayani', 'ÁNGELES'),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

test('lists of people and their totals follow whatever happens to accounts and businesses, also at once', async () => {
  const run = async (changes: Change[]) => {
    await Promise.all([...changes.map(apply), foldPeopleTotals(world.db)])
    expect(await kept()).toEqual(await right())
  }
  await fc.assert(fc.asyncProperty(fc.array(change, { maxLength: AT_ONCE }), run), { numRuns: RUNS })
}, 300_000)

test('an administrator finds people by either order of their names, and who acts for a business by its name', async () => {
  const client = await world.customer()
  const names = { first_name: 'Ana', middle_name: 'Cruz', last_name: 'Muñoz' }
  await world.db.updateTable('users').set(names).where('id', '=', client.user_id).execute()
  await world.db.updateTable('businesses').set({ deleted_at: null }).execute()
  await world.joins(client, ensure(businesses[0]))
  const page = { page: 1, per_page: 50, sort_by: 'asc', order_by: 'name' } as const
  const customers = async (search: string) =>
    (await administrator.call(customerList, { body: { ...page, search } })).body.data.map(({ id }) => id)
  const members = async (search: string) =>
    (await administrator.call(businessUsers, { body: { ...page, search } })).body.data.map(({ user_id }) => user_id)
  expect(await customers('ana MUNOZ')).toEqual([client.user_id])
  expect(await customers('Muñoz Ana Cruz')).toEqual([client.user_id])
  expect(await customers('muñoz benito')).toEqual([])
  expect(await members('munoz')).toEqual([client.user_id])
  const { name } = await world.db
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', ensure(businesses[0]))
    .executeTakeFirstOrThrow()
  expect(await members(name)).toContain(client.user_id)
})

test('what a person did and what others did to them is counted whole, also while it is folded', async () => {
  const person = await world.customer()
  const { user_id } = person
  const shown = async (page: number) => {
    const { body } = await person.call(activityList, { body: { user_id, page } })
    return [body.data.length, body.total]
  }
  const { total: before } = (await person.call(activityList, { body: { user_id } })).body
  await Promise.all([acts(user_id, 12), acts(administrator.user_id, 2, user_id)])
  expect([await shown(1), await shown(2)]).toEqual([
    [10, before + 14],
    [before + 4, before + 14],
  ])
  await Promise.all([acts(user_id, 3), foldAuditTotals(world.db), foldAuditTotals(world.db)])
  await foldAuditTotals(world.db)
  expect([await shown(1), await shown(2)]).toEqual([
    [10, before + 17],
    [before + 7, before + 17],
  ])
})

const acts = (by: number, many: number, about = by) =>
  Promise.all(
    Array.from({ length: many }, () =>
      world.db.transaction().execute((tx) => {
        const entry = { action: 'test', object: 'user', object_id: about }
        return record(tx, entry, { ...theSystem, user_id: by }, world.clock.now())
      }),
    ),
  )

/** What the database keeps of each membership, and its sums. */
async function kept() {
  const rows = await sql<{ line: string }>`
    select concat_ws('|', user_id, business_id, person_name, business_name, searched) as line
    from business_users where is_listed order by 1`.execute(world.db)
  const totals = await sql<{ line: string }>`
    select concat_ws('|', list, status, is_so, sum(total)) as line from people_totals
    group by list, status, is_so having sum(total) <> 0 order by 1`.execute(world.db)
  return { rows: rows.rows, totals: totals.rows }
}

async function right() {
  const rows = await sql<{ line: string }>`
    select concat_ws('|', m.user_id, m.business_id, fold(u.last_name || ' ' || u.first_name), fold(b.name),
      u.searched || E'\n' || fold(b.name)) as line
    from business_users m join users u on u.id = m.user_id join businesses b on b.id = m.business_id
    where u.deleted_at is null and b.deleted_at is null order by 1`.execute(world.db)
  const totals = await sql<{ line: string }>`
    select concat_ws('|', 'customers', status, email_verified_at is not null, count(*)) as line from users
    where audience = 'customer' and deleted_at is null group by status, email_verified_at is not null
    union all
    select concat_ws('|', 'business-users', '', m.deactivated_at is null, count(*))
    from business_users m join users u on u.id = m.user_id join businesses b on b.id = m.business_id
    where u.deleted_at is null and b.deleted_at is null group by m.deactivated_at is null order by 1`.execute(world.db)
  return { rows: rows.rows, totals: totals.rows }
}

async function apply({ person, business, what, name }: Change): Promise<void> {
  const [user_id, business_id] = [ensure(people[person]), ensure(businesses[business])]
  const now = world.clock.now()
  const account = (set: object) => world.db.updateTable('users').set(set).where('id', '=', user_id).execute()
  const firm = (set: object) => world.db.updateTable('businesses').set(set).where('id', '=', business_id).execute()
  const acts: Record<Change['what'], () => Promise<unknown>> = {
    join: () =>
      world.db
        .insertInto('business_users')
        .values({ business_id, user_id, rights: [], since: now })
        .onConflict((on) => on.columns(['business_id', 'user_id']).doUpdateSet({ deactivated_at: null }))
        .execute(),
    leave: () =>
      world.db
        .updateTable('business_users')
        .set({ deactivated_at: now })
        .where('user_id', '=', user_id)
        .where('business_id', '=', business_id)
        .execute(),
    name: () => account({ last_name: name }),
    rename: () => firm({ profile: sql`profile || jsonb_build_object('business_name', ${name}::text)` }),
    disable: () => account({ status: name === 'Bayani' ? 'active' : 'disabled' }),
    verify: () => account({ email_verified_at: name === 'Bayani' ? null : now }),
    delete: () => account({ deleted_at: now }),
    return: () => account({ deleted_at: null }),
    close: () => firm({ deleted_at: now }),
    open: () => firm({ deleted_at: null }),
  }
  await acts[what]()
}
