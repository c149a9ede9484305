import { businessAtAgency } from '@lading/contract/applications/arrears'
import { transactionDetail } from '@lading/contract/evaluation'
import { timeline } from '@lading/contract/filing/timeline'
import { postCounterPayment, previewInvoice, showInvoice } from '@lading/contract/payments'
import { createReport, reportCalendar, reportFindings } from '@lading/contract/reports/reports'
import { moveAccreditation, transactionProcess } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { acceptAll, move, moved } from '#testing/filings/moves'
import { askedBusiness, filePolicy, noticesOf } from '#testing/filings/reports'
import { paymentOf, proofOf, type SeaStaff } from '#testing/filings/scenario'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

type Report = Awaited<ReturnType<typeof askedBusiness>>

async function examined(client: Client, id: number, policy: Parameters<typeof filePolicy>[3]): Promise<void> {
  const filed = await filePolicy(world, client, id, policy)
  if (filed.status !== 200) throw new Error(JSON.stringify(filed.body))
  await moved(staff.evaluator, id, 'lock')
  await acceptAll(staff.evaluator, id)
}

/** A policy that left one day without cover: at 14, with a penalty of 5,000. */
async function penalised(): Promise<Report> {
  const report = await askedBusiness(world)
  world.clock.set('2027-01-11T10:00:00+08:00')
  await examined(report.client, report.id, { insurance_starts_on: '2027-01-02', insurance_ends_on: '2028-01-01' })
  await moved(staff.evaluator, report.id, 'accept-with-penalty')
  return report
}

async function asks({ client, id }: Report): Promise<void> {
  const request = { reason: 'The insurer was late.', condonation_letter: await proofOf(client) }
  await moved(client, id, 'ask-for-condonation', request)
}

async function condoned(report: Report): Promise<void> {
  await asks(report)
  await moved(staff.approver, report.id, 'condone-penalty', { condonation_number: 'CO-2027-9', grounds: 'Granted.' })
}

const arrearsOf = async ({ business_id }: Report) =>
  (await staff.approver.call(businessAtAgency, { params: { id: business_id } })).body.agencies.flatMap(
    ({ arrears }) => arrears,
  )

describe('a penalty that is condoned after its order of payment was withdrawn', () => {
  let report: Report
  let arrearsBefore: Awaited<ReturnType<typeof arrearsOf>>
  beforeAll(async () => {
    world.clock.set('2026-03-02T09:00:00+08:00')
    report = await penalised()
    const { client, id } = report
    await moved(staff.cashier, id, 'issue-order-of-payment')
    await moved(client, id, 'pay-online-over-the-counter', await paymentOf(client, world, id))
    await moved(staff.cashier, id, 'reject-payment', { reason: 'The slip is of another bank.' })
    await moved(staff.cashier, id, 'withdraw-order-of-payment', { reason: 'The client wishes to ask for condonation.' })
    arrearsBefore = await arrearsOf(report)
    await condoned(report)
  })

  test('leaves nothing to do, to pay or in arrears', async () => {
    const { client, id } = report
    expect(await read(client, id)).toMatchObject({ status: Status.accredited })
    for (const who of [client, ...Object.values(staff)])
      expect((await who.call(transactionProcess, { params: { id } })).body.acts).toEqual([])
    expect(arrearsBefore).toMatchObject([{ kind: 'not-paid', amount: '5000.00' }])
    expect(await arrearsOf(report)).toEqual([])
  })

  test('is told on the client’s timeline by its name, with the grounds', async () => {
    const { client, id } = report
    const { body } = await client.call(timeline, { params: { id } })
    const told = { title: 'Penalty condoned', side: 'agency', remarks: 'Granted.' }
    expect(body.steps[0]).toMatchObject(told)
  })

  test('was told to its client when it was assessed, with the way to be excused, and when it was condoned', async () => {
    const assessed = await noticesOf(world, report.client, '%penalty assessed')
    expect(assessed).toHaveLength(1)
    const { message } = ensure(assessed[0])
    for (const told of ['₱5,000.00', 'you may ask to be excused', 'until the penalty is paid or condoned'])
      expect(message).toContain(told)
    const [condoned] = await noticesOf(world, report.client, '%penalty condoned')
    expect(ensure(condoned).message).toMatch(/Granted\..*CO-2027-9/s)
  })

  test('cannot be paid on the order that was out, nor ordered again', async () => {
    const { client, business_id, id } = report
    const { body: order } = await client.call(showInvoice, { query: { transaction_id: id } })
    expect(order).toMatchObject({ status: InvoiceStatus.void, receipt: null })
    expect(order.issued_documents).toMatchObject([{ kind: 'order-of-payment', state: 'void' }])
    const { version } = await read(client, id)
    const slip = { version, payment_reference: 'LB-0043', paid_on: '2027-01-11', amount_paid: '5000.00' }
    const posted = await client.call(postCounterPayment, {
      params: { business_id, id: order.id },
      body: slip,
      files: [{ field: 'file', name: 'deposit-slip.png', bytes: sampleScan(9) }],
    })
    expect(posted).toMatchObject({ status: 409, body: { message: 'This order of payment cannot be paid now.' } })
    expect(await move(staff.cashier, id, 'issue-order-of-payment')).toMatchObject({ status: 409 })
    const { body: preview } = await staff.cashier.call(previewInvoice, { params: { id } })
    expect(preview).toMatchObject({ lines: [], total_amount_due: '0.00' })
  })

  test('says in the assessment what was condoned, by which order, and that nothing remains', async () => {
    const { client, id } = report
    const condoned = { amount: '5000.00', remaining: '0.00', order_number: 'CO-2027-9' }
    for (const { assessment } of [
      await read(client, id),
      (await staff.cashier.call(transactionDetail, { params: { id } })).body,
    ])
      expect(assessment).toMatchObject({ total: '5000.00', condoned })
  })
})

