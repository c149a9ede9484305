import { createQueueGroup, dueWork, queueGroups, queueTransactions, staffQueues } from '@lading/contract/queues'
import { routingCandidates } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status, statuses } from '@lading/domain/transactions/status'
import { hasSharedRows } from '@lading/domain/workflow/lists/list-rules'
import { shownListNames } from '@lading/domain/workflow/lists/lists'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillEditions } from '../../jobs/fill-editions.ts'
import { keepLists } from '../../jobs/keep-lists.ts'
import type { Client } from '#testing/client'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { letAnythingMove, listsAsKept, listsAsTheyShouldBe, totalsBeside } from '#testing/databases/kept-lists'
import { waitingItems } from '#testing/filings/waiting-items'
import { createWorld, type World } from '#testing/world'
import { writeListRules } from './list-editions.ts'
import { foldListTotals } from './list-totals.ts'

const MANY = 40
const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const isProof = process.env['LADING_PROOF'] === 'full'
// A hundred thousand changes in the proof.
const [AT_ONCE, RUNS] = isProof ? [{ minLength: 200, maxLength: 200 }, 500] : [{ minLength: 1, maxLength: 24 }, 20]
let world: World
let items: number[]
let evaluators: number[]
let evaluator: Client
beforeAll(async () => {
  world = await createWorld()
  const staff = [await world.staff('dti', 5), await world.staff('dti', 5)]
  evaluator = ensure(staff[0])
  items = await waitingItems(world, MANY)
  evaluators = staff.map(({ user_id }) => user_id)
  await letAnythingMove(world.db)
})
afterAll(() => world.close())

/** What is kept beside what the rules say of the transactions as they stand. */
async function keptAndRight() {
  const { kept, counted } = await totalsBeside(world.db)
  return {
    kept: { rows: await listsAsKept(world.db), totals: kept },
    right: { rows: await listsAsTheyShouldBe(world.db), totals: counted },
  }
}

/** Something that may happen to a transaction, by whatever way. */
const change = fc.record({
  place: fc.nat({ max: MANY - 1 }),
  status: fc.option(fc.constantFrom(...statuses)), // null: it stays where it is, only its day or its business's name changes
  evaluator: fc.option(fc.nat({ max: 1 })),
  recommendation: fc.constantFrom(null, 'approve'),
  returned_from: fc.constantFrom(null, Status.forHearing),
  due_on: fc.constantFrom(null, '2026-03-02', '2026-04-09'),
  name: fc.option(fc.constantFrom('Ñandu Cargo', 'Bayani Lines', 'ÁNGELES')),
  accreditation: fc.option(
    fc.record({
      status: fc.constantFrom(Status.accredited, Status.expired),
      surrender_asked_at: fc.constantFrom(null, new Date('2026-03-02T01:00:00Z')),
    }),
  ),
  isUndone: fc.boolean(),
})
type Change = Omit<typeof change extends fc.Arbitrary<infer T> ? T : never, 'due_on'> & { due_on: string | null }

const page = async (search: string, more: object = {}) => {
  const body = { search, order_by: 'filed_at', sort_by: 'asc', ...more }
  const reply = await evaluator.call(staffQueues['for-evaluation'], { body: body as never })
  return { ids: reply.body.data.map(({ transaction_id }) => transaction_id), total: reply.body.total }
}

test('an evaluator searches a list, and every page says how many were found', async () => {
  expect(await page('FÓRWARDER')).toEqual({ ids: items.slice(0, 10), total: MANY })
  expect(await page('forwarder', { page: 4, sort_by: 'desc' })).toEqual({
    ids: items.slice(0, 10).toReversed(),
    total: MANY,
  })
  expect(await page('forwarder', { page: 9 })).toEqual({ ids: [], total: MANY })
  expect(await page('forwarder 40')).toEqual({ ids: [expect.any(Number)], total: 1 })
  expect(await page('nobody')).toEqual({ ids: [], total: 0 })
})

test('an evaluator who types one or two letters finds the names in which a word begins so', async () => {
  expect((await page('fo')).total).toBe(MANY) // forwarder
  expect((await page('rw')).total).toBe(0)
})

