import { businessAtAgency, renewalArrears } from '@lading/contract/applications/arrears'
import { generateMemorandum, transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import type { Filing } from '@lading/contract/filing/filing'
import { timeline } from '@lading/contract/filing/timeline'
import { applicationForm } from '@lading/contract/forms/business/application'
import { queueCounts, staffQueues, transactionsOfBusiness } from '@lading/contract/queues'
import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { askedBusiness, noticesOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { memorandumOf } from '#testing/filings/memoranda'
import { writeUp } from '#testing/filings/write-up'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
  staff = { dti: await deskStaff(world, 'dti'), cab: await deskStaff(world, 'cab') }
})
afterAll(() => world.close())

/** The draft of a renewal, written on 1 March 2027, of a business that filed no policy after the one that ended in 2026. */
async function inArrears() {
  const business = await askedBusiness(world)
  await world.db
    .updateTable('accreditations')
    .set({ expiry_date: '2027-03-31' })
    .where('id', '=', business.accreditation_id)
    .execute()
  // The quarters are another matter: of them nothing is owed here.
  await world.db
    .updateTable('obligations')
    .set({ ended_on: '2027-02-28', remind_on: null })
    .where('business_id', '=', business.business_id)
    .where('type', '<>', 15)
    .execute()
  world.clock.set('2027-03-01T09:00:00+08:00')
  const client = await world.signedIn(business.client.user_id)
  staff = { dti: await again(staff.dti), cab: await again(staff.cab) }
  const { body: draft } = await client.call(openRenewal, { params: { id: business.accreditation_id } })
  return { client, business_id: business.business_id, id: draft.transaction_id, made: ensure(draft.accreditation_id) }
}
type InArrears = Awaited<ReturnType<typeof inArrears>>

async function again(desks: SeaStaff): Promise<SeaStaff> {
  const people = Object.entries(desks).map(async ([desk, { user_id }]) => [desk, await world.signedIn(user_id)])
  return Object.fromEntries(await Promise.all(people)) as SeaStaff
}

const arrearsOf = async ({ client, made }: InArrears) =>
  (await client.call(renewalArrears, { params: { id: made } })).body

const forApproval = async (officer: Client) => (await officer.call(staffQueues['for-approval'], { body: {} })).body.data

const counted = async (officer: Client) => (await officer.call(queueCounts)).body.counts['for-approval']

const atAgency = (officer: Client, { business_id }: InArrears) =>
  officer.call(businessAtAgency, { params: { id: business_id } })

const ask = (business: InArrears) =>
  moved(business.client, business.id, 'ask-for-waiver', { reason: 'The insurer was closed.' })

/** The draft with everything a filing wants. */
async function whole({ client, id, made }: InArrears): Promise<Filing> {
  const draft = await read(client, id)
  await saving(client, draft, [patchOf('insurance_ends_on', '2029-12-31', draft.form['insurance_ends_on'])])
  const sections = Object.keys(applicationForm.sections)
  await client.call(confirmSections, { params: { id: made }, body: { sections } })
  return fillWithDocuments(world, client, id)
}