describe('a policy that is reported after one whose lapse was condoned', () => {
  async function reportedAgain({ client, business_id }: Report): Promise<number> {
    const body = { business_id, agency: 'dti', type: 15 } as const
    return (await client.call(createReport, { body })).body.transaction_id
  }
  const corrected = { insurance_policy_number: 'CL-2027-0042-R', insurance_starts_on: '2027-01-03' }

  test('corrects it without a penalty, and the first one stays condoned', async () => {
    const report = await penalised()
    await condoned(report)
    const { client, business_id, id } = report
    const again = await reportedAgain(report)
    await examined(client, again, { ...corrected, insurance_ends_on: '2028-01-02' })
    const { body } = await client.call(reportFindings, { params: { id: again } })
    expect(body).toMatchObject({ days_without_cover: 0, penalty: null, condonation: null })
    await moved(staff.evaluator, again, 'accept-on-time')
    expect((await read(client, id)).assessment.condoned).toMatchObject({ remaining: '0.00' })
    expect((await read(client, again)).assessment).toMatchObject({ total: '0.00', lines: [], condoned: null })
    const { body: calendar } = await client.call(reportCalendar, { params: { id: business_id } })
    expect(calendar.obligations.filter(({ type }) => type === 15)).toMatchObject([
      { state: 'accepted', penalty: '5000.00', is_condoned: true },
      { state: 'accepted', penalty: null, is_condoned: false },
      { state: 'to-come' },
    ])
  })

  test('is charged for a lapse of its own alone, and may be excused from it anew', async () => {
    const report = await penalised()
    await condoned(report)
    const { client } = report
    const again = await reportedAgain(report)
    world.clock.set('2028-01-20T10:00:00+08:00')
    const owner = await world.signedIn(client.user_id)
    for (const [desk, { user_id }] of Object.entries(staff)) staff = { ...staff, [desk]: await world.signedIn(user_id) }
    await examined(owner, again, { ...corrected, insurance_starts_on: '2028-01-11', insurance_ends_on: '2029-01-10' })
    await moved(staff.evaluator, again, 'accept-with-penalty')
    expect((await read(owner, again)).assessment).toMatchObject({
      total: '5000.00',
      lines: [{ why: 'No policy covered for 9 days. The rate is ₱5,000.00 for each lapse.' }],
      condoned: null,
    })
    await asks({ ...report, client: owner, id: again })
    await moved(staff.approver, again, 'decline-condonation', { reason: 'It is the second time.' })
    await moved(staff.cashier, again, 'issue-order-of-payment')
    const { body: order } = await owner.call(showInvoice, { query: { transaction_id: again } })
    expect(order).toMatchObject({ penalty: '5000.00', discount: '0.00', total_amount_due: '5000.00' })
    expect((await read(owner, report.id)).assessment.condoned).toMatchObject({ remaining: '0.00' })
  })
})

test('a request for condonation whose accreditation is given up is not said to wait any longer', async () => {
  const report = await penalised()
  await asks(report)
  const { client, accreditation_id } = report
  const version = async () =>
    ensure(
      await world.db
        .selectFrom('accreditations')
        .select('version')
        .where('id', '=', accreditation_id)
        .executeTakeFirst(),
    ).version
  const given = async (who: Client, action: string, answers: object) => {
    const reply = await who.call(moveAccreditation, {
      params: { id: accreditation_id },
      body: { action, version: await version(), ...answers },
    })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  }
  const letter = { letter_of_cessation: await proofOf(client) }
  await given(client, 'ask-for-surrender', { reason: 'We close.', ...letter })
  await given(staff.approver, 'voluntary-surrender-closure', {})
  const { body } = await client.call(reportFindings, { params: { id: report.id } })
  expect(body.condonation).toMatchObject({ outcome: 'lapsed', decided_at: null })
})

describe('the amount of a penalty', () => {
  async function amounts(unit_amount: string, effective_from: string): Promise<void> {
    const { id: _, ...row } = await world.db
      .selectFrom('penalties')
      .selectAll()
      .where('reference_id', '=', 'SF-10')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('penalties')
      .values({ ...row, unit_amount, effective_from })
      .execute()
  }

  test('is the new one from its day on', async () => {
    await amounts('7000.00', '2027-01-05')
    const { client, id } = await penalised()
    expect((await read(client, id)).assessment).toMatchObject({ total: '7000.00' })
  })

  test('may be nothing: the report is accepted as one without a penalty', async () => {
    await amounts('0.00', '2027-01-06')
    const { client, id } = await askedBusiness(world)
    world.clock.set('2027-01-11T10:00:00+08:00')
    await examined(client, id, { insurance_starts_on: '2027-01-02', insurance_ends_on: '2028-01-01' })
    expect((await move(staff.evaluator, id, 'accept-with-penalty')).status).toBe(409)
    await moved(staff.evaluator, id, 'accept-on-time')
    expect(await read(client, id)).toMatchObject({ status: Status.accredited, assessment: { total: '0.00' } })
  })
})
