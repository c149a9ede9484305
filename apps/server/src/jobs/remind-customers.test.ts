import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { deskStaff } from '#testing/filings/desk-work'
import { applicant, openDraft } from '#testing/filings/filing'
import { acceptAll, moved } from '#testing/filings/moves'
import { askedBusiness, filePolicy, noticesOf } from '#testing/filings/reports'
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
  expect(ensure(first).message).toContain('on or before Fri, 10 Apr 2026')
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

test('what waits is gone through once a day, and again when a setting changes', async () => {
  world.clock.set('2026-09-01T09:00:00+08:00')
  const { client, business_id } = await applicant(world)
  const job = remindCustomers(world)
  await job.run()
  const { transaction_id } = await openDraft(client, business_id)
  const last_activity_at = new Date('2026-08-01T09:00:00+08:00')
  await world.db.updateTable('transactions').set({ last_activity_at }).where('id', '=', transaction_id).execute()
  const told = async () => {
    await job.run()
    return (await remindersOf(client.user_id)).length
  }
  expect(await told()).toBe(0)
  const setting = world.db.updateTable('settings').where('param_key', '=', 'reminder.draft_days')
  await setting.set({ param_value: '[30, 50]' }).execute()
  expect(await told()).toBe(1)
  world.clock.set('2026-09-21T00:01:00+08:00')
  expect(await told()).toBe(2)
})

test('a report that came back is recalled each week once its day is past, and its penalty on days 10 and 14 too', async () => {
  world.clock.set('2026-03-02T09:00:00+08:00')
  const staff = await deskStaff(world, 'dti')
  const { client, id } = await askedBusiness(world)
  world.clock.set('2027-02-01T10:00:00+08:00')
  const lapsed = { insurance_starts_on: '2027-01-02', insurance_ends_on: '2028-01-01' }
  expect((await filePolicy(world, client, id, lapsed)).status).toBe(200)
  await moved(staff.router, id, 'mark-incomplete', { missing_items: 'The schedule of the policy.\nThe receipt.' })
  const [asked] = await noticesOf(world, client, 'Status Change: %, add documents')
  expect(ensure(asked).message).toContain('The schedule of the policy.<br />The receipt.')
  const recalled = async (days: readonly string[]) => {
    const told: string[] = []
    for (const day of days) {
      world.clock.set(`${day}T08:30:00+08:00`)
      const before = (await remindersOf(client.user_id)).length
      await remindCustomers(world).run()
      if ((await remindersOf(client.user_id)).length > before) told.push(day)
    }
    return told
  }
  // Thirty days to complete it, until 3 March.
  const days = ['2027-03-03', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-17', '2027-03-26']
  expect(await recalled(days)).toEqual(['2027-03-10', '2027-03-17', '2027-03-26'])
  const [first] = await remindersOf(client.user_id)
  expect(first).toMatchObject({ transaction_id: id, subject: expect.stringMatching(/^Reminder: .*, add documents$/) })
  expect(ensure(first).message).toContain('The last day was Wed, 3 Mar 2027. The report stays open, and no renewal')

  await moved(client, id, 'complete-requirements')
  await moved(staff.evaluator, id, 'lock')
  await acceptAll(staff.evaluator, id)
  await moved(staff.evaluator, id, 'accept-with-penalty')
  world.clock.set('2027-04-05T09:00:00+08:00')
  await moved(staff.cashier, id, 'issue-order-of-payment')
  // Working days, with a holiday on 9 April; the last of fifteen is 27 April.
  const ofOrder = ['2027-04-19', '2027-04-20', '2027-04-23', '2027-04-26', '2027-04-28', '2027-05-04', '2027-05-11']
  expect(await recalled(ofOrder)).toEqual(['2027-04-20', '2027-04-26', '2027-05-04', '2027-05-11'])
  const ofPenalty = (await remindersOf(client.user_id)).slice(3)
  expect(ofPenalty).toHaveLength(4)
  for (const { message } of ofPenalty)
    expect(message).toContain('The report stays open, and no renewal can be submitted until the penalty is paid.')
})

test('a business that cannot be reminded holds up none of the others, is told, and is tried again alone', async () => {
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
  const job = remindCustomers(world)
  await expect(job.run()).rejects.toThrow('1 businesses could not be reminded.')
  expect(await remindersOf(broken.client.user_id)).toEqual([])
  expect(await remindersOf(sound.client.user_id)).toHaveLength(1)

  await sql.raw('drop trigger cannot_remind on transactions').execute(world.db)
  const others = world.db.updateTable('transactions').set({ reminded_on: null }).where('id', '<>', transaction_id)
  await others.execute()
  await job.run()
  expect(await remindersOf(broken.client.user_id)).toHaveLength(1)
  expect(await remindersOf(sound.client.user_id)).toHaveLength(1)
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