test('staff of both agencies read both in one order, on every page and from either end', async () => {
  const admin = await world.staff(null, 1)
  await everyThirdOfAnotherAgency('cab')
  const listed = async (query: object) => {
    const body = { order_by: 'filed_at', per_page: 10, ...query } as never
    const { data, total } = (await admin.call(staffQueues.transactions, { body })).body
    return { ids: idsOf(data), total }
  }
  for (const sort_by of ['asc', 'desc']) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed({ page, sort_by })))
    expect(pages.map(({ total }) => total)).toEqual([MANY, MANY, MANY, MANY])
    const inOrder = sort_by === 'asc' ? items : items.toReversed()
    expect(pages.flatMap(({ ids }) => ids)).toEqual(inOrder)
    expect(await listed({ page: 2, sort_by, search: 'forwarder' })).toEqual(pages[1])
    for (const narrowed of [{ type: 1 }, { status: Status.forEvaluation }, { type: 1, status: Status.forEvaluation }]) {
      const same = await Promise.all([1, 2, 3, 4].map((page) => listed({ page, sort_by, ...narrowed })))
      expect(same).toEqual(pages)
      for (const order_by of ['due_on', 'reference', 'business_name', 'status', 'type']) {
        const whole = await listed({ page: 2, sort_by, order_by })
        expect(await listed({ page: 2, sort_by, order_by, ...narrowed })).toEqual(whole)
      }
    }
    expect(await listed({ page: 1, sort_by, type: 2 })).toEqual({ ids: [], total: 0 })
    expect(await listed({ page: 2, sort_by, type: 2, order_by: 'reference' })).toEqual({ ids: [], total: 0 })
  }
  await everyThirdOfAnotherAgency('dti')
})

/** Of the record alone, with its totals: no transaction changes its agency. */
async function everyThirdOfAnotherAgency(agency: 'dti' | 'cab') {
  await sql`
    with changed as (
      update list_rows set agency = ${agency} where entry_id % 3 = 0 and list = 'transactions' returning edition, type, status)
    insert into list_totals
    select edition, 'transactions', agency, type, status, case when agency = ${agency} then 1 else -1 end
    from changed, (values ('dti'), ('cab')) each (agency)`.execute(world.db)
}

test('a whole reference finds its transaction alone, however it is written; a part of one is searched for', async () => {
  const [id, other] = [ensure(items[2]), ensure(items[5])]
  const called = (one: number, reference: string) =>
    world.db.updateTable('transactions').set({ reference }).where('id', '=', one).execute()
  await called(id, 'SFF-A-2026-0001')
  await called(other, 'SFF-A-2026-00011') // longer than any, so that the first is a part of it
  expect(await page('sff-a-2026-0001')).toEqual({ ids: [id], total: 1 })
  expect(await page('SFF-A-2026-0001', { type: 2 })).toEqual({ ids: [], total: 0 })
  expect(await page('FF-A-2026-0001')).toEqual({ ids: [id, other], total: 2 })
})

