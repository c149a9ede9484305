import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { reportFindings } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openedChange } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { acceptAll, moved } from '#testing/filings/moves'
import {
  askedBusiness,
  filePolicy,
  nextPolicy,
  noticesOf,
  obligationRows,
  openReportsOn,
  reportOf,
} from '#testing/filings/reports'
import { proofOf, type SeaStaff } from '#testing/filings/scenario'
import { soundFigures } from '#testing/filings/write-up'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-11-01T08:00:00+08:00'))

const { insurance_scope: _, insurance_territory: __, ...policy } = nextPolicy
const FURTHER_CATEGORY = 12

/** A further category that brings a policy, approved while the report about the next policy is a draft. */
async function broughtBy(agency: Agency, starts_on: string) {
  const business = await askedBusiness(world, agency)
  staff = { ...staff, [agency]: await deskStaff(world, agency) }
  const { client, accreditation_id } = business
  const transaction_id = await openedChange(business, FURTHER_CATEGORY)
  const draft = await read(client, transaction_id)
  const wanted = { domestic: 1, ...policy, insurance_starts_on: starts_on }
  const patch = Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path]))
  await saving(client, draft, patch)
  expect(await submit(client, await fillWithDocuments(world, client, transaction_id))).toMatchObject({ status: 200 })
  const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures, transaction_id } as const
  const { evaluator } = staff[agency]
  const found = () => evaluator.call(saveRatioSheet, { params: { id: accreditation_id }, body: figures })
  await workUntil({ world, staff: staff[agency], client, transaction_id, found }, Status.accredited)
  await openReportsOn(world, '2026-11-02')
  return business
}

const policiesOf = (business_id: number) =>
  world.db
    .selectFrom('insurance_covers')
    .select(['policy_number', 'starts_on'])
    .where('business_id', '=', business_id)
    .orderBy('id')
    .execute()

test.each(['dti', 'cab'] as const)(
  'at %s a policy that follows at once spares its report: the draft is deleted, and its client is told',
  async (agency) => {
    const { client, business_id, id } = await broughtBy(agency, '2027-01-01')
    expect(await reportOf(world, business_id, agency)).toMatchObject({ id, status: Status.deleted })
    expect(await noticesOf(world, client, '%not needed%')).toHaveLength(1)
    expect(await obligationRows(world, business_id)).toMatchObject([
      { complied_on: expect.any(String) },
      { complied_on: null, falls_on: '2027-12-31' },
    ])
  },
)

test.each(['dti', 'cab'] as const)(
  'at %s, days without cover between two policies are reported and penalised, and the later policy is recorded once',
  async (agency) => {
    const { client, business_id, id } = await broughtBy(agency, '2027-01-05')
    expect(await policiesOf(business_id)).toMatchObject([{}, { starts_on: '2027-01-05' }])
    expect(await reportOf(world, business_id, agency)).toMatchObject({ id, status: Status.draft })
    expect(await noticesOf(world, client, '%not needed%')).toEqual([])

    expect(await filePolicy(world, client, id, { insurance_starts_on: '2027-01-05' })).toMatchObject({ status: 200 })
    const { evaluator, cashier } = ensure(staff[agency])
    await moved(evaluator, id, 'lock')
    await acceptAll(evaluator, id)
    const { body } = await evaluator.call(reportFindings, { params: { id } })
    expect(body).toMatchObject({ days_without_cover: 4, penalty: { total: '5000.00' } })
    await moved(evaluator, id, 'accept-with-penalty')
    await moved(cashier, id, 'issue-order-of-payment')
    expect(await policiesOf(business_id)).toHaveLength(2)
  },
)

test.each([
  { expiry_date: '2027-01-04', days: 4, total: '5000.00', accepted: 'accept-with-penalty' },
  { expiry_date: '2026-12-31', days: 0, total: undefined, accepted: 'accept-on-time' },
])(
  'a business whose accreditation ends on $expiry_date pays for no day without cover after it',
  async ({ expiry_date, days, total, accepted }) => {
    const { client, accreditation_id, id } = await askedBusiness(world)
    const { evaluator } = await deskStaff(world, 'dti')
    await world.db.updateTable('accreditations').set({ expiry_date }).where('id', '=', accreditation_id).execute()
    world.clock.set('2027-01-11T10:00:00+08:00')
    expect(await filePolicy(world, client, id, { insurance_starts_on: '2027-01-10' })).toMatchObject({ status: 200 })
    await moved(evaluator, id, 'lock')
    await acceptAll(evaluator, id)
    const { body } = await evaluator.call(reportFindings, { params: { id } })
    expect([body.days_without_cover, body.penalty?.total]).toEqual([days, total])
    await moved(evaluator, id, accepted)
  },
)

test('a lapse stays owed when the policy after the next is accepted, and its report, excused later, leaves that policy in force', async () => {
  const { client, business_id, id } = await broughtBy('dti', '2027-01-05')
  const { evaluator, approver } = ensure(staff.dti)
  await openReportsOn(world, '2027-11-01')
  const { id: next } = ensure(await reportOf(world, business_id))
  const following = { insurance_policy_number: 'CL-2028-0042', insurance_starts_on: '2028-01-01' }
  const filed = await filePolicy(world, client, next, { ...following, insurance_ends_on: '2028-12-31' })
  expect(filed).toMatchObject({ status: 200 })
  await moved(evaluator, next, 'lock')
  await acceptAll(evaluator, next)
  await moved(evaluator, next, 'accept-on-time')
  await openReportsOn(world, '2027-12-20')
  expect(await read(client, id)).toMatchObject({ status: Status.draft })
  expect(await noticesOf(world, client, '%not needed%')).toEqual([])

  expect(await filePolicy(world, client, id, { insurance_starts_on: '2027-01-05' })).toMatchObject({ status: 200 })
  await moved(evaluator, id, 'lock')
  await acceptAll(evaluator, id)
  await moved(evaluator, id, 'accept-with-penalty')
  const request = { reason: 'The insurer was late.', condonation_letter: await proofOf(client) }
  await moved(client, id, 'ask-for-condonation', request)
  await moved(approver, id, 'condone-penalty', { condonation_number: 'CO-2027-9', grounds: 'Granted.' })
  expect(await policiesOf(business_id)).toMatchObject([{}, {}, { policy_number: 'CL-2028-0042' }])
  expect(await obligationRows(world, business_id)).toMatchObject([
    { complied_on: expect.any(String) },
    { complied_on: expect.any(String) },
    { complied_on: null, falls_on: '2028-12-31' },
  ])
})
