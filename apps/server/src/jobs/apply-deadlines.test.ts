import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applicant,
  chooseScopes,
  filedApplication,
  fillWithDocuments,
  openDraft,
  submit,
} from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { openReportsOn, reportingBusiness, reportOf } from '#testing/filings/reports'
import { createWorld, type World } from '#testing/world'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { applyDeadlines } from './apply-deadlines.ts'
import { limits, mayBeDue } from './may-be-due.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('a transaction that cannot be moved stops none of the others, and is reported', async () => {
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
  await expect(applyDeadlines(world).run()).rejects.toThrow('1 transactions could not be moved')
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

test('what is missing may follow for 30 days, articles that the SEC amends for 90', async () => {
  world.clock.set('2026-09-01T10:00:00+08:00')
  const { client, business_id } = await applicant(world)
  const { transaction_id: amended } = await openDraft(client, business_id)
  await chooseScopes(client, { transaction_id: amended })
  const draft = await fillWithDocuments(world, client, amended, { to_follow: true })
  expect((await submit(client, draft, { action: 'submit-with-documents-to-follow' })).status).toBe(200)
  const { transaction_id: incomplete } = await filedApplication(world)
  const missing = { missing_items: 'The second page of the permit.' }
  await moved(await world.staff('dti', 3), incomplete, 'mark-incomplete-preliminary-assessment', missing)

  const after = async (days: number) => {
    world.clock.set(`${addDays(plainDate('2026-09-01'), days)}T00:05:00+08:00`)
    await applyDeadlines(world).run()
    return [await statusOf(amended), await statusOf(incomplete)]
  }
  const waiting = Status.forRequirementCompletion
  expect(await after(30)).toEqual([waiting, waiting])
  expect(await after(31)).toEqual([waiting, Status.terminated])
  const told = world.db.selectFrom('notifications').select('message').where('transaction_id', '=', incomplete)
  const [{ message } = { message: '' }] = await told.where('subject', 'like', '%terminated').execute()
  expect(message).toContain('The missing documents were not added by the last day. You may apply again.')
  expect(await after(90)).toEqual([waiting, Status.terminated])
  expect(await after(91)).toEqual([Status.terminated, Status.terminated])
})

test('a report stays open however late it is, and no round asks after it', async () => {
  world.clock.set('2026-03-02T09:00:00+08:00')
  const { business_id } = await reportingBusiness(world)
  await openReportsOn(world, '2026-03-02')
  await openReportsOn(world, '2026-11-01')
  const { id } = ensure(await reportOf(world, business_id))
  world.clock.set('2028-03-01T09:00:00+08:00')
  const asked = await mayBeDue(world.db, await limits(world.db, world.clock.now()), 0, 1_000)
  expect(asked).not.toContainEqual({ id })
  await applyDeadlines(world).run()
  expect(await statusOf(id)).toBe(Status.draft)
})

async function staleDraft(): Promise<number> {
  const { client, business_id } = await applicant(world)
  return (await openDraft(client, business_id)).transaction_id
}

async function statusOf(id: number) {
  const row = await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return row.status
}
