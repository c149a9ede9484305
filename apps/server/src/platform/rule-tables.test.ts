import { plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undone } from '#testing/databases/undone'
import { createWorld, type World } from '#testing/world'
import type { Db } from './database.ts'
import { requirementCatalogue, requirementsOn } from './rule-tables.ts'

const DAY = plainDate('2026-06-16')
const AFTER = '2026-06-15' // ends before that day

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const codesIn = async (db: Db) => (await requirementsOn(db, 'dti', DAY)).map(({ code }) => code)
const end = (db: Db, code: string, effective_until: string | null) =>
  db.updateTable('requirements').set({ effective_until }).where('agency', '=', 'dti').where('code', '=', code).execute()

test('the catalogue of requirements is read once, for both agencies', async () => {
  const [one, other] = [await requirementCatalogue(world.db), await requirementCatalogue(world.db)]
  expect(other).toBe(one)
  expect(new Set(one.map(({ agency }) => agency))).toEqual(new Set(['dti', 'cab']))
})

test('a requirement that is ended is not asked from then on, and is again once that is taken back', async () => {
  const code = ensure((await codesIn(world.db))[0])
  await end(world.db, code, AFTER)
  expect(await codesIn(world.db)).not.toContain(code)
  await end(world.db, code, null)
  expect(await codesIn(world.db)).toContain(code)
})

test('a change of requirements under way is seen by its own transaction, and by nobody once it is undone', async () => {
  const before = await codesIn(world.db)
  const code = ensure(before[0])
  await undone(world.db, async (tx) => {
    await end(tx, code, AFTER)
    expect(await codesIn(tx)).not.toContain(code)
  })
  expect(await codesIn(world.db)).toEqual(before)
})
