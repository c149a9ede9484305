import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { applicant, openDraft } from '#testing/filings/filing'
import { seaApplication } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'
import { remindCustomers } from './remind-customers.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('an order of payment that is not paid is recalled on its tenth and its fourteenth working day, by bell and mail', async () => {
  world.clock.set('2026-03-16T09:00:00+08:00')
  const { client, transaction_id } = await seaApplication(world, { until: Status.forPayment })
  const reminded: string[] = []
  for (const day of ['03-30', '03-31', '03-31', '04-01', '04-07', '04-08', '04-10']) {
    world.clock.set(`2026-${day}T08:30:00+08:00`)
    const before = (await remindersOf(client.user_id)).length
    await remindCustomers(world).run()
    if ((await remindersOf(client.user_id)).length > before) reminded.push(day)
  }
  expect(reminded).toEqual(['03-31', '04-08'])

  const [first] = await remindersOf(client.user_id)
  expect(first).toMatchObject({
    transaction_id,
    subject: expect.stringMatching(/^Reminder: SFF-N-\d{4}-\d{6}, payment due$/),
  })
  expect(ensure(first).message).toContain('10 Apr 2026')
  const mails = await world.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('subject', 'like', 'Reminder%')
    .execute()
  expect(mails).toHaveLength(2)
})

test('a draft nobody edits is recalled, and not again after it is edited', async () => {
  world.clock.set('2026-06-01T09:00:00+08:00')
  const { client, business_id } = await applicant(world)
  const { transaction_id } = await openDraft(client, business_id)
  world.clock.set('2026-07-01T09:00:00+08:00')
  await remindCustomers(world).run()
  expect(await remindersOf(client.user_id)).toHaveLength(1)

  const edited = world.clock.now()
  await world.db
    .updateTable('transactions')
    .set({ last_activity_at: edited })
    .where('id', '=', transaction_id)
    .execute()
  world.clock.set('2026-07-30T09:00:00+08:00')
  await remindCustomers(world).run()
  expect(await remindersOf(client.user_id)).toHaveLength(1)
})

test('a business that cannot be reminded holds up none of the others, and is told', async () => {
  world.clock.set('2026-09-01T09:00:00+08:00')
  const [broken, sound] = [await applicant(world), await applicant(world)]
  const { transaction_id } = await openDraft(broken.client, broken.business_id)
  await openDraft(sound.client, sound.business_id)
  const refusing = "returns trigger language plpgsql as $$ begin raise exception 'cannot remind'; end $$"
  await sql.raw(`create function cannot_remind() ${refusing}`).execute(world.db)
  await sql
    .raw(
      `create trigger cannot_remind before update of reminded_on on transactions for each row
         when (new.id = ${transaction_id}) execute function cannot_remind()`,
    )
    .execute(world.db)

  world.clock.set('2026-10-01T09:00:00+08:00')
  await expect(remindCustomers(world).run()).rejects.toThrow('1 businesses could not be reminded.')
  expect(await remindersOf(broken.client.user_id)).toEqual([])
  expect(await remindersOf(sound.client.user_id)).toHaveLength(1)
  await sql.raw('drop trigger cannot_remind on transactions').execute(world.db)
})

function remindersOf(user_id: number) {
  return world.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('subject', 'like', 'Reminder%')
    .orderBy('id')
    .execute()
}