test('every list that all read is searched by the letters of its own rows', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'list_rows' and indexdef like '%gin_trgm_ops%'`.execute(world.db)
  const own = rows.flatMap(({ indexdef }) => / WHERE \(list = '([^']+)'/.exec(indexdef)?.[1] ?? [])
  expect(own.toSorted()).toEqual(shownListNames.filter(hasSharedRows).toSorted())
  const others = ensure(rows.find(({ indexdef }) => indexdef.includes('<> ALL'))).indexdef
  expect(own.filter((name) => !others.includes(`'${name}'`))).toEqual([])
})

test('what was submitted and is not filed yet stands last in a record, whichever way round', async () => {
  const id = ensure(items[3])
  const unfiled = { status: Status.forRequirementCompletion, filed_at: null }
  await world.db.updateTable('transactions').set(unfiled).where('id', '=', id).execute()
  const lastOf = async (sort_by: 'asc' | 'desc') => {
    const body = { page: MANY / 10, order_by: 'filed_at', sort_by } as const
    return (await evaluator.call(staffQueues['new-accreditations'], { body })).body.data.at(-1)?.transaction_id
  }
  expect([await lastOf('asc'), await lastOf('desc')]).toEqual([id, id])
})

test('lists and totals follow whatever is written to transactions and accreditations, also by many at once', async () => {
  const run = async (changes: Change[]) => {
    await Promise.all([...changes.map((one) => apply(one)), isProof && foldListTotals(world.db)])
    const { kept, right } = await keptAndRight()
    expect(kept).toEqual(right)
  }
  await fc.assert(fc.asyncProperty(fc.array(change, AT_ONCE), run), { numRuns: RUNS })
}, 3_600_000)

test('folding the totals changes none of them, by two at once and while others write', async () => {
  const moved = items.map((_, place) => apply({ ...unchanged, place, status: Status.forReview }))
  await Promise.all([foldListTotals(world.db), ...moved, foldListTotals(world.db)])
  await foldListTotals(world.db)
  expect(await sumsInLines()).toEqual([])
  const { kept, right } = await keptAndRight()
  expect(kept).toEqual(right)
})

test('new rules of a release are filled beside the lists that are read, which stay as they were until then', async () => {
  await world.db.updateTable('list_editions').set({ rules_hash: 'of the release before' }).execute()
  const before = await listsAsKept(world.db)
  await writeListRules(world.db)
  expect(await listsAsKept(world.db)).toEqual(before)
  const asked = { status: Status.accredited, surrender_asked_at: world.clock.now() }
  await apply({ ...unchanged, place: 3, status: Status.forRevision })
  await apply({ ...unchanged, place: 4, status: null, accreditation: asked })
  await keepLists(world).run()
  expect(await editions()).toEqual([{ is_whole: true }, { is_whole: false }])
  expect(await sumsInLines()).toEqual([]) // however long it takes until the new edition is filled
  await fillEditions(world).run()
  expect(await editions()).toEqual([{ is_whole: true }])
  const { kept, right } = await keptAndRight()
  expect(kept).toEqual(right)
})

// PGlite has one connection, and nothing beside it.
test.runIf(isPostgres)(
  'a business that is renamed while a release fills its lists stands there by its new name',
  async () => {
    await world.db.updateTable('list_editions').set({ rules_hash: 'of an earlier release' }).execute()
    await writeListRules(world.db)
    // The accreditations are in: what that locks would keep the rename out.
    await sql`select enter_accreditations(array(select id from accreditations where surrender_asked_at is not null))`.execute(
      world.db,
    )
    await world.db.updateTable('list_editions').set({ filled_to: 0 }).where('is_whole', '=', false).execute()
    const { rows } = await sql<{ id: number }>`select business_id as id from list_rows r
    join transactions t on t.id = r.transaction_id limit 1`.execute(world.db)
    let filling: Promise<void> | undefined
    await world.db.transaction().execute(async (tx) => {
      await sql`update businesses set profile = profile || '{"business_name": "Called Anew"}' where id = ${rows[0]?.id}`.execute(
        tx,
      )
      filling = fillEditions(world).run()
      await Promise.race([filling, isWaitedFor(tx)])
    })
    await filling
    const { kept, right } = await keptAndRight()
    expect(kept).toEqual(right)
  },
)

test('what a killed process left of the lists of an earlier release is removed by the next', async () => {
  await sql`insert into list_rows (edition, list, agency, transaction_id, owner_id, type, status, reference, business_name, searched)
    select 0, 'list ' || i, agency, transaction_id, case when i % 10 = 0 then 1 end, type, status, reference, business_name, searched
    from list_rows, generate_series(1, 120) i where list = 'transactions'`.execute(world.db)
  await fillEditions(world).run()
  const left = await world.db.selectFrom('list_rows').select('list').where('edition', '=', 0).execute()
  expect(left).toEqual([])
  const { kept, right } = await keptAndRight()
  expect(kept).toEqual(right)
})

test('the work of one person is one figure wherever it stands: what their own queue lists', async () => {
  await Promise.all(
    items.map((_, place) =>
      apply({ ...unchanged, place, status: ensure(statuses[place % statuses.length]), evaluator: place % 2 }),
    ),
  )
  const mine = (await evaluator.call(staffQueues['my-queue'], { body: {} })).body
  const manager = await world.staff('dti', 3)
  const admin = await world.staff(null, 1)
  const group = { agency: 'dti' as const, name: 'Sea', member_ids: [evaluator.user_id] }
  await admin.call(createQueueGroup, { body: group })
  const groups = (await manager.call(queueGroups, {})).body.data
  expect(mine.total).toBeGreaterThan(2)
  expect(groups.flatMap(({ members }) => members).map(({ open }) => open)).toEqual([mine.total])
  const listed = await manager.call(queueTransactions, { body: { processor_id: evaluator.user_id, per_page: 50 } })
  expect(idsOf(listed.body.data).toSorted((a, b) => a - b)).toEqual(idsOf(mine.data).toSorted((a, b) => a - b))
  for (const [order_by, sort_by] of [['business_name', 'desc'] as const, ['filed_at', 'asc'] as const]) {
    const body = { processor_id: evaluator.user_id, order_by, sort_by, search: 'W-', per_page: 10 } as const
    const desk = (await manager.call(queueTransactions, { body })).body
    const { processor_id: _, ...asked } = body
    expect(idsOf(desk.data)).toEqual(idsOf((await evaluator.call(staffQueues['my-queue'], { body: asked })).body.data))
    expect(desk.total).toBeGreaterThan(1)
  }
  const { people } = (await manager.call(routingCandidates, { params: { id: ensure(items[1]) } })).body
  expect(people.find(({ user_id }) => user_id === evaluator.user_id)?.open).toBe(mine.total)
})

test('the dashboard leads with what is late or due today, and leaves out what another evaluator works on', async () => {
  const day = (offset: number) => addDays(manilaDay(world.clock.now()), offset)
  const due = [day(-2), day(0), day(3), null]
  await Promise.all(
    items.map((_, place) =>
      apply({
        ...unchanged,
        place,
        status: Status.lockedForEvaluation,
        evaluator: place < 4 ? 0 : 1,
        due_on: due[place % 4] ?? null,
      }),
    ),
  )
  const { late, due_today, data } = (await evaluator.call(dueWork, {})).body
  expect({ late, due_today, ids: data.map(({ transaction_id }) => transaction_id) }).toEqual({
    late: { total: 1, is_more: false },
    due_today: { total: 1, is_more: false },
    ids: items.slice(0, 3),
  })
})

const editions = () => world.db.selectFrom('list_editions').select('is_whole').orderBy('edition').execute()

/** The sums of lists that are more than one line. */
const sumsInLines = async () =>
  (
    await sql`select list from list_totals group by edition, list, agency, type, status having count(*) > 1`.execute(
      world.db,
    )
  ).rows

const idsOf = (rows: readonly { transaction_id: number }[]) => rows.map(({ transaction_id }) => transaction_id)

const unchanged: Omit<Change, 'place' | 'status'> = {
  evaluator: null,
  recommendation: null,
  returned_from: null,
  due_on: null,
  name: null,
  accreditation: null,
  isUndone: false,
}

class Undone extends Error {}

/** In the order of every act: first the business, then the accreditation, then the transaction. */
async function apply({ place, status, evaluator, name, accreditation, isUndone, ...more }: Change) {
  const id = items[place] as number
  const processor_id = evaluator === null ? null : (evaluators[evaluator] ?? null)
  const work = world.db.transaction().execute(async (tx) => {
    await sql`select from businesses b join transactions t on t.business_id = b.id
      where t.id = ${id} for no key update of b`.execute(tx)
    if (name !== null)
      await sql`update businesses set profile = profile || jsonb_build_object('business_name', ${name}::text)
        where id = (select business_id from transactions where id = ${id})`.execute(tx)
    if (accreditation !== null)
      await tx
        .updateTable('accreditations')
        .set(accreditation)
        .where('id', '=', (eb) => eb.selectFrom('transactions').select('accreditation_id').where('id', '=', id))
        .execute()
    await tx
      .updateTable('transactions')
      .set(status === null ? { due_on: more.due_on } : { status, processor_id, ...more })
      .where('id', '=', id)
      .execute()
    if (isUndone) throw new Undone()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}
