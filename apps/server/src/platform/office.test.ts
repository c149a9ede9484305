import { plainDate } from '@lading/domain/dates/plain-date'
import { isWorkingDay } from '@lading/domain/dates/working-days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undone } from '#testing/databases/undone'
import { createWorld, type World } from '#testing/world'
import type { Db } from './database.ts'
import { officeOf } from './office.ts'

const DAY = plainDate('2026-06-16') // a Tuesday
const KEY = 'workflow.lease_minutes'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const leaseIn = async (db: Db) => (await officeOf(db)).settings.number(KEY)
const isOpen = async (db: Db) => isWorkingDay((await officeOf(db)).calendar, DAY)
const set = (db: Db, minutes: number) =>
  db
    .updateTable('settings')
    .set({ param_value: String(minutes) })
    .where('param_key', '=', KEY)
    .execute()

test('what is not changed is read once', async () => {
  const [one, other] = [await officeOf(world.db), await officeOf(world.db)]
  expect(other.settings).toBe(one.settings)
  expect(other.calendar).toBe(one.calendar)
})

test('a setting that an administrator changes counts from then on', async () => {
  await set(world.db, 31)
  expect(await leaseIn(world.db)).toBe(31)
  await set(world.db, 15)
  expect(await leaseIn(world.db)).toBe(15)
})

test('a day that is proclaimed a holiday is one at once, and none when it is taken back', async () => {
  expect(await isOpen(world.db)).toBe(true)
  await world.db.insertInto('holidays').values({ day: DAY, name: 'Founding Day', kind: 'regular' }).execute()
  expect(await isOpen(world.db)).toBe(false)
  await world.db.deleteFrom('holidays').where('day', '=', DAY).execute()
  expect(await isOpen(world.db)).toBe(true)
})

test('a change under way is seen by its own transaction, and by nobody once it is undone', async () => {
  await undone(world.db, async (tx) => {
    await set(tx, 40)
    expect(await leaseIn(tx)).toBe(40)
    await set(tx, 41)
    expect(await leaseIn(tx)).toBe(41)
  })
  expect(await leaseIn(world.db)).toBe(15)
  await undone(world.db, async (tx) => {
    await set(tx, 42)
    expect(await leaseIn(tx)).toBe(42)
  })
  await set(world.db, 16)
  expect(await leaseIn(world.db)).toBe(16)
  await set(world.db, 15)
})
