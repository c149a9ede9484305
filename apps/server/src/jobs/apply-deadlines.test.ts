import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, openDraft } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { applyDeadlines } from './apply-deadlines.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('a case that cannot be moved holds up none of the others, and is told', async () => {
  world.clock.set('2026-01-05T09:00:00+08:00')
  const [broken, sound] = [await staleDraft(), await staleDraft()]
  const refusing = "returns trigger language plpgsql as $$ begin raise exception 'cannot move'; end $$"
  await sql.raw(`create function cannot_move() ${refusing}`).execute(world.db)
  await sql
    .raw(
      `create trigger cannot_move before update of status on transactions for each row
         when (new.id = ${broken}) execute function cannot_move()`,
    )
    .execute(world.db)

  world.clock.set('2026-06-01T09:00:00+08:00')
  await expect(applyDeadlines(world).run()).rejects.toThrow('1 cases could not be moved')
  expect(await statusOf(broken)).toBe(Status.draft)
  expect(await statusOf(sound)).toBe(Status.deleted)
  await sql.raw('drop trigger cannot_move on transactions').execute(world.db)
})

test('a draft is removed on the first day after its time, and not a day before', async () => {
  world.clock.set('2026-07-01T09:00:00+08:00')
  const id = await staleDraft()
  const { draft_days } = await transactionSettings(world.db)
  const last = addDays(plainDate('2026-07-01'), draft_days)
  world.clock.set(`${last}T23:59:00+08:00`)
  await applyDeadlines(world).run()
  expect(await statusOf(id)).toBe(Status.draft)

  world.clock.set(`${addDays(last, 1)}T00:01:00+08:00`)
  await applyDeadlines(world).run()
  expect(await statusOf(id)).toBe(Status.deleted)
})

async function staleDraft(): Promise<number> {
  const { client, business_id } = await applicant(world)
  return (await openDraft(client, business_id)).transaction_id
}

async function statusOf(id: number) {
  const row = await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return row.status
}
