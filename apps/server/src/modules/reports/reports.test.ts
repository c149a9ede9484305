import { createReport, reportCalendar, reportFindings } from '@lading/contract/reports/reports'
import { saveMemorandum, transactionDetail } from '@lading/contract/evaluation'
import { staffQueues } from '@lading/contract/queues'
import { downloadFile } from '@lading/contract/documents/documents'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { Agency } from '@lading/domain/transactions/agency'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { applicant, read, submit } from '#testing/filings/filing'
import { acceptAll, move, moved } from '#testing/filings/moves'
import {
  askedBusiness,
  filePolicy,
  noticesOf,
  obligationRows,
  openReportsOn,
  reportingBusiness,
  reportOf,
  writePolicy,
} from '#testing/filings/reports'
import { amountDue, paymentOf, proofOf, today, type SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
  staff = { dti: await deskStaff(world, 'dti'), cab: await deskStaff(world, 'cab') }
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

const holder = (agency: Agency = 'dti') => reportingBusiness(world, agency)
const asked = (agency: Agency = 'dti') => askedBusiness(world, agency)

/** Filed on a day and looked at by the evaluator, with every document accepted. */
async function examined({ client, id }: { client: Client; id: number }, policy: object, agency: Agency, day?: string) {
  if (day) world.clock.set(`${day}T10:00:00+08:00`)
  const filed = await filePolicy(world, client, id, policy)
  if (filed.status !== 200) throw new Error(JSON.stringify(filed.body))
  await moved(staff[agency].evaluator, id, 'lock')
  await acceptAll(staff[agency].evaluator, id)
}

describe('a report begun by its client', () => {
  test('is one for the policy, and becomes the one that is due', async () => {
    const { client, business_id } = await holder()
    const body = { business_id, agency: 'dti', type: 15 } as const
    const draft = await client.call(createReport, { body })
    expect(draft.body).toMatchObject({ register: { insurance_policy_number: 'CL-2026-0042' } })
    const again = await client.call(createReport, { body })
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This report is open already.', details: { transaction_id: draft.body.transaction_id } },
    })
    await openReportsOn(world, '2026-11-01')
    expect(ensure(await reportOf(world, business_id)).id).toBe(draft.body.transaction_id)
    expect((await move(client, draft.body.transaction_id, 'delete-draft')).status).toBe(409)
  })

  test('may be deleted before it is due, and begun again', async () => {
    const { client, business_id } = await holder()
    const begin = () => client.call(createReport, { body: { business_id, agency: 'dti', type: 15 } })
    await moved(client, (await begin()).body.transaction_id, 'delete-draft')
    expect((await begin()).status).toBe(200)
  })

  test('is refused without an accreditation and for another’s business', async () => {
    const { client, business_id } = await applicant(world)
    const body = { business_id, agency: 'dti', type: 15 } as const
    expect((await client.call(createReport, { body })).body).toMatchObject({
      message: 'Only a business that holds an accreditation of this agency files reports.',
    })
    const other = await holder()
    expect((await client.call(createReport, { body: { ...body, business_id: other.business_id } })).status).toBe(404)
  })
})

