import { confirmSections, renewals } from '@lading/contract/applications/renewals'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { ensure } from '@lading/domain/ensure'
import { scopeText } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accredited } from '#testing/filings/accredited-business'
import {
  addingRow,
  approvedFreeOfCharge,
  filedChange,
  openedChange,
  workedChange,
  type Changing,
} from '#testing/filings/changes'
import { correctedAndApproved } from '#testing/filings/corrected-and-approved'
import { workUntil } from '#testing/filings/desk-work'
import { filesOf, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { endingSoon, filedRenewal, openedRenewal } from '#testing/filings/renewals'
import { createRenewalsWorld } from '#testing/filings/renewals-world'
import { foreignAgent } from '#testing/samples/sample-rows'
import { soundFigures } from '#testing/filings/write-up'
import { applyDeadlines } from '../../../jobs/apply-deadlines.ts'

const { world, sea, air, worked, opened, toFirstDay } = await createRenewalsWorld()
beforeEach(toFirstDay)
afterAll(() => world.close())

const [NAME, AGENTS, CATEGORY] = [3, 6, 12]

/** International scope is added, with a policy until 31 Dec 2027. */
async function widened(business: Changing): Promise<void> {
  const { client, accreditation_id } = business
  const transaction_id = await openedChange(business, CATEGORY)
  const draft = await read(client, transaction_id)
  const wanted = { international: 1, insurance_cover: '2000000.00', insurance_ends_on: '2027-12-31' }
  await saving(
    client,
    draft,
    Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path])),
  )
  expect(await submit(client, await fillWithDocuments(world, client, transaction_id))).toMatchObject({ status: 200 })
  const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures, transaction_id } as const
  const found = () => sea.evaluator.call(saveRatioSheet, { params: { id: accreditation_id }, body: figures })
  await workUntil({ world, staff: sea, client, transaction_id, found }, Status.accredited)
}

const scopesOf = async (id: number | null) =>
  scopeText(
    await world.db
      .selectFrom('accreditations')
      .select(['domestic', 'international', 'nvocc'])
      .where('id', '=', ensure(id))
      .executeTakeFirstOrThrow(),
  )

const certificatesOf = (accreditation_id: number | null) =>
  world.db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'payload'])
    .where('accreditation_id', '=', ensure(accreditation_id))
    .where('kind', 'in', ['certificate', 'branch-certificate'])
    .where('standing', '=', 'issued')
    .orderBy('id')
    .execute()

test('a branch that only the other agency covers is neither charged nor certified with a renewal, nor closed by it', async () => {
  const business = await endingSoon(world, '24-SFF-000961')
  const byAir = { ...business, accreditation_id: await accredited(world, business.business_id, 'cab', '25-AFF-000961') }
  await opened(byAir, air, 'Cebu')

  const { body } = await business.client.call(renewals)
  expect(body.data[0]?.surcharges[0]).toMatchObject({ amount: '2000.00' })
  const draft = await openedRenewal(business)
  expect(draft.form['branches']).toEqual([])
  expect(draft.assessment.total).toBe('3030.00')
  await filedRenewal(world, business, draft)
  await worked(business, draft, Status.accredited)
  expect(await certificatesOf(draft.accreditation_id)).toMatchObject([{ kind: 'certificate' }])
  expect(await certificatesOf(byAir.accreditation_id)).toMatchObject([{ number: '25-AFF-000961-B01' }])
  const branches = world.db.selectFrom('business_branches').select('closed_on')
  expect(await branches.where('business_id', '=', business.business_id).execute()).toEqual([{ closed_on: null }])
})