describe('a business in arrears', () => {
  let business: InArrears
  beforeAll(async () => void (business = await inArrears()))

  test('reads them by name, with the report that settles each, and asks to be excused with a reason', async () => {
    const { arrears, waivers } = await arrearsOf(business)
    expect(waivers).toEqual([])
    expect(arrears).toMatchObject([
      { kind: 'not-filed', due_on: '2027-01-04', amount: null, is_waived: false, transaction: { status: 0 } },
    ])
    expect(ensure(arrears[0]).name).toMatch(/^Insurance coverage .+, due 4 Jan 2027, not filed$/)
    const without = await move(business.client, business.id, 'ask-for-waiver')
    expect(without).toMatchObject({ status: 400, body: { errors: { reason: ['Enter the reason.'] } } })
    const member = await world.customer()
    await world.joins(member, business.business_id, { owner: false, rights: ['prepare'] })
    expect((await move(member, business.id, 'ask-for-waiver', { reason: 'Please.' })).status).toBe(403)
    await ask(business)
    expect(await move(business.client, business.id, 'ask-for-waiver', { reason: 'Again.' })).toMatchObject({
      status: 409,
      body: { message: 'The approving officer decides on your request first.' },
    })
  })

  test('stands in the list of the approving officer of its agency, who reads the request and nothing of the draft', async () => {
    const { approver } = staff.dti
    expect(await forApproval(approver)).toMatchObject([
      { transaction_id: business.id, status: Status.draft, asks: 'waiver', international: 0, filed_at: null },
    ])
    expect(await counted(approver)).toBe(1)
    expect(await noticesOf(world, approver, 'Request: %, waiver asked')).toMatchObject([
      { link: `/transactions/business/${business.business_id}` },
    ])
    expect((await atAgency(approver, business)).body).toMatchObject({
      agencies: [
        {
          agency: 'dti',
          arrears: [{ kind: 'not-filed', transaction: null }],
          waivers: [{ transaction_id: business.id, reason: 'The insurer was closed.', outcome: 'asked' }],
        },
      ],
    })
    expect((await approver.call(transactionDetail, { params: { id: business.id } })).status).toBe(404)
    const { body: filed } = await approver.call(transactionsOfBusiness, { body: { business_id: business.business_id } })
    expect(filed.data).toEqual([])
    const { body: process } = await approver.call(transactionProcess, { params: { id: business.id } })
    expect(process.acts.map(({ action }) => action).toSorted()).toEqual(['decline-waiver', 'waive-arrears'])
    expect(process.not_yet).toEqual([])
  })

  test('is no concern of the other agency, of other desks, or of a business that asks nothing', async () => {
    expect(await forApproval(staff.cab.approver)).toEqual([])
    expect((await atAgency(staff.cab.approver, business)).status).toBe(404)
    const { body: process } = await business.client.call(transactionProcess, { params: { id: business.id } })
    const waive = { action: 'waive-arrears', version: process.version, waived: ['report-1'], reason: 'Granted.' }
    const tried = async (person: Client) =>
      (await person.call(moveTransaction, { params: { id: business.id }, body: waive })).status
    expect(await tried(staff.cab.approver)).toBe(404)
    expect(await tried(staff.dti.evaluator)).toBe(403)
    expect(await tried(business.client)).toBe(403)
  })

  test('is excused from what the officer names, as it was seen, for this one filing', async () => {
    const { approver } = staff.dti
    const key = ensure((await arrearsOf(business)).arrears[0]).key
    const waive = (answers: Record<string, unknown>) => move(approver, business.id, 'waive-arrears', answers)
    expect(await waive({ reason: 'Granted.' })).toMatchObject({
      status: 400,
      body: { errors: { waived: ['Choose what is waived.'] } },
    })
    expect(await waive({ reason: 'Granted.', waived: [key, 'penalty-1'] })).toMatchObject({
      status: 400,
      body: { errors: { waived: ['The arrears have changed since. Choose from the list as it stands now.'] } },
    })
    const stale = { action: 'waive-arrears', version: 1, waived: [key], reason: 'Granted.' }
    expect((await approver.call(moveTransaction, { params: { id: business.id }, body: stale })).status).toBe(409)

    const draft = await whole(business)
    expect(await submit(business.client, draft)).toMatchObject({
      status: 409,
      body: { message: '1 report is overdue.' },
    })
    expect((await waive({ reason: 'The closure was announced.', waived: [key] })).status).toBe(200)
    expect(await forApproval(approver)).toEqual([])
    expect(await noticesOf(world, business.client, 'Status Change: %, arrears waived')).toHaveLength(1)
    expect(await arrearsOf(business)).toMatchObject({
      arrears: [{ key, is_waived: true }],
      waivers: [{ outcome: 'waived', remark: 'The closure was announced.', named: [expect.stringContaining('4 Jan')] }],
    })
    expect((await approver.call(moveTransaction, { params: { id: business.id }, body: stale })).status).toBe(404)
  })

  test('is not excused from what came after; once that is settled, it files', async () => {
    const { business_id, client, id } = business
    const { accreditation_id } = await world.db
      .selectFrom('obligations')
      .select('accreditation_id')
      .where('business_id', '=', business_id)
      .executeTakeFirstOrThrow()
    const later = { business_id, agency: 'dti', accreditation_id, type: 13, period: '2026' } as const
    await world.db
      .insertInto('obligations')
      .values({ ...later, opens_on: '2027-01-01', falls_on: '2027-02-15' })
      .execute()
    expect(await submit(client, await read(client, id))).toMatchObject({ status: 409 })
    await world.db.updateTable('obligations').set({ ended_on: '2027-03-01' }).where('type', '=', 13).execute()
    expect((await submit(client, await read(client, id))).status).toBe(200)
  })

  test('reads on its timeline that and why it was excused, and so that of the agency does not call it internal', async () => {
    const { body } = await staff.dti.approver.call(transactionSteps, { params: { id: business.id } })
    const waived = body.data.filter(({ action }) => action === 'waive-arrears')
    expect(waived).toMatchObject([{ remarks: 'The closure was announced.', remarks_to_client: true }])
    const { body: own } = await business.client.call(timeline, { params: { id: business.id } })
    const told = { title: 'Arrears waived', side: 'agency', remarks: 'The closure was announced.' }
    expect(own.steps).toContainEqual(expect.objectContaining(told))
  })

  test('has the waiver in the memorandum of the renewal, beside a penalty that was paid before', async () => {
    const { business_id, id, made } = business
    const { evaluator } = staff.dti
    await paidPenalty(business_id)
    await moved(evaluator, id, 'lock-start-evaluation')
    await writeUp(evaluator, id, made)
    expect((await evaluator.call(generateMemorandum, { params: { id } })).status).toBe(200)
    expect(await memorandumOf(world, id)).toMatchObject({
      reports: [
        {
          report: expect.stringMatching(/^Insurance coverage/),
          period: 'After policy CL-2026-0042, which ends 31 Dec 2026',
          state: 'Due 4 Jan 2027, not filed, 56 days late; waived for this filing',
        },
      ],
      penalties: [{ violation: 'Late annual report', why: 'SFF-R-1: In month 1.', amount: '500.00', state: 'Paid' }],
    })
  })
})

