import { directory } from '@lading/contract/directory'
import { isCurrent } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { statuses, type Status } from '@lading/domain/transactions/status'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { asJson } from '#platform/jsonb'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld, type World } from '#testing/world'
import { foldDirectoryTotals } from './directory-totals.ts'

let world: World
let today: PlainDate
beforeAll(async () => {
  world = await createWorld()
  today = manilaDay(world.clock.now())
  // Rows of any status, however they came there: the rule must hold for all of them.
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(world.db)
})
afterAll(() => world.close())

interface Held {
  readonly status: Status
  readonly first_day: PlainDate | null
  readonly expiry_date: PlainDate | null
}

const ask = async (query: Record<string, unknown> = {}) =>
  (await world.visitor().call(directory, { query: query as never })).body

test('whatever the rows, the directory lists those the rule calls current and no other', async () => {
  const day = fc.integer({ min: -4, max: 4 }).map((days) => addDays(today, days))
  const held: fc.Arbitrary<Held> = fc
    .record({ status: fc.constantFrom(...statuses), a: fc.option(day), b: fc.option(day) })
    .map(({ status, a, b }) => {
      const [first_day, expiry_date] = a && b && b < a ? [b, a] : [a, b]
      return { status, first_day, expiry_date }
    })
  await fc.assert(
    fc.asyncProperty(fc.array(held, { minLength: 1, maxLength: 15 }), async (rows) => {
      await forget()
      const ids = await keep(rows)
      const current = ids.filter((_, place) => isCurrent(ensure(rows[place]), today))
      const { data, total } = await ask()
      expect(data.map(({ accreditation_id }) => accreditation_id).toSorted((a, b) => a - b)).toEqual(current)
      expect(total).toBe(current.length)
      await foldDirectoryTotals(world.db, today)
      expect((await ask()).total).toBe(current.length)
    }),
    { numRuns: 60 },
  )
})

test('a forwarder is found by name, trade name and number, without accents and case', async () => {
  await forget()
  await keep([inForce], { business_name: 'Señora Niña Cargo, Inc.', trade_name: '3J Niña Express' }, '26-SFF-000777')
  await keep([inForce], { business_name: 'Amihan Lines Corp.', trade_name: '' }, '26-SFF-000778')
  const searches = ['senora', 'NINA CARGO', 'nina express', '3J', 'sff-000777', 'cargo senora', 'nina 26-sff']
  for (const search of searches) {
    expect(await ask({ search })).toMatchObject({ total: 1, data: [{ number: '26-SFF-000777' }] })
  }
  expect((await ask({ search: 'cargo' })).total).toBe(1)
  expect((await ask({ search: 'senora lines' })).total).toBe(0)
  expect((await ask({ search: '%' })).total).toBe(0)
  expect((await ask({ search: '_' })).total).toBe(0)
})

test('the list is narrowed by scope and by side, and a business with two accreditations stands there twice', async () => {
  await forget()
  const business_id = await business({ business_name: 'Both Sides, Inc.', trade_name: '' })
  await accredit(business_id, inForce, { agency: 'dti', nvocc: 1, international: 1 }, '26-SFF-000001')
  await accredit(business_id, inForce, { agency: 'cab', domestic: 1 }, '26-AFF-000001')
  expect((await ask()).total).toBe(2)
  expect(await ask({ kind: 'air' })).toMatchObject({ total: 1, data: [{ scope: 'Domestic', agency: 'cab' }] })
  expect(await ask({ kind: 'sea', scope: 'nvocc' })).toMatchObject({
    total: 1,
    data: [{ scope: 'International, NVOCC' }],
  })
  expect((await ask({ scope: 'nvocc', kind: 'air' })).total).toBe(0)
})

