import { applicationForm } from '@lading/contract/forms/business/application'
import type { Filing } from '@lading/contract/filing/filing'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import { createReport } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { addingRow, approvedFreeOfCharge, filedChange, openedChange, type Changing } from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { acceptAll, moved } from '#testing/filings/moves'
import { filePolicy, nextPolicy, noticesOf, obligationRows, openReportsOn, reportOf } from '#testing/filings/reports'
import { broughtTo, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { treasurer } from '#testing/samples/sample-rows'
import { soundFigures } from '#testing/filings/write-up'
import { createWorld, type World } from '#testing/world'
import { openObligations } from '../../../jobs/open-obligations.ts'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await seaStaff(world)
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

const { insurance_scope: _, insurance_territory: __, ...policy } = nextPolicy
const first = { policy_number: 'CL-2026-0042', ends_on: '2026-12-31' }
const next = { policy_number: policy.insurance_policy_number, ends_on: policy.insurance_ends_on }

const coversOf = ({ business_id }: Changing) =>
  world.db
    .selectFrom('insurance_covers')
    .select(['policy_number', 'ends_on'])
    .where('business_id', '=', business_id)
    .orderBy('id')
    .execute()

/** From when the history says that what an approval wrote holds. */
const heldFrom = async (transaction_id: number) =>
  (
    await world.db
      .selectFrom('register_changes')
      .select('effective_on')
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow()
  ).effective_on

/** Insured until 31 Dec 2026, and accredited until 14 Apr 2026: what it owes is planned. */
async function endingSoon(number: string): Promise<Changing> {
  const business = await accreditedBusiness(world, 'dti', number)
  const term = { first_day: '2024-04-15', expiry_date: '2026-04-14' }
  await world.db.updateTable('accreditations').set(term).where('id', '=', business.accreditation_id).execute()
  await openReportsOn(world, '2026-03-02')
  return business
}

/** The next policy is reported before it is asked for. */
async function reportFiled({ client, business_id }: Changing): Promise<number> {
  const report = await client.call(createReport, { body: { business_id, agency: 'dti', type: 15 } })
  const { transaction_id } = report.body
  expect(await filePolicy(world, client, transaction_id)).toMatchObject({ status: 200 })
  return transaction_id
}

async function accepted(transaction_id: number): Promise<void> {
  await moved(staff.evaluator, transaction_id, 'lock')
  await acceptAll(staff.evaluator, transaction_id)
  await moved(staff.evaluator, transaction_id, 'accept-on-time')
}

async function renewing({ client, accreditation_id }: Changing): Promise<Filing> {
  return (await client.call(openRenewal, { params: { id: accreditation_id } })).body
}

async function answered({ client }: Changing, draft: Filing, answers: object) {
  const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, draft.form[path]))
  if (patch.length > 0) await saving(client, draft, patch)
  return submit(client, await fillWithDocuments(world, client, draft.transaction_id))
}

async function filed(business: Changing, draft: Filing, answers: object) {
  const sections = Object.keys(applicationForm.sections)
  await business.client.call(confirmSections, { params: { id: ensure(draft.accreditation_id) }, body: { sections } })
  expect(await answered(business, draft, answers)).toMatchObject({ status: 200 })
}

async function renewed({ client }: Changing, { transaction_id, accreditation_id }: Filing) {
  const found = { client, staff, transaction_id, accreditation_id: ensure(accreditation_id) }
  await broughtTo(world, found, Status.accredited)
  await openObligations(world).run()
}