/** An annual report of this term that was penalised and accepted; its days are another test's matter. */
async function paidPenalty(business_id: number): Promise<void> {
  const { db, clock } = world
  const at = { last_activity_at: clock.now(), created_at: clock.now(), updated_at: clock.now() }
  const report = { business_id, agency: 'dti', type: 13, status: Status.draft, reference: 'SFF-R-1' } as const
  const { id: transaction_id } = await db
    .insertInto('transactions')
    .values({ ...report, slug: 'penalised', form: '{}', requirements: '[]', ...at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const status of [Status.forEvaluation, Status.lockedForEvaluation, Status.accredited])
    await db.updateTable('transactions').set({ status }).where('id', '=', transaction_id).execute()
  const fine = { reference_id: 'SF-12', violation: 'Late annual report', division: 'Reports', legal_basis: 'Table 12' }
  await db
    .insertInto('transaction_penalties')
    .values({
      ...fine,
      transaction_id,
      position: 1,
      unit: 'month',
      units: 1,
      unit_amount: '500.00',
      amount: '500.00',
      why: 'In month 1.',
      assessed_at: clock.now(),
    })
    .execute()
}

test('a declined request says why, and may be made again; the officer reads the answer to the first beside it', async () => {
  const business = await inArrears()
  await ask(business)
  const { approver } = staff.dti
  expect(await move(approver, business.id, 'decline-waiver')).toMatchObject({
    status: 400,
    body: { errors: { reason: ['Enter the reason.'] } },
  })
  await moved(approver, business.id, 'decline-waiver', { reason: 'File the policy first.' })
  expect(await forApproval(approver)).toEqual([])
  const [told] = await noticesOf(world, business.client, 'Status Change: %, not waived')
  expect(ensure(told).message).toContain('File the policy first.')
  expect(await arrearsOf(business)).toMatchObject({
    arrears: [{ is_waived: false }],
    waivers: [{ outcome: 'declined', remark: 'File the policy first.' }],
  })
  await ask(business)
  expect((await arrearsOf(business)).waivers.map(({ outcome }) => outcome)).toEqual(['asked', 'declined'])
  expect(await forApproval(approver)).toMatchObject([{ transaction_id: business.id }])
  const earlier = [{ outcome: 'declined', remark: 'File the policy first.' }]
  const { body } = await atAgency(approver, business)
  expect(body.agencies[0]?.waivers).toMatchObject([{ outcome: 'asked', earlier }])
})

test('a request unanswered when the report was filed after all ends with the draft: no desk is said to have it', async () => {
  const business = await inArrears()
  await ask(business)
  const draft = await whole(business)
  await world.db
    .updateTable('obligations')
    .set({ ended_on: '2027-03-01', remind_on: null })
    .where('business_id', '=', business.business_id)
    .where('type', '=', 15)
    .execute()
  expect((await submit(business.client, draft)).status).toBe(200)
  expect((await read(business.client, business.id)).who_has_it).toMatch(/^Receiving and routing/)
  const { body } = await staff.dti.approver.call(transactionsOfBusiness, {
    body: { business_id: business.business_id },
  })
  expect(body.data).toMatchObject([{ transaction_id: business.id, asks: null }])
  expect((await arrearsOf(business)).waivers).toMatchObject([{ outcome: 'lapsed', decided_at: null }])
})