describe('a policy that is filed', () => {
  test('is refused below the minimum of the highest scope held, with its days the wrong way round, and as the one before', async () => {
    const { client, id } = await asked()
    const faults = async (policy: object) => {
      await writePolicy(client, id, policy)
      return (await submit(client, await read(client, id))).body as unknown as { errors: Record<string, string[]> }
    }
    expect((await faults({ insurance_cover: '499999.99' })).errors).toMatchObject({
      insurance_cover: ['International scope requires a cover of at least ₱500,000.00; the policy covers ₱499,999.99.'],
    })
    expect((await faults({ insurance_ends_on: '2026-12-30' })).errors).toMatchObject({
      insurance_ends_on: ['The cover ends before it begins.'],
    })
    const before = {
      insurance_policy_number: 'CL-2026-0042',
      insurance_starts_on: '2026-01-01',
      insurance_ends_on: '2026-12-31',
    }
    expect((await faults(before)).errors).toMatchObject({
      insurance_policy_number: ['The register holds this policy already. Enter the one that follows it.'],
    })
  })

  test.each(['dti', 'cab'] as const)(
    'in time is accepted, enters the register, and plans the next: %s',
    async (agency) => {
      const business = await asked(agency)
      await examined(business, {}, agency)
      expect((await move(staff[agency].evaluator, business.id, 'accept-with-penalty')).body).toMatchObject({
        message: 'Nothing is late or defective.',
      })
      await moved(staff[agency].evaluator, business.id, 'accept-on-time')
      const { client, business_id } = business
      expect(await read(client, business.id)).toMatchObject({
        status: Status.accredited,
        next: 'The report is accepted.',
      })
      const { body: calendar } = await client.call(reportCalendar, { params: { id: business_id } })
      expect(calendar.covers).toMatchObject([{ agency, policy_number: 'CL-2027-0042', ends_on: '2027-12-31' }])
      const policies = calendar.obligations.filter(({ type }) => type === 15)
      expect(policies).toMatchObject([
        { state: 'accepted', opens_on: '2026-11-01', due_on: '2027-01-04' },
        { state: 'to-come', opens_on: '2027-11-01', due_on: '2028-01-03' },
      ])
      const register = world.db.selectFrom('businesses').select('profile').where('id', '=', business_id)
      const { profile } = await register.executeTakeFirstOrThrow()
      expect(profile).toMatchObject({ insurance_policy_number: 'CL-2027-0042' })
      await openReportsOn(world, '2027-11-01')
      expect(ensure(await reportOf(world, business_id, agency)).id).not.toBe(business.id)
    },
  )

  test('late but without a day uncovered costs nothing', async () => {
    const business = await asked()
    await examined(business, {}, 'dti', '2027-01-20')
    const { body } = await business.client.call(reportFindings, { params: { id: business.id } })
    expect(body).toMatchObject({ obligation: { state: 'filed', days_late: 16 }, days_without_cover: 0, penalty: null })
    await moved(staff.dti.evaluator, business.id, 'accept-on-time')
  })

  test('that is completed within the days of grace keeps the day on which it was filed first', async () => {
    const { client, id, business_id } = await asked()
    world.clock.set('2026-12-29T10:00:00+08:00')
    await filePolicy(world, client, id)
    // A completion that came too late counts; a later one in time does not give the first day back.
    const counted = { '2027-01-06': '2026-12-29', '2027-01-20': '2027-01-20', '2027-01-21': '2027-01-20' }
    for (const [day, filed_on] of Object.entries(counted)) {
      await moved(staff.dti.evaluator, id, 'mark-incomplete', { missing_items: 'The schedule of the policy.' })
      world.clock.set(`${day}T10:00:00+08:00`)
      await moved(client, id, 'complete-requirements')
      expect(await obligationRows(world, business_id)).toMatchObject([{ filed_on, due_on: '2027-01-04' }])
    }
  })
})

describe('a lapse of insurance', () => {
  const lapsed = { insurance_starts_on: '2027-01-02', insurance_ends_on: '2028-01-01' }

  test.each(['dti', 'cab'] as const)('costs 5,000, is paid, and then the policy is accepted: %s', async (agency) => {
    const business = await asked(agency)
    const { client, id, business_id } = business
    const { evaluator, cashier } = staff[agency]
    await examined(business, lapsed, agency, '2027-01-11')
    expect((await move(evaluator, id, 'accept-on-time')).body).toMatchObject({ message: 'A penalty is due.' })
    await moved(evaluator, id, 'accept-with-penalty')
    expect(await read(client, id)).toMatchObject({
      assessment: {
        total: '5000.00',
        lines: [
          {
            label: 'Lapse of insurance',
            quantity: 1,
            why: 'No policy covered for 1 day. The rate is ₱5,000.00 for each lapse.',
          },
        ],
      },
    })
    await moved(cashier, id, 'issue-order-of-payment')
    const invoices = world.db.selectFrom('invoices').select(['accreditation', 'penalty', 'total_amount_due'])
    expect(await invoices.where('transaction_id', '=', id).executeTakeFirstOrThrow()).toEqual({
      accreditation: '0.00',
      penalty: '5000.00',
      total_amount_due: '5000.00',
    })
    await moved(client, id, 'pay-online-over-the-counter', await paymentOf(client, world, id))
    const received = { received_on: today(world), amount_received: await amountDue(world, id) }
    await moved(cashier, id, 'validate-payment', received)
    expect(await read(client, id)).toMatchObject({ status: Status.accredited })
    const { body } = await client.call(reportCalendar, { params: { id: business_id } })
    const policies = body.obligations.filter(({ type }) => type === 15)
    expect(policies).toMatchObject([{ state: 'accepted', penalty: '5000.00' }, { state: 'to-come' }])
  })

  /** At 14, with a penalty assessed. */
  async function penalised() {
    const business = await asked()
    await examined(business, lapsed, 'dti', '2027-01-11')
    await moved(staff.dti.evaluator, business.id, 'accept-with-penalty')
    return business
  }
  const forApproval = async (id: number) => {
    const { body } = await staff.dti.approver.call(staffQueues['for-approval'], { body: { per_page: 50 } })
    return body.data.some(({ transaction_id }) => transaction_id === id)
  }

  test('is condoned where the client asks with a letter, and the cashier waits meanwhile', async () => {
    const { client, id } = await penalised()
    expect(await forApproval(id)).toBe(false)
    expect((await move(staff.dti.approver, id, 'condone-penalty', { condonation_number: 'CO-1' })).body).toMatchObject({
      message: 'The client has not asked to be excused from the penalty.',
    })
    const request = { reason: 'The insurer was late.', condonation_letter: await proofOf(client) }
    expect((await move(client, id, 'ask-for-condonation', { reason: 'Please.' })).body).toMatchObject({
      errors: { condonation_letter: ['Attach the letter.'] },
    })
    await moved(client, id, 'ask-for-condonation', request)
    expect(await forApproval(id)).toBe(true)
    expect(await read(client, id)).toMatchObject({ next: 'The decision on your request to be excused.' })
    expect((await move(staff.dti.cashier, id, 'issue-order-of-payment')).body).toMatchObject({
      message: 'The client asks to be excused. The approving officer decides first.',
    })
    expect((await move(staff.dti.approver, id, 'condone-penalty', { grounds: 'Granted.' })).body).toMatchObject({
      errors: { condonation_number: ['Enter the number of the order of condonation.'] },
    })
    await moved(staff.dti.approver, id, 'condone-penalty', { condonation_number: 'CO-2027-004', grounds: 'Granted.' })
    expect(await forApproval(id)).toBe(false)
    const condoned = { amount: '5000.00', remaining: '0.00', order_number: 'CO-2027-004' }
    expect(await read(client, id)).toMatchObject({ status: Status.accredited, assessment: { condoned } })
    const { assessment } = (await staff.dti.cashier.call(transactionDetail, { params: { id } })).body
    expect(assessment.condoned).toMatchObject({ ...condoned, decided_by: expect.stringMatching(/./u) })
    const { body } = await client.call(reportFindings, { params: { id } })
    const answered = { outcome: 'condoned', order_number: 'CO-2027-004', answer: 'Granted.' }
    expect(body).toMatchObject({ condonation: answered, obligation: { penalty: '5000.00', is_condoned: true } })
    const letter = { query: { path: ensure(body.condonation?.letter).id } }
    const replies = [staff.dti, staff.cab].map(({ approver }) => approver.call(downloadFile, letter))
    expect((await Promise.all(replies)).map((reply) => reply.status)).toEqual([200, 404])
  })

  test('is paid where condonation is declined with a reason, and it is asked once', async () => {
    const { client, id } = await penalised()
    const request = async () => ({ reason: 'The insurer was late.', condonation_letter: await proofOf(client) })
    await moved(client, id, 'ask-for-condonation', await request())
    await moved(staff.dti.approver, id, 'decline-condonation', { reason: 'The insurer’s letter says otherwise.' })
    expect(await noticesOf(world, client, '%not condoned')).toMatchObject([
      { message: expect.stringContaining('The insurer’s letter says otherwise.') },
    ])
    expect((await move(client, id, 'ask-for-condonation', await request())).body).toMatchObject({
      message: 'Your request was declined.',
    })
    await moved(staff.dti.cashier, id, 'issue-order-of-payment')
  })
})

