import { applicationForm } from '@lading/contract/forms/business/application'
import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import { businessById } from '@lading/contract/businesses'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { createReport } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import { openedChange, type Changing } from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { memorandumOf } from '#testing/filings/memoranda'
import { acceptAll, moved } from '#testing/filings/moves'
import { filePolicy, openReportsOn } from '#testing/filings/reports'
import { broughtTo } from '#testing/filings/scenario'
import { soundFigures } from '#testing/filings/write-up'

let desks: Awaited<ReturnType<typeof worldOfBothAgencies>>
beforeAll(async () => {
  desks = await worldOfBothAgencies()
})
afterAll(() => desks.world.close())
beforeEach(() => desks.world.clock.set('2026-03-02T09:00:00+08:00'))

const FURTHER_CATEGORY = 12
const first = { policy_number: 'CL-2026-0042', cover_amount: '2000000.00', ends_on: '2026-12-31' }
const byAirNow = { policy_number: 'CL-2027-0042', cover_amount: '2000000.00', ends_on: '2027-12-31' }

const coversOf = ({ business_id }: Changing, agency: Agency) =>
  desks.world.db
    .selectFrom('insurance_covers')
    .select(['policy_number', 'cover_amount', 'ends_on'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .orderBy('id')
    .execute()

/** Insured until 31 Dec 2026 with both agencies; by air it has reported its next policy since. */
async function insuredOtherwiseByAir(serial: number): Promise<Changing> {
  const { world, air } = desks
  const bySea = await accreditedBusiness(world, 'dti', `24-SFF-000${serial}`)
  await accredited(world, bySea.business_id, 'cab', `24-AFF-000${serial}`)
  await openReportsOn(world, '2026-03-02')
  const { client, business_id } = bySea
  const { transaction_id } = (await client.call(createReport, { body: { business_id, agency: 'cab', type: 15 } })).body
  expect(await filePolicy(world, client, transaction_id)).toMatchObject({ status: 200 })
  await moved(air.evaluator, transaction_id, 'lock')
  await acceptAll(air.evaluator, transaction_id)
  await moved(air.evaluator, transaction_id, 'accept-on-time')
  expect(await coversOf(bySea, 'cab')).toEqual([first, byAirNow])
  return bySea
}

async function filed({ client }: Changing, transaction_id: number, answers: object) {
  const { form } = await read(client, transaction_id)
  const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, form[path]))
  if (patch.length > 0) await saving(client, await read(client, transaction_id), patch)
  expect(await submit(client, await fillWithDocuments(desks.world, client, transaction_id))).toMatchObject({
    status: 200,
  })
}

describe('a business that is insured with each agency by a policy of its own', () => {
  test('adds a category by sea with its policy of the sea, and its cover by air stays', async () => {
    const { world, sea: staff } = desks
    const business = await insuredOtherwiseByAir(951)
    const transaction_id = await openedChange(business, FURTHER_CATEGORY)
    const { form, register } = await read(business.client, transaction_id)
    const known = { insurance_policy_number: first.policy_number, insurance_ends_on: first.ends_on }
    expect(form).toMatchObject(known)
    expect(register).toMatchObject(known)

    await filed(business, transaction_id, { nvocc: 1, insurance_cover: '3000000.00' })
    const year = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures, transaction_id } as const
    const found = () => staff.evaluator.call(saveRatioSheet, { params: { id: business.accreditation_id }, body: year })
    await workUntil({ world, staff, client: business.client, transaction_id, found }, Status.accredited)
    expect(await coversOf(business, 'dti')).toEqual([first, { ...first, cover_amount: '3000000.00' }])
    expect(await coversOf(business, 'cab')).toEqual([first, byAirNow])
  })

  test('reads on its page the policy with each agency', async () => {
    const { client, business_id } = await insuredOtherwiseByAir(953)
    const { policies } = (await client.call(businessById, { params: { id: business_id } })).body
    expect(policies).toMatchObject([
      { agency: 'dti', answers: { insurance_policy_number: first.policy_number } },
      { agency: 'cab', answers: { insurance_policy_number: byAirNow.policy_number, insurance_cover: '2000000.00' } },
    ])
  })

  test('renews by sea with its policy of the sea, which the renewal does not change', async () => {
    const { world, sea: staff } = desks
    const business = await insuredOtherwiseByAir(952)
    const { client, accreditation_id: renewed } = business
    const term = { first_day: '2024-04-15', expiry_date: '2026-04-14' }
    await world.db.updateTable('accreditations').set(term).where('id', '=', renewed).execute()
    const { body: draft } = await client.call(openRenewal, { params: { id: renewed } })
    expect(draft.form).toMatchObject({ insurance_policy_number: first.policy_number })

    const { transaction_id } = draft
    const accreditation_id = ensure(draft.accreditation_id)
    const sections = Object.keys(applicationForm.sections)
    await client.call(confirmSections, { params: { id: accreditation_id }, body: { sections } })
    await filed(business, transaction_id, {})
    await broughtTo(world, { client, staff, transaction_id, accreditation_id }, Status.forReview)
    expect(await memorandumOf(world, transaction_id)).toMatchObject({ insurance: [{ number: first.policy_number }] })
    await broughtTo(world, { client, staff, transaction_id, accreditation_id }, Status.accredited, Status.forReview)
    expect(await coversOf(business, 'dti')).toEqual([first])
    expect(await coversOf(business, 'cab')).toEqual([first, byAirNow])
  })
})