describe('a scope that is added while a renewal', () => {
  test('is a draft stands in the draft, is charged, and is looked at again', async () => {
    const business = await endingSoon(world, '24-SFF-000962')
    const draft = await openedRenewal(business)
    const params = { id: ensure(draft.accreditation_id) }
    // What is said of a section stands beside what was said of another before.
    for (const section of ['office', 'scope'])
      await business.client.call(confirmSections, { params, body: { sections: [section] } })
    await widened(business)
    const now = await read(business.client, draft.transaction_id)
    expect(now).toMatchObject({ form: { international: 1 }, confirmed_sections: ['office'] })
    expect(now.assessment.total).toBe('5530.00') // 4,000 + 1,500 + 30
    expect(now.requirements.map(({ code }) => code)).toContain('S-13')
    await filedRenewal(world, business, now)
    expect(await scopesOf(draft.accreditation_id)).toBe('Domestic, International')
  })

  test('is worked is in the accreditation renewed, for the fee of what was filed', async () => {
    const business = await endingSoon(world, '24-SFF-000963')
    const draft = await openedRenewal(business)
    await filedRenewal(world, business, draft)
    await worked(business, draft, Status.forRecommendingApproval)
    await widened(business)
    await worked(business, draft, Status.accredited, Status.forRecommendingApproval)
    expect(await scopesOf(draft.accreditation_id)).toBe('Domestic, International')
    expect(await certificatesOf(draft.accreditation_id)).toMatchObject([
      { payload: { scope: ['International', 'Domestic'] } },
    ])
    expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3030.00')
  })
})

describe('a name that is changed while a renewal', () => {
  const named = [NAME, { business_name: 'Bagong Pangalan Inc.' }] as const

  test('is a draft is shown to its client beside what the draft says', async () => {
    const business = await endingSoon(world, '24-SFF-000964')
    const draft = await openedRenewal(business)
    expect(draft.register_now).toEqual(draft.register)
    await workedChange(world, business, sea, named)
    const now = await read(business.client, draft.transaction_id)
    expect(now.register_now).toMatchObject({ business_name: 'Bagong Pangalan Inc.', domestic: 1 })
    expect(now.register).not.toMatchObject({ business_name: 'Bagong Pangalan Inc.' })
  })

  test.each([
    ['is drawn', Status.approved],
    ['waits to be printed', Status.forPrinting],
  ])('%s is on the certificate that it issues', async (_words, until) => {
    const business = await endingSoon(world, `24-SFF-00097${until}`)
    const draft = await openedRenewal(business)
    await filedRenewal(world, business, draft)
    await worked(business, draft, until)
    await workedChange(world, business, sea, named)
    await world.runJobs()
    await moved(sea.releasing, draft.transaction_id, 'print-seal')
    expect(await certificatesOf(draft.accreditation_id)).toMatchObject([
      { payload: { business_name: 'Bagong Pangalan Inc.' } },
    ])
  })
})

test('drawn anew before it has its number, a renewal keeps the one that the certificates of its branches say', async () => {
  const business = await endingSoon(world, '24-SFF-000968')
  await opened(business, sea, 'Cebu')
  const draft = await openedRenewal(business)
  await filedRenewal(world, business, draft)
  await worked(business, draft, Status.approved)
  const held = world.db.updateTable('issued_documents').set({ held_until: new Date('9999-12-31T00:00:00Z') })
  const ordered = held.where('transaction_id', '=', draft.transaction_id).where('kind', 'like', '%certificate')
  const main = (await ordered.returning(['kind', 'number']).execute()).find(({ kind }) => kind === 'certificate')

  await workedChange(world, business, sea, [NAME, { business_name: 'Bagong Pangalan Inc.' }])
  await world.runJobs()
  await moved(sea.releasing, draft.transaction_id, 'print-seal')
  const said = { business_name: 'Bagong Pangalan Inc.', in_force_on: '2026-04-15' }
  expect(await certificatesOf(draft.accreditation_id)).toMatchObject([
    { number: main?.number, payload: said },
    { number: `${main?.number}-B01`, payload: { ...said, main_number: main?.number } },
  ])
})

