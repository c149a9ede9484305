import {
  calendarFile,
  createCalendarFeed,
  deadlines,
  deleteCalendarFeed,
  showCalendarFeed,
} from '@lading/contract/deadlines'
import { chooseMail } from '@lading/contract/profile'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remindDocuments } from '../../jobs/remind-documents.ts'
import { asJson } from '#platform/jsonb'
import type { Client } from '#testing/client'
import { seaApplication, seaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

/** A business that is accredited, one that has an order of payment to pay, and a person of both beside their owners. */
let world: World
let accredited: Awaited<ReturnType<typeof seaApplication>>
let paying: Awaited<ReturnType<typeof seaApplication>>
let member: Client
beforeAll(async () => {
  world = await worldAt(Status.forPayment)
  const staff = await seaStaff(world)
  accredited = await seaApplication(world, { until: Status.accredited, staff })
  paying = await seaApplication(world, { until: Status.forPayment, staff })
  await world.runJobs()
  member = await world.customer()
  for (const { business_id } of [accredited, paying]) await world.joins(member, business_id, { owner: false })
})
afterAll(() => world.close())

const of = async (client: Client, business_id?: number) =>
  (await client.call(deadlines, { query: { ...(business_id && { business_id }) } })).body.data

describe('GET /deadlines', () => {
  test('tells what each business must do by which day, the first day first, and where', async () => {
    const own = await of(accredited.client)
    expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['renewal', 'insurance', 'document']))
    expect(own.map(({ on }) => on)).toEqual(own.map(({ on }) => on).toSorted())
    expect(new Set(own.map(({ key }) => key)).size).toBe(own.length)
    expect(own.find(({ kind }) => kind === 'renewal')).toMatchObject({
      business_id: accredited.business_id,
      agency: 'dti',
      path: '/renewal-application',
    })
    expect(await of(paying.client)).toMatchObject([
      {
        kind: 'payment',
        path: `/customer-payments-invoices/order-payment/${paying.transaction_id}`,
      },
    ])
  })

  test('tells when the agreement with an agent of the register ends, and nothing of one without an end', async () => {
    const agents = [
      { key: 'a1', name: 'Kowloon Freight Ltd', agreement_ends_on: '2027-09-30' },
      { key: 'a2', name: 'Gulf Star Cargo LLC', agreement_ends_on: '' },
    ]
    await world.db
      .updateTable('businesses')
      .set({ profile: sql`profile || ${asJson({ agents })}::jsonb` })
      .where('id', '=', accredited.business_id)
      .execute()
    const own = await of(accredited.client)
    expect(own.filter(({ key }) => key.startsWith('agreement-'))).toMatchObject([
      { on: '2027-09-30', title: 'Renew the agreement with Kowloon Freight Ltd', path: '/information-update' },
    ])
  })

  test('tells who acts for both of both, of one where it is named, and of no other business', async () => {
    const both = await of(member)
    expect(new Set(both.map(({ business_id }) => business_id))).toEqual(
      new Set([accredited.business_id, paying.business_id]),
    )
    expect(await of(member, paying.business_id)).toEqual(await of(paying.client))
    const foreign = await paying.client.call(deadlines, { query: { business_id: accredited.business_id } })
    expect(foreign.status).toBe(404)
    expect(await of(await world.customer())).toEqual([])
  })

  test('refuses an id that is none at its field', async () => {
    const reply = await member.call(deadlines, { query: { business_id: 'x' } as never })
    expect(reply).toMatchObject({ status: 400, body: { errors: { business_id: expect.any(Array) } } })
  })
})

describe('the address for other calendars', () => {
  const madeBy = async (client: Client) => {
    const { address } = (await client.call(createCalendarFeed)).body
    return ensure(/\/api\/calendar\/([\w-]{43})\/deadlines\.ics$/.exec(address)?.[1])
  }
  const read = (token: string) => world.visitor().call(calendarFile, { params: { token } })
  const eventsIn = (bytes: Buffer) =>
    new ICAL.Component(ICAL.parse(bytes.toString('utf8')))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))

  test('gives anyone who has it the deadlines as whole days, under names that stay', async () => {
    const token = await madeBy(member)
    const reply = await read(token)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = eventsIn(reply.bytes)
    const known = await of(member)
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(known.map(({ on }) => on))
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
    expect(events.map(({ summary }) => summary)).toEqual(known.map((one) => `${one.title}, ${one.business_name}`))
    world.clock.forward({ days: 1 })
    expect(eventsIn((await read(token)).bytes).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  })

  test('tells nothing more of a business that its person left', async () => {
    const leaving = await world.customer()
    await world.joins(leaving, paying.business_id)
    const token = await madeBy(leaving)
    expect(eventsIn((await read(token)).bytes)).toHaveLength(1)
    const left = { deactivated_at: world.clock.now() }
    await world.db.updateTable('business_users').set(left).where('user_id', '=', leaving.user_id).execute()
    expect(eventsIn((await read(token)).bytes)).toEqual([])
  })

  test('is one: a new one ends the earlier, and a revoked one answers nobody', async () => {
    const first = await madeBy(member)
    const second = await madeBy(member)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect((await member.call(showCalendarFeed)).body.created_at).not.toBeNull()
    expect((await member.call(deleteCalendarFeed)).body).toEqual({ created_at: null })
    expect((await read(second)).status).toBe(404)
    expect((await member.call(showCalendarFeed)).body).toEqual({ created_at: null })
    expect((await member.call(deleteCalendarFeed)).status).toBe(200)
    const acts = await world.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', member.user_id)
      .where('action', '=', 'delete-calendar-feed')
      .execute()
    expect(acts).toHaveLength(1)
  })

  test('is kept as a hash alone, and ends with the account', async () => {
    const closing = await world.customer()
    const token = await madeBy(closing)
    const kept = await world.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', closing.user_id).execute()
    expect((await read(token)).status).toBe(404)
    expect((await read('x'.repeat(43))).status).toBe(404)
  })
})