describe('a report that is rejected', () => {
  test('is due again: the same obligation opens a new draft', async () => {
    const business = await asked()
    await examined(business, {}, 'dti', '2026-12-01')
    const answers = { report_fault: 'wrong-period', grounds: 'This policy covers another business.' }
    await moved(staff.dti.evaluator, business.id, 'reject-report', answers)
    const notices = world.db.selectFrom('issued_documents').select('payload').where('kind', '=', 'denial-notice')
    const { payload } = await notices.where('transaction_id', '=', business.id).executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      decision: expect.stringMatching(/^The report SFF-\S+ \(.+\) is rejected\.$/),
      appeal: {
        to: 'the Director, Trade Agency',
        steps: [expect.stringContaining('The report is still owed: file it again without delay.')],
      },
    })
    await openReportsOn(world, '2026-12-02')
    const again = ensure(await reportOf(world, business.business_id))
    expect(again).toMatchObject({ status: Status.draft })
    expect(again.id).not.toBe(business.id)
    expect(await obligationRows(world, business.business_id)).toMatchObject([
      { opened_on: '2026-12-02', filed_on: null, falls_on: '2026-12-31' },
    ])
  })

  test('is so after a review too, where the cover changed by half or more', async () => {
    const business = await asked()
    await examined(business, { insurance_cover: '1000000.00' }, 'dti')
    const { id } = business
    const body = { findings: 'The cover is half of what it was.', recommendation: 'Review.', legal_basis: '' }
    await staff.dti.evaluator.call(saveMemorandum, { params: { id }, body })
    await moved(staff.dti.evaluator, id, 'refer-for-review', { remarks: 'Half the cover.' })
    await moved(staff.dti.reviewer, id, 'reject-report', {
      report_fault: 'falsified',
      grounds: 'The insurer denies the policy.',
    })
    expect(await read(business.client, id)).toMatchObject({ status: Status.requestRejected })
  })

  test('is accepted by the reviewer where nothing is wrong', async () => {
    const business = await asked()
    await examined(business, { insurance_cover: '4000000.00' }, 'dti')
    const { id } = business
    const body = { findings: 'The cover was doubled.', recommendation: 'Accept.', legal_basis: '' }
    await staff.dti.evaluator.call(saveMemorandum, { params: { id }, body })
    await moved(staff.dti.evaluator, id, 'refer-for-review', { remarks: 'Twice the cover.' })
    await moved(staff.dti.reviewer, id, 'accept')
    expect(await read(business.client, id)).toMatchObject({ status: Status.accredited })
  })
})
