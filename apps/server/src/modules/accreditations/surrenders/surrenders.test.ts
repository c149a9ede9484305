import { uploadFile, downloadFile } from '@lading/contract/documents/documents'
import { openChanges } from '@lading/contract/changes'
import { verifyDocument } from '@lading/contract/directory'
import { businessAtAgency } from '@lading/contract/applications/arrears'
import { queueCounts, staffQueues } from '@lading/contract/queues'
import { surrender } from '@lading/contract/accreditations/surrenders'
import { moveAccreditation } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { noticesOf } from '#testing/filings/reports'
import { sampleScan } from '#testing/samples/sample-files'
import { seaApplication, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'
import { endAccreditations } from '../../../jobs/end-accreditations.ts'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await worldAt(Status.accredited)
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

type Holder = { readonly client: Client; readonly business_id: number; readonly accreditation_id: number }

async function letterOf({ client, business_id }: Holder): Promise<string> {
  const files = [{ field: 'file', name: 'cessation.png', bytes: sampleScan(4) }]
  return (await client.call(uploadFile, { body: { business_id }, files })).body.id
}

const standing = ({ client, accreditation_id: id }: Holder) => client.call(surrender, { params: { id } })

async function act(
  person: Client,
  { accreditation_id: id }: Holder,
  action: string,
  answers: object = {},
  version?: number,
) {
  const row = await world.db
    .selectFrom('accreditations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { action, version: version ?? row.version, ...answers }
  return person.call(moveAccreditation, { params: { id }, body })
}

const ask = async (holder: Holder) =>
  act(holder.client, holder, 'ask-for-surrender', {
    reason: 'We close on 31 December.',
    letter_of_cessation: await letterOf(holder),
  })

/** What the approving officer reads of a business on its page. */
async function askedOf(officer: Client, { business_id: id }: Holder) {
  const { body } = await officer.call(businessAtAgency, { params: { id } })
  return body.agencies.flatMap(({ surrenders }) => surrenders)
}

const listed = async (officer: Client, search = '') =>
  (await officer.call(staffQueues['for-approval'], { body: { search } })).body

const counted = async (officer: Client) => (await officer.call(queueCounts)).body.counts['for-approval']

/** An early renewal of it, whose term has not begun. */
async function renewed({ business_id, accreditation_id }: Holder, number: string): Promise<number> {
  const { id } = await world.db
    .insertInto('accreditations')
    .values({
      agency: 'dti',
      business_id,
      number,
      first_day: '2028-11-01',
      expiry_date: '2030-10-31',
      status: Status.accredited,
      international: 1,
      previous_accreditation_id: accreditation_id,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The day after its last one. */
async function atItsEnd({ accreditation_id }: Holder): Promise<void> {
  const expiry_date = addDays(manilaDay(world.clock.now()), -1)
  await world.db.updateTable('accreditations').set({ expiry_date }).where('id', '=', accreditation_id).execute()
  await endAccreditations(world).run()
}

describe('an accreditation that the portal gave', () => {
  let holder: Holder
  let change: { transaction_id: number }
  beforeAll(async () => {
    const scenario = await seaApplication(world, { until: Status.accredited, staff })
    const client = await world.signedIn(scenario.client.user_id)
    holder = { client, business_id: scenario.business_id, accreditation_id: scenario.accreditation_id }
    const body = { transaction_type_ids: [5], accreditation_ids: [holder.accreditation_id] }
    const { body: batch } = await client.call(openChanges, { params: { id: holder.business_id }, body })
    change = ensure(batch.transactions[0])
  })

  test('is given up with a letter and a reason, by who may submit; its business sees what ends with it', async () => {
    const { body } = await standing(holder)
    expect(body).toMatchObject({
      why_not: null,
      steps: [],
      ends: { transactions: [{ transaction_id: change.transaction_id, type: 5 }], certificates: [] },
    })
    const bare = await act(holder.client, holder, 'ask-for-surrender')
    expect(bare).toMatchObject({
      status: 400,
      body: {
        errors: { reason: ['Enter the reason.'], letter_of_cessation: ['Attach the letter of cessation.'] },
      },
    })
    const member = await world.customer()
    await world.joins(member, holder.business_id, { owner: false, rights: ['prepare'] })
    expect((await act(member, holder, 'ask-for-surrender')).status).toBe(403)
    const stranger = await world.customer()
    expect((await act(stranger, holder, 'ask-for-surrender')).status).toBe(404)
    expect((await stranger.call(surrender, { params: { id: holder.accreditation_id } })).status).toBe(404)
    expect((await act(staff.approver, holder, 'ask-for-surrender')).status).toBe(403)
    expect((await ask(holder)).body).toMatchObject({ status: Status.accredited, transaction_id: null })
    expect(await ask(holder)).toMatchObject({
      status: 409,
      body: { message: 'The surrender is waiting for the approving officer.' },
    })
  })

  test('waits for the approving officer of its agency, with the letter', async () => {
    const { number } = (await standing(holder)).body
    const row = {
      transaction_id: null,
      type: null,
      reference: number,
      business_id: holder.business_id,
      status: Status.accredited,
      asks: 'surrender',
      filed_at: world.clock.now().toISOString(),
    }
    expect(await listed(staff.approver)).toMatchObject({ data: [row], total: 1 })
    expect(await listed(staff.approver, number.toLowerCase())).toMatchObject({ data: [row], total: 1 })
    const [asked] = await askedOf(staff.approver, holder)
    expect(asked).toMatchObject({
      accreditation_id: holder.accreditation_id,
      asked: { remarks: 'We close on 31 December.' },
      accept_why_not: null,
      decline_why_not: null,
    })
    const letter = ensure(ensure(asked).asked.letter)
    expect((await staff.approver.call(downloadFile, { query: { path: letter.id } })).status).toBe(200)
    expect(await counted(staff.approver)).toBe(1)
    expect(await noticesOf(world, staff.approver, 'Request: %, surrender asked')).toMatchObject([
      { link: `/transactions/business/${holder.business_id}` },
    ])
    const air = await world.staff('cab', 8)
    expect(await listed(air)).toEqual({ data: [], total: 0 })
    expect((await air.call(businessAtAgency, { params: { id: holder.business_id } })).status).toBe(404)
    expect((await act(air, holder, 'decline-surrender', { reason: 'No.' })).status).toBe(404)
    expect((await act(staff.evaluator, holder, 'voluntary-surrender-closure')).status).toBe(403)
    expect((await act(holder.client, holder, 'voluntary-surrender-closure')).status).toBe(403)
    expect(await askedOf(staff.evaluator, holder)).toMatchObject([
      { accept_why_not: 'For the approving officer.', decline_why_not: 'For the approving officer.' },
    ])
    expect((await staff.evaluator.call(staffQueues['for-approval'], { body: {} })).status).toBe(403)
  })

  test('is declined with a reason, and may be asked again', async () => {
    expect(await act(staff.approver, holder, 'decline-surrender')).toMatchObject({
      status: 400,
      body: { errors: { reason: ['Enter the reason.'] } },
    })
    const stale = await act(staff.approver, holder, 'decline-surrender', { reason: 'No.' }, 1)
    expect(stale).toMatchObject({ status: 409, body: { message: 'The accreditation was changed by another user.' } })
    expect(
      (await act(staff.approver, holder, 'decline-surrender', { reason: 'Sign the letter.\nThen ask again.' })).status,
    ).toBe(200)
    expect(await listed(staff.approver)).toEqual({ data: [], total: 0 })
    expect(await counted(staff.approver)).toBe(0)
    const [told] = await noticesOf(world, holder.client, 'Status Change: %, surrender declined')
    expect(ensure(told).message).toContain('Sign the letter.<br />Then ask again.')
    expect((await standing(holder)).body.steps.map(({ action }) => action)).toEqual([
      'decline-surrender',
      'ask-for-surrender',
    ])
    expect((await ask(holder)).status).toBe(200)
  })

  test('ends once it is accepted: what was open ends with a reason, the QR page says surrendered', async () => {
    const moved = await act(staff.approver, holder, 'voluntary-surrender-closure', { note: 'Letter on file.' })
    expect(moved).toMatchObject({ status: 200, body: { status: Status.terminated } })
    const ended = await world.db
      .selectFrom('transaction_steps')
      .select(['row_id', 'remarks'])
      .where('transaction_id', '=', change.transaction_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(ended).toMatchObject({ row_id: 'G13-00', remarks: expect.stringMatching(/was surrendered\.$/) })
    const [told] = await noticesOf(world, holder.client, 'Status Change: %, terminated')
    expect(ensure(told).message).toContain('was surrendered.')
    const open = world.db.selectFrom('obligations').select('id').where('business_id', '=', holder.business_id)
    expect(await open.where('complied_on', 'is', null).where('ended_on', 'is', null).execute()).toEqual([])
    const { slug } = await world.db
      .selectFrom('issued_documents')
      .select('slug')
      .where('accreditation_id', '=', holder.accreditation_id)
      .where('kind', '=', 'certificate')
      .executeTakeFirstOrThrow()
    const { body } = await world.visitor().call(verifyDocument, { params: { slug: ensure(slug) } })
    expect(JSON.stringify(body)).toContain('surrendered')
    expect(await listed(staff.approver)).toEqual({ data: [], total: 0 })
    expect(await askedOf(staff.approver, holder)).toEqual([])
    expect((await standing(holder)).body).toMatchObject({ why_not: expect.any(String), ends: { transactions: [] } })
    expect((await act(staff.approver, holder, 'voluntary-surrender-closure')).status).toBe(409)
  })
})

test('one without a transaction is given up too; an invoice that waits for money comes first', async () => {
  const holder = await accreditedBusiness(world, 'dti', '25-SFF-000911')
  await ask(holder)
  const invoice = { business_id: holder.business_id, agency: 'dti', status: 2, slug: 'unpaid-911' } as const
  await world.db
    .insertInto('invoices')
    .values({
      ...invoice,
      purpose: 'fine',
      penalty: '500.00',
      total_amount_due: '500.00',
      created_at: world.clock.now(),
    })
    .execute()
  expect(await askedOf(staff.approver, holder)).toMatchObject([{ accept_why_not: 'An invoice is still unpaid.' }])
  expect((await act(staff.approver, holder, 'voluntary-surrender-closure')).status).toBe(409)
  await world.db.updateTable('invoices').set({ status: 1 }).where('slug', '=', 'unpaid-911').execute()
  // Another row of the chain is in force: the renewal that has not begun ends with it.
  const id = await renewed(holder, '27-SFF-000912')
  expect((await standing(holder)).body.ends.certificates).toEqual([{ number: '27-SFF-000912' }])
  expect((await act(staff.approver, holder, 'voluntary-surrender-closure')).status).toBe(200)
  const row = world.db.selectFrom('accreditations').select('status').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ status: Status.terminated })
  expect(await noticesOf(world, holder.client, '%, surrendered')).toMatchObject([
    { subject: '25-SFF-000911, surrendered' },
  ])
})

test('asked of an accreditation that its early renewal replaces first, it goes on with the renewal', async () => {
  const holder = await accreditedBusiness(world, 'dti', '25-SFF-000913')
  const id = await renewed(holder, '27-SFF-000914')
  const member = await world.customer()
  await world.joins(member, holder.business_id, { owner: false, rights: ['prepare', 'submit'] })
  await ask({ ...holder, client: member })
  await atItsEnd(holder)
  expect(await listed(staff.approver)).toMatchObject({ data: [{ reference: '27-SFF-000914' }], total: 1 })
  expect(await askedOf(staff.approver, holder)).toMatchObject([
    {
      accreditation_id: id,
      number: '27-SFF-000914',
      asked: { number: '25-SFF-000913', remarks: 'We close on 31 December.', letter: expect.anything() },
      accept_why_not: null,
    },
  ])
  for (const person of [holder.client, member])
    expect(await noticesOf(world, person, '27-SFF-000914, surrender continues')).toHaveLength(1)
  expect(await noticesOf(world, staff.approver, 'Request: 27-SFF-000914, surrender continues')).toMatchObject([
    { link: `/transactions/business/${holder.business_id}` },
  ])
  const next = { ...holder, accreditation_id: id }
  const waits_at = { accreditation_id: id, number: '27-SFF-000914' }
  for (const one of [holder, next]) expect((await standing(one)).body).toMatchObject({ waits_at })
  expect((await act(staff.approver, next, 'voluntary-surrender-closure')).status).toBe(200)
  expect((await standing(holder)).body.steps).toMatchObject([
    { action: 'voluntary-surrender-closure', number: '27-SFF-000914' },
    { action: 'ask-for-surrender', number: '25-SFF-000913' },
  ])
})

test('declined at the early renewal, it is no longer asked of the accreditation that its business named', async () => {
  const holder = await accreditedBusiness(world, 'dti', '25-SFF-000917')
  const id = await renewed(holder, '27-SFF-000918')
  await ask(holder)
  const declined = await act(staff.approver, { ...holder, accreditation_id: id }, 'decline-surrender', {
    reason: 'No.',
  })
  expect(declined.status).toBe(200)
  expect(await listed(staff.approver)).toEqual({ data: [], total: 0 })
  expect(await askedOf(staff.approver, holder)).toEqual([])
  expect((await standing(holder)).body).toMatchObject({ why_not: null, waits_at: null })
})

test('asked of an accreditation that expires first, it lapses: both sides read why, and no list holds it', async () => {
  const holder = await accreditedBusiness(world, 'dti', '25-SFF-000915')
  await ask(holder)
  await atItsEnd(holder)
  expect(await listed(staff.approver)).toEqual({ data: [], total: 0 })
  expect(await counted(staff.approver)).toBe(0)
  expect(await askedOf(staff.approver, holder)).toEqual([])
  const [told] = await noticesOf(world, holder.client, '25-SFF-000915, surrender lapsed')
  expect(ensure(told).message).toContain('before the agency answered')
  expect(await noticesOf(world, staff.approver, 'Request: 25-SFF-000915, surrender lapsed')).toHaveLength(1)
  const { waits_at, steps } = (await standing(holder)).body
  expect(waits_at).toBeNull()
  expect(steps.map(({ action }) => action)).toEqual(['expire', 'ask-for-surrender'])
})