test('the pages of the list hold everybody once, in the order of names', async () => {
  await forget()
  for (let count = 0; count < 45; count++) {
    const letter = String.fromCharCode(65 + ((count * 7) % 26))
    await keep([inForce], { business_name: `${letter} Lines ${count}`, trade_name: '' }, `26-SFF-9${count}`)
  }
  const pages = [await ask({ page: 1 }), await ask({ page: 2 }), await ask({ page: 3 }), await ask({ page: 4 })]
  expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ accreditation_id }) => accreditation_id))).size).toBe(45)
  const names = pages.flatMap(({ data }) => data.map(({ business_name }) => business_name.toLowerCase()))
  expect(names).toEqual(names.toSorted())
})

test('who begins or ends at midnight enters or leaves without an act, in rows and in totals', async () => {
  await forget()
  const tomorrow = addDays(today, 1)
  const [ends] = await keep([{ status: 22, first_day: today, expiry_date: today }])
  const [begins] = await keep([{ ...inForce, first_day: tomorrow, expiry_date: tomorrow }], undefined, '26-SFF-000002')
  const shown = async () => {
    const { data, total } = await ask()
    return { ids: data.map(({ accreditation_id }) => accreditation_id), total }
  }
  expect(await shown()).toEqual({ ids: [ends], total: 1 })
  await foldDirectoryTotals(world.db, today)
  world.clock.forward({ days: 1 })
  expect(await shown()).toEqual({ ids: [begins], total: 1 })
  await foldDirectoryTotals(world.db, tomorrow)
  expect(await shown()).toEqual({ ids: [begins], total: 1 })
  world.clock.forward({ days: 1 })
  expect(await shown()).toEqual({ ids: [], total: 0 })
  world.clock.forward({ days: -2 })
})

test('another name, and an end before its time, are read in the directory at once', async () => {
  await forget()
  const [id] = await keep([inForce], { business_name: 'Ñandu Lines', trade_name: '' }, '26-SFF-000555')
  await sql`update businesses set profile = profile || '{"business_name": "Agila Lines"}'`.execute(world.db)
  expect(await ask({ search: 'nandu' })).toMatchObject({ total: 0 })
  expect(await ask({ search: 'agila 000555' })).toMatchObject({ total: 1, data: [{ accreditation_id: id }] })
  await world.db.updateTable('accreditations').set({ status: 33 }).execute()
  expect((await ask()).total).toBe(0)
  await world.db.updateTable('accreditations').set({ status: 22 }).execute()
  expect(await ask()).toMatchObject({ total: 1, data: [{ business_name: 'Agila Lines' }] })
})

test('what is asked wrongly is refused', async () => {
  for (const query of [{ page: 0 }, { scope: 'everything' }, { kind: 'rail' }]) {
    expect(await world.visitor().call(directory, { query: query as never })).toMatchObject({ status: 400 })
  }
})

const inForce: Held = { status: 22, first_day: '2026-01-01' as PlainDate, expiry_date: '2027-12-31' as PlainDate }

async function forget(): Promise<void> {
  await world.db.deleteFrom('accreditations').execute()
  await world.db.deleteFrom('businesses').execute()
}

let tins = 0
let firstOwner: number | undefined

async function business(named: { business_name: string; trade_name: string }): Promise<number> {
  firstOwner ??= (await world.customer()).user_id
  const profile = { ...sampleBusiness({ tin: `7${String(++tins).padStart(8, '0')}000` }), ...named }
  const { id } = await world.db
    .insertInto('businesses')
    .values({
      profile: asJson(profile),
      slug: `business-${tins}`,
      created_by: firstOwner,
      created_at: world.clock.now(),
      updated_at: world.clock.now(),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function accredit(
  business_id: number,
  held: Held,
  sides: Record<string, unknown>,
  number: string,
): Promise<number> {
  const { id } = await world.db
    .insertInto('accreditations')
    .values({ business_id, agency: 'dti', ...held, ...sides, number, created_at: world.clock.now() } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keep(
  rows: readonly Held[],
  named = { business_name: 'Kalayaan Lines', trade_name: '' },
  number?: string,
): Promise<number[]> {
  const ids: number[] = []
  const business_id = await business(named)
  for (const [place, held] of rows.entries()) {
    ids.push(await accredit(business_id, held, { international: 1 }, number ?? `26-SFF-${place}`))
  }
  return ids
}
