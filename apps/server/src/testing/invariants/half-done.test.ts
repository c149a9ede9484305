import { deleteRequest, createRequest } from '@lading/contract/requests/requests'
import { createReport } from '@lading/contract/reports/reports'
import { Status } from '@lading/domain/transactions/status'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accreditedBusiness } from '../filings/accredited-business.ts'
import { filedCertificateRequest, writeProposedLetter } from '../filings/certificate-request.ts'
import { filedMove, openedChanges } from '../filings/changes.ts'
import { deskStaff, workUntil } from '../filings/desk-work.ts'
import { filePolicy, reportOf } from '../filings/reports.ts'
import { brokenInvariants, halfDone } from './half-done.ts'
import { acceptAll, moved } from '../filings/moves.ts'
import { amountDue, today } from '../filings/scenario.ts'
import { createWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const found = () => halfDone(world.db, world.config.data_dir, world.clock.now())

test('nothing is half done where a change and a certification were issued and a draft was thrown away', async () => {
  const staff = await deskStaff(world, 'dti')
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000931')
  const [change] = await openedChanges(client, business_id, [accreditation_id])
  const { transaction_id } = ensure(change)
  await filedMove(world, client, transaction_id)
  await workUntil({ world, staff, client, transaction_id }, Status.accredited)

  const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
  expect((await client.call(deleteRequest, { params: { id: draft.transaction_id } })).status).toBe(200)
  const requested = await filedCertificateRequest(client, business_id)
  const letter = writeProposedLetter(staff.evaluator, requested)
  await workUntil({ world, staff, client, transaction_id: requested, found: letter }, Status.accredited, 'lock')
  expect(await found()).toEqual([])

  await world.db.updateTable('issued_documents').set({ state: 'queued' }).where('kind', '=', 'certification').execute()
  expect(await found()).toEqual([
    `invariant_approved_without_its_document: ${requested} stands at 22 without a certification that is ready`,
  ])
  await world.db.updateTable('issued_documents').set({ state: 'ready' }).where('kind', '=', 'certification').execute()
  await world.db.updateTable('number_series').set({ last_number: 9 }).where('series', '=', 'reference-dti-Q').execute()
  expect(await found()).toEqual([
    expect.stringMatching(/^invariant_numbers_with_gaps_or_doubles: .*reference-dti-Q.*used were 1 2$/),
  ])
})

test('a payment that the client posted waits with its proof; the cashier has seen the money and needs none', async () => {
  const staff = await deskStaff(world, 'cab')
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'cab', '25-AFF-000932')
  const [change] = await openedChanges(client, business_id, [accreditation_id])
  const { transaction_id } = ensure(change)
  await filedMove(world, client, transaction_id)
  await workUntil({ world, staff, client, transaction_id }, Status.forPayment)
  const paid_on = today(world)
  const posted = { payment_reference: 'LB-0043', paid_on, amount_paid: await amountDue(world, transaction_id) }
  await moved(staff.cashier, transaction_id, 'pay-online-over-the-counter', posted)
  const waiting = async () => (await found()).filter((line) => line.startsWith('invariant_order_without_its_attempt'))
  expect(await waiting()).toEqual([])

  await world.db.updateTable('payment_attempts').set({ posted_by: client.user_id }).where('status', '=', 9).execute()
  expect(await waiting()).toEqual([expect.stringMatching(/has 1 open attempts, 1 without the proof/)])
})

describe('of reports and of the register each fault is found', () => {
  let report: number
  let obligation: number
  beforeAll(async () => {
    const staff = await deskStaff(world, 'dti')
    const { client, business_id } = await accreditedBusiness(world, 'dti', '25-SFF-000933')
    const draft = await client.call(createReport, { body: { business_id, agency: 'dti', type: 15 } })
    report = draft.body.transaction_id
    await world.runJobs() // the periods are planned
    await filePolicy(world, client, report)
    await moved(staff.evaluator, report, 'lock')
    await acceptAll(staff.evaluator, report)
    await moved(staff.evaluator, report, 'accept-on-time')
    obligation = ensure(ensure(await reportOf(world, business_id)).obligation_id)
  })

  const owed = sql`update obligations set`
  const aPeriod = sql`id = (select id from obligations where type = 14 and ended_on is null order by id limit 1)`
  const entered = sql`update register_changes set`
  const faults: readonly [string, () => RawBuilder<unknown>][] = [
    ['invariant_report_beside_its_obligation', () => sql`${owed} complied_on = null where id = ${obligation}`],
    ['invariant_obligation_complied_without_report', () => sql`${owed} complied_on = opens_on where ${aPeriod}`],
    ['invariant_reminder_of_nothing_owed', () => sql`${owed} remind_on = complied_on where id = ${obligation}`],
    ['invariant_obligation_beside_its_report', () => sql`${owed} filed_on = null where id = ${obligation}`],
    ['invariant_obligation_beside_its_report', () => sql`${owed} filed_on = opens_on where ${aPeriod}`],
    [
      'invariant_periods_that_overlap',
      () => sql`insert into obligations (business_id, agency, accreditation_id, type, period, first_day, last_day)
        select business_id, agency, accreditation_id, type, 'again', first_day, last_day from obligations where ${aPeriod}`,
    ],
    ['invariant_period_without_the_next', () => sql`${owed} opened_on = opens_on where ${aPeriod}`],
    ['invariant_accreditation_without_reports', () => sql`${owed} ended_on = opens_on where type = 13`],
    [
      'invariant_register_without_approval',
      () => sql`insert into register_changes (transaction_id, business_id, before, after, at)
        select id, business_id, '{}', '{}', created_at from transactions where status = 16`,
    ],
    ['invariant_register_of_another', () => sql`${entered} effective_on = null`],
    [
      'invariant_change_outside_the_register',
      () => sql`${entered} transaction_id = ${report} where transaction_id <> ${report}`,
    ],
    [
      'invariant_register_says_it_again',
      () => sql`insert into register_changes (transaction_id, business_id, before, after, effective_on, at)
        select transaction_id, business_id, before, after, effective_on, at from register_changes`,
    ],
    ['invariant_office_apart_from_its_business', () => sql`update offices set name = 'as it was called before'`],
  ]

  test('where all is well none is', async () => {
    const lines = await brokenInvariants(world.db)
    expect(lines.filter((line) => faults.some(([view]) => line.startsWith(view)))).toEqual([])
  })

  /** What a change by hand breaks, before it is taken back. */
  async function broken(change: RawBuilder<unknown>): Promise<string[]> {
    const views: string[] = []
    const kept = world.db.transaction().execute(async (tx) => {
      await change.execute(tx)
      views.push(...(await brokenInvariants(tx)))
      throw new Error('taken back')
    })
    await expect(kept).rejects.toThrow('taken back')
    return [...new Set(views.map((line) => line.slice(0, line.indexOf(': '))))]
  }

  test.each(faults)('%s', async (view, change) => {
    expect(await broken(change())).toContain(view)
  })
})