describe('the end of a registered document', () => {
  const label = 'Mayor’s or business permit'
  const toldOf = async () => {
    const rows = await world.db
      .selectFrom('notifications')
      .select('subject')
      .where('user_id', '=', accredited.client.user_id)
      .where('subject', 'like', `%: ${label}`)
      .orderBy('id')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  /** Two processes run the job on a day. Gives how many times the owner was told so far. */
  const on = async (day: PlainDate) => {
    world.clock.set(`${day}T08:00:00+08:00`)
    await Promise.all([remindDocuments(world).run(), remindDocuments(world).run()])
    return (await toldOf()).length
  }
  const permit = () =>
    world.db
      .selectFrom('registered_documents')
      .select(['id', 'valid_until'])
      .where('business_id', '=', accredited.business_id)
      .where('kind', '=', 'mayors-permit')
      .executeTakeFirstOrThrow()

  test('is recalled on the days of the settings, once each though two processes run the job, and once after an outage', async () => {
    const { id, valid_until } = await permit()
    await accredited.client.call(chooseMail, { body: { mail_off: ['reminders'] } })
    const end = plainDate(ensure(valid_until))
    expect(await on(addDays(end, -31))).toBe(0)
    expect(await on(addDays(end, -30))).toBe(1)
    expect(await on(addDays(end, -29))).toBe(1)
    expect(await on(addDays(end, -3))).toBe(2)
    expect(await on(end)).toBe(3)
    expect(await on(addDays(end, 25))).toBe(4)
    expect(await toldOf()).toEqual([...Array(3).fill(`Document ends: ${label}`), `Document ended: ${label}`])
    // Who turned reminders off is mailed of the end alone.
    const mails = world.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('to_user_id', '=', accredited.client.user_id)
      .where('subject', 'like', '%a document end%')
      .where('text_body', 'like', `%${label}%`)
    expect(await mails.execute()).toMatchObject([{ subject: expect.stringMatching(/^Action required: .* ended on/) }])
    const { remind_on } = await world.db
      .selectFrom('registered_documents')
      .select('remind_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(remind_on).toBeNull()
  })

  test('is recalled to an expired business with its renewal, as no change can be requested of it', async () => {
    const { id, valid_until } = await permit()
    const end = plainDate(ensure(valid_until))
    const standing = (status: Status) =>
      world.db.updateTable('accreditations').set({ status }).where('id', '=', accredited.accreditation_id).execute()
    const moves = (state: 'disable' | 'enable') =>
      sql`alter table accreditations ${sql.raw(state)} trigger accreditations_moves`.execute(world.db)
    await moves('disable')
    await standing(Status.expired)
    await world.db.updateTable('registered_documents').set({ remind_on: end }).where('id', '=', id).execute()
    await on(end)
    await standing(Status.accredited)
    await moves('enable')
    const [last] = await world.db
      .selectFrom('notifications')
      .select(['link', 'message'])
      .where('user_id', '=', accredited.client.user_id)
      .where('subject', 'like', `%: ${label}`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(last).toMatchObject({ link: '/renewal-application', message: expect.stringContaining('with its renewal') })
  })

  test('is recalled no more once a later document took its place', async () => {
    const { id, valid_until } = await permit()
    const end = plainDate(ensure(valid_until))
    const { id: _id, ...row } = await world.db
      .selectFrom('registered_documents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const next = { valid_until: addDays(end, 365), requirement_code: 'C07-01', remind_on: addDays(end, 335) }
    await world.db
      .insertInto('registered_documents')
      .values({ ...row, ...next })
      .execute()
    await world.db.updateTable('registered_documents').set({ remind_on: end }).where('id', '=', id).execute()
    const before = (await toldOf()).length
    expect(await on(end)).toBe(before)
    expect(await on(addDays(end, 335))).toBe(before + 1)
  })
})