test('a printed certificate of a renewal is not handed over under a former name, but made again', async () => {
  const business = await endingSoon(world, '24-SFF-000965')
  const { transaction_id, ...draft } = await openedRenewal(business)
  await filedRenewal(world, business, { transaction_id, ...draft })
  await worked(business, { transaction_id, ...draft }, Status.forPrinting)
  const fetched = { delivery: 'pickup' } as const
  await world.db.updateTable('transactions').set(fetched).where('id', '=', transaction_id).execute()
  await moved(sea.releasing, transaction_id, 'print-seal')
  await workedChange(world, business, sea, [NAME, { business_name: 'Bagong Pangalan Inc.' }])
  expect(await move(sea.releasing, transaction_id, 'mark-ready-for-pickup')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('The register changed since the certificate was printed.') },
  })
  await correctedAndApproved(world, sea, transaction_id)
  await moved(sea.releasing, transaction_id, 'print-seal')
  await moved(sea.releasing, transaction_id, 'mark-ready-for-pickup')
  expect(await certificatesOf(draft.accreditation_id)).toMatchObject([
    { payload: { business_name: 'Bagong Pangalan Inc.' } },
  ])
})

test('nor does it count as handed over under a former name when nobody claims it in time', async () => {
  const business = await endingSoon(world, '24-SFF-000969')
  const draft = await openedRenewal(business)
  const { transaction_id: id } = draft
  await filedRenewal(world, business, draft)
  await worked(business, draft, Status.forPrinting)
  const row = () => world.db.updateTable('transactions').where('id', '=', id)
  await row().set({ delivery: 'pickup' }).execute()
  const unclaimed = async () => {
    await moved(sea.releasing, id, 'print-seal')
    await moved(sea.releasing, id, 'mark-ready-for-pickup')
    return async () => {
      await row().set({ client_deadline_on: '2026-02-26' }).execute()
      await applyDeadlines(world).run()
      return (await read(business.client, id)).status
    }
  }
  const first = await unclaimed()
  await workedChange(world, business, sea, [NAME, { business_name: 'Bagong Pangalan Inc.' }])
  expect(await first()).toBe(Status.forPickup)
  await correctedAndApproved(world, sea, id)
  expect(await (await unclaimed())()).toBe(Status.accredited)
  const told = world.db.selectFrom('notifications').select('message').where('transaction_id', '=', id)
  const [{ message } = { message: '' }] = await told.where('subject', 'like', '%completed').execute()
  expect(message).toContain('The printed document was not picked up by the last day and is archived.')
})

test('the agreements and the policy that a further category brought are taken over', async () => {
  const business = await endingSoon(world, '24-SFF-000966')
  await widened(business)
  const draft = await openedRenewal(business)
  expect(filesOf(draft, 'S-13')).toMatchObject([{ is_carried: true }])
  expect(filesOf(draft, 'S-15')).toMatchObject([{ is_carried: true, expires_on: '2027-12-31' }])
})

test('a list of agents that was asked for before a renewal and approved while it was open serves the next one', async () => {
  const business = await endingSoon(world, '24-SFF-000967')
  const { client } = business
  const change = await openedChange(business, AGENTS)
  const domestic = { ...foreignAgent, key: 'agent-8', name: 'Visayas Cargo Agents', country: 'PH' }
  expect(await filedChange(world, business, change, addingRow(domestic, 'agents'))).toMatchObject({ status: 200 })
  const renewal = await openedRenewal(business)
  await approvedFreeOfCharge(world, business, sea, change)
  await filedRenewal(world, business, renewal)
  await worked(business, renewal, Status.accredited)

  const accreditation_id = ensure(renewal.accreditation_id)
  const term = { expiry_date: '2027-12-15' }
  await world.db.updateTable('accreditations').set(term).where('id', '=', accreditation_id).execute()
  world.clock.set('2027-11-20T09:00:00+08:00')
  const owner = await world.signedIn(client.user_id)
  const next = await openedRenewal({ ...business, client: owner, accreditation_id })
  expect(next.form['agents']).toMatchObject([{ name: 'Visayas Cargo Agents' }])
  expect(filesOf(next, 'S-14')).toMatchObject([{ name: 'C06-01.png', is_carried: true }])
})