describe('the cover of an accreditation that is renewed', () => {
  test('stays the policy of a report that was accepted while the renewal was worked', async () => {
    const business = await endingSoon('24-SFF-000941')
    const { business_id } = business
    const draft = await renewing(business)
    await filed(business, draft, {})
    await accepted(await reportFiled(business))
    await renewed(business, draft)
    expect(await coversOf(business)).toEqual([first, next])
    expect(await obligationRows(world, business_id)).toMatchObject([
      { complied_on: '2026-03-02' },
      { complied_on: null, falls_on: next.ends_on },
    ])
  })

  test('is the policy that the renewal brings, and a report of it that is filed by then goes on', async () => {
    const business = await endingSoon('24-SFF-000945')
    const draft = await renewing(business)
    await filed(business, draft, policy)
    const report = await reportFiled(business)
    await renewed(business, draft)
    const [asked] = await obligationRows(world, business.business_id)
    expect(asked).toMatchObject({ filed_on: '2026-03-02', complied_on: null })
    await accepted(report)
    expect(await coversOf(business)).toEqual([first, next])
    expect(await obligationRows(world, business.business_id)).toMatchObject([
      { complied_on: '2026-03-02' },
      { complied_on: null, falls_on: next.ends_on },
    ])
  })

  test('is the policy that the renewal brings, which is not asked a second time', async () => {
    const business = await endingSoon('24-SFF-000942')
    const { client, business_id } = business
    const ofPolicies = world.db.updateTable('obligations').where('business_id', '=', business_id).where('type', '=', 15)
    await ofPolicies.set({ opens_on: '2026-03-02' }).execute()
    await openObligations(world).run()
    const asked = ensure(await reportOf(world, business_id))
    expect(asked).toMatchObject({ status: Status.draft })

    const draft = await renewing(business)
    await filed(business, draft, policy)
    await renewed(business, draft)
    expect(await heldFrom(draft.transaction_id)).toBe('2026-04-15') // the first day of the new term
    expect(await coversOf(business)).toEqual([first, next])
    expect(await reportOf(world, business_id)).toMatchObject({ id: asked.id, status: Status.deleted })
    expect(await noticesOf(world, client, '%not needed%')).toHaveLength(1)
    expect(await obligationRows(world, business_id)).toMatchObject([
      { complied_on: '2026-03-02', opened_on: null },
      { complied_on: null, opens_on: '2027-11-01', falls_on: next.ends_on },
    ])
  })
})

test('a renewal takes over the policy of a report, and the papers of officers who came since', async () => {
  const business = await endingSoon('24-SFF-000944')
  await accepted(await reportFiled(business))
  const change = await openedChange(business, 5)
  await filedChange(world, business, change, addingRow(treasurer, 'officers'))
  await approvedFreeOfCharge(world, business, staff, change)
  const { requirements } = await renewing(business)
  const carried = (code: string) => requirements.find((line) => line.code === code)?.files
  expect(carried('S-15')).toMatchObject([{ name: 'R15-01.png', is_carried: true }])
  expect(carried('S-12')).toMatchObject([{ name: 'C05-04.png', is_carried: true }])
})

test('a further category needs the cover of the highest scope, and its policy is the cover from its approval on', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-000943')
  const { client, accreditation_id } = business
  await openReportsOn(world, '2026-03-02')
  const transaction_id = await openedChange(business, 12)
  const wider = { nvocc: 1, ...policy, insurance_starts_on: '2026-02-01' }
  const low = await answered(business, await read(client, transaction_id), { ...wider, insurance_cover: '999999.99' })
  expect(low).toMatchObject({
    status: 400,
    body: {
      errors: {
        insurance_cover: ['NVOCC scope requires a cover of at least ₱1,000,000.00; the policy covers ₱999,999.99.'],
      },
    },
  })
  expect(await answered(business, await read(client, transaction_id), wider)).toMatchObject({ status: 200 })
  const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures, transaction_id } as const
  const found = () => staff.evaluator.call(saveRatioSheet, { params: { id: accreditation_id }, body: figures })
  await workUntil({ world, staff, client, transaction_id, found }, Status.accredited)
  expect(await heldFrom(transaction_id)).toBe('2026-03-02') // the day of approval
  expect(await coversOf(business)).toEqual([first, next])
  expect(await obligationRows(world, business.business_id)).toMatchObject([
    { complied_on: '2026-03-02' },
    { complied_on: null, falls_on: next.ends_on },
  ])
})
