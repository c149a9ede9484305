import { markField } from '@lading/contract/evaluation'
import { staffQueues } from '@lading/contract/queues'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { nextWorkingDay } from '@lading/domain/dates/working-days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'
import { officeCalendar } from '#platform/calendar'
import type { Client } from '#testing/client'
import { dueDayOf } from '#testing/filings/due-day'
import { filedApplication } from '#testing/filings/filing'
import { acceptAll, moved } from '#testing/filings/moves'
import { waitingItems } from '#testing/filings/waiting-items'
import { createWorld, type World } from '#testing/world'
import { recountDueDays } from '../../../jobs/recount-due-days.ts'

const ITEMS = process.env['LADING_PROOF'] === 'full' ? 10_000 : 500

let world: World
let router: Client
let returned: number
let early: number
let late: number
beforeAll(async () => {
  world = await createWorld()
  router = await world.staff('dti', 3)
  const evaluator = await world.staff('dti', 5)
  returned = (await filedApplication(world)).transaction_id
  early = (await filedApplication(world)).transaction_id
  world.clock.forward({ days: 7 })
  late = (await filedApplication(world)).transaction_id
  await moved(evaluator, returned, 'lock-start-evaluation')
  const mark = { path: 'officers.officer-1.training_hours', remark: 'The certificates add up to 52 hours.' }
  await evaluator.call(markField, { params: { id: returned }, body: mark })
  await acceptAll(evaluator, returned)
  await moved(evaluator, returned, 'return-to-client', { remarks_to_client: 'One answer.' })
}, 300_000)
afterAll(() => world.close())

const change = (param_value: string) =>
  world.db.updateTable('settings').set({ param_value }).where('param_key', '=', 'clock.dti.1').execute()
const round = () => recountDueDays(world).run()

const { transactions } = staffQueues
const dueFirst = { order_by: 'due_on', sort_by: 'asc' } as const

test('a staff list begins with what is due first; what waits for its client stands last, whichever way round', async () => {
  const listed = async (body: object) =>
    (await router.call(transactions, { body: { ...dueFirst, ...body } })).body.data.map((row) => row.transaction_id)
  expect(await listed({})).toEqual([early, late, returned])
  expect(await listed({ order_by: 'due_on', sort_by: 'desc' })).toEqual([late, early, returned])
})

test('a holiday inside the time of a client who has it back gives one working day more, which is not taken back', async () => {
  const lastDay = async () => {
    const row = world.db.selectFrom('transactions').select('client_deadline_on').where('id', '=', returned)
    return plainDate(ensure((await row.executeTakeFirstOrThrow()).client_deadline_on))
  }
  const given = await lastDay()
  const calendar = await officeCalendar(world.db)
  const day = nextWorkingDay(calendar, manilaDay(world.clock.now()))
  await world.db.insertInto('holidays').values({ day, name: 'Typhoon', kind: 'special_nonworking' }).execute()
  await round()
  expect(await lastDay()).toBe(nextWorkingDay(calendar, given))
  await world.db.deleteFrom('holidays').where('name', '=', 'Typhoon').execute()
  await round()
  expect(await lastDay()).toBe(nextWorkingDay(calendar, given))
})

test('a new holiday, and a longer limit, move the days of what waits at the next round', async () => {
  const before = await dueDayOf(world, late)
  expect(before.kept).toBe(before.computed)
  const seen = [before.kept]

  const holiday = { day: ensure(before.kept), name: 'Founding Day', kind: 'regular' as const }
  for (const act of [
    () => world.db.insertInto('holidays').values(holiday).execute(),
    () => change('9'),
    () => change('7'),
    () => world.db.deleteFrom('holidays').where('name', '=', 'Founding Day').execute(),
  ]) {
    await act()
    const stale = await dueDayOf(world, late)
    expect(stale.kept).not.toBe(stale.computed)
    await round()
    const fresh = await dueDayOf(world, late)
    expect(fresh.kept).toBe(fresh.computed)
    expect(fresh.kept_clock).toBe(fresh.computed_clock)
    seen.push(fresh.kept)
  }
  expect(ensure(seen[1]) > ensure(seen[0])).toBe(true)
  expect(ensure(seen[2]) > ensure(seen[1])).toBe(true)
  expect([seen[3], seen[4]]).toEqual([seen[1], seen[0]])
  expect(await dueDayOf(world, returned)).toMatchObject({ kept: null, computed: null })
})

test(`of ${ITEMS} that wait, the ten that are due first are found at once`, async () => {
  await waitingItems(world, ITEMS)
  await sql`
    insert into transaction_steps (transaction_id, at, row_id, action, to_status)
    select id, filed_at, 'A02', 'submit', 2 from transactions where reference like 'W-%'`.execute(world.db)
  const started = performance.now()
  await round()
  figure(`due days counted anew for ${ITEMS} transactions`, Math.round(performance.now() - started), 'ms')

  const asked = performance.now()
  const { body } = await router.call(transactions, { body: dueFirst })
  figure(`ten of ${ITEMS} by due day`, Math.round(performance.now() - asked), 'ms')
  expect(body.total).toBe(ITEMS + 3)
  const days = body.data.map(({ due_on }) => ensure(due_on))
  expect(days).toEqual(days.toSorted())
  const { first } = await world.db
    .selectFrom('transactions')
    .select((eb) => eb.fn.min('due_on').as('first'))
    .executeTakeFirstOrThrow()
  expect(days[0]).toBe(first)
}, 300_000)
