import { applicationOpenings } from '@lading/contract/applications/application-lists'
import { businessById } from '@lading/contract/businesses'
import { chooseMail } from '@lading/contract/profile'
import { createReport, reportOpenings } from '@lading/contract/reports/reports'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAccreditations } from '../../../jobs/end-accreditations.ts'
import { tellOfRenewals } from '../../../jobs/tell-of-renewals.ts'
import { theSystem } from '#platform/caller'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

type Business = Awaited<ReturnType<typeof accreditedBusiness>>

/** A business whose accreditation is good to the end of 31 March 2027. */
async function untilMarch(agency: Agency, number: string): Promise<Business> {
  world.clock.set('2026-11-02T09:00:00+08:00')
  const business = await accreditedBusiness(world, agency, number)
  await world.db
    .updateTable('accreditations')
    .set({ first_day: '2025-04-01', expiry_date: '2027-03-31' })
    .where('id', '=', business.accreditation_id)
    .execute()
  return business
}

async function at(moment: string, ...jobs: (typeof endAccreditations)[]): Promise<void> {
  world.clock.set(`${moment}+08:00`)
  await Promise.all(jobs.map((job) => job(world).run()))
}

const statusOf = async ({ accreditation_id }: Business) =>
  (await world.db.selectFrom('accreditations').select('status').where('id', '=', accreditation_id).executeTakeFirst())
    ?.status

const stepsOf = ({ accreditation_id }: Business) =>
  world.db
    .selectFrom('accreditation_steps')
    .select(['row_id', 'from_status', 'to_status'])
    .where('accreditation_id', '=', accreditation_id)
    .orderBy('id')
    .execute()

async function toldOf({ client }: Business): Promise<string[]> {
  const rows = await world.db
    .selectFrom('notifications')
    .select('subject')
    .where('user_id', '=', client.user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

test('an accreditation expires after its last day, once, though two processes run the job, and its business reads it', async () => {
  const business = await untilMarch('dti', '25-SFF-000801')
  await at('2027-03-31T23:59:59', endAccreditations)
  expect(await statusOf(business)).toBe(Status.accredited)
  await at('2027-04-01T00:00:00', endAccreditations, endAccreditations)
  expect(await statusOf(business)).toBe(Status.expired)
  expect(await stepsOf(business)).toEqual([
    { row_id: 'H01', from_status: Status.accredited, to_status: Status.expired },
  ])
  // Nothing is there to open, so the notice goes without "Status Change".
  expect(await toldOf(business)).toEqual(['25-SFF-000801, expired'])
})

test('it is written off when a late renewal is no longer taken, ten days of stopped jobs or not', async () => {
  const business = await untilMarch('cab', '22-AFF-000802')
  await at('2027-04-11T09:00:00', endAccreditations)
  await at('2028-03-30T23:59:59', endAccreditations)
  expect(await statusOf(business)).toBe(Status.expired)
  await at('2028-04-10T09:00:00', endAccreditations)
  expect(await statusOf(business)).toBe(Status.terminated)
  expect((await stepsOf(business)).map(({ row_id }) => row_id)).toEqual(['H01', 'H09'])
  expect(await toldOf(business)).toContain('22-AFF-000802, written off')
})

test('once its renewal has ended too, its business holds nothing, and may apply anew', async () => {
  const { client, business_id, accreditation_id } = await untilMarch('dti', '25-SFF-000805')
  const openings = async () => (await client.call(applicationOpenings)).body.data[0]?.openings
  const business = async () => (await client.call(businessById, { params: { id: business_id } })).body
  const renewal = await accredited(world, business_id, 'dti', '26-SFF-000806')
  const row = (id: number) => world.db.updateTable('accreditations').where('id', '=', id)
  await row(accreditation_id).set({ status: Status.expired, successor_id: renewal }).execute()
  expect(await openings()).toMatchObject([{ why_not: expect.stringContaining('holds an accreditation') }, {}])
  expect((await business()).closed).not.toBeNull()

  await row(renewal).set({ status: Status.terminated }).execute()
  expect(await openings()).toMatchObject([{ agency: 'dti', why_not: null }, { agency: 'cab' }])
  expect((await business()).closed).toBeNull()
  expect((await client.call(reportOpenings)).body.businesses).toEqual([])
  const reported = await client.call(createReport, { body: { business_id, agency: 'dti', type: 14 } })
  expect(reported.body).toMatchObject({ message: expect.stringContaining('Only a business that holds') })
})

test('nobody moves it before its time or at another status', async () => {
  const { accreditation_id } = await untilMarch('dti', '25-SFF-000803')
  const move = (action: 'expire' | 'superseded' | 'written-off') =>
    world.db
      .transaction()
      .execute((tx) => world.accreditationLife.move(tx, { accreditation_id, action }, theSystem, world.clock.now()))
  await expect(move('expire')).rejects.toThrow('valid to the end of its last day')
  await expect(move('written-off')).rejects.toThrow('has already moved on')
  world.clock.set('2027-04-01T08:00:00+08:00')
  await expect(move('superseded')).rejects.toThrow('No successor is accredited.')
})

test('the business is told 60, 30 and 7 days before and on the last day, once each, and once after an outage', async () => {
  const business = await untilMarch('dti', '25-SFF-000804')
  const { client } = business
  await client.call(chooseMail, { body: { mail_off: ['reminders'] } })
  const told: string[] = []
  for (const day of ['01-30', '01-31', '02-01', '03-02', '03-28', '03-31', '03-31']) {
    const before = (await toldOf(business)).length
    await at(`2027-${day}T08:00:00`, tellOfRenewals)
    if ((await toldOf(business)).length > before) told.push(day)
  }
  expect(told).toEqual(['01-31', '03-02', '03-28', '03-31'])
  expect(await toldOf(business)).toContain('Renewal is open: 25-SFF-000804')
  // Who turned reminders off still reads once that renewal is open.
  const mails = world.db.selectFrom('mail_outbox').select('subject').where('to_user_id', '=', client.user_id)
  expect(await mails.execute()).toEqual([{ subject: 'Action required: renew accreditation 25-SFF-000804' }])
})
