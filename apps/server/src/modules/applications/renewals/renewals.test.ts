import { ownAccreditations } from '@lading/contract/accreditations/accreditations'
import { businessStats } from '@lading/contract/applications/application-lists'
import { openChanges } from '@lading/contract/changes'
import { latestAccreditation } from '@lading/contract/applications/applications'
import { deadlines } from '@lading/contract/deadlines'
import { verifyDocument } from '@lading/contract/directory'
import { removeDocument, restoreDocument } from '@lading/contract/filing/filed-documents'
import type { Filing } from '@lading/contract/filing/filing'
import { applicationForm } from '@lading/contract/forms/business/application'
import { confirmSections, openRenewal, renewals } from '@lading/contract/applications/renewals'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { openedChange } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { sampleBranch } from '#testing/samples/sample-branch'
import { broughtTo, seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'
import { endAccreditations } from '../../../jobs/end-accreditations.ts'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await seaStaff(world)
})
afterAll(() => world.close())

const begins = '2026-04-06T09:00:00+08:00'

/** A business that the portal accredited on 6 April 2026, for two years. */
async function accreditedHere() {
  world.clock.set(begins)
  const { client, business_id, accreditation_id } = await seaApplication(world, { until: Status.accredited, staff })
  return { client: await world.signedIn(client.user_id), business_id, accreditation_id }
}
/** What the dashboard of the business shows of its accreditations. */
const heldBy = async (client: Client, id: number) =>
  (await client.call(businessStats, { params: { id } })).body.accreditations
type Accredited = Awaited<ReturnType<typeof accreditedHere>>

async function at(client: Client, moment: string): Promise<Client> {
  world.clock.set(`${moment}+08:00`)
  await endAccreditations(world).run()
  for (const [desk, person] of Object.entries(staff)) staff = { ...staff, [desk]: await world.signedIn(person.user_id) }
  return world.signedIn(client.user_id)
}

async function opened(client: Client, id: number): Promise<Filing> {
  const { status, body } = await client.call(openRenewal, { params: { id } })
  if (status !== 200) throw new Error(`The renewal was refused: ${JSON.stringify(body)}`)
  return body
}

const accreditationOf = (id: number) =>
  world.db.selectFrom('accreditations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const certificateOf = (accreditation_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['slug', 'number', 'standing', 'replaced_by'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const verdictOn = async (slug: string | null) =>
  (await world.visitor().call(verifyDocument, { params: { slug: ensure(slug) } })).body

const filesOf = ({ requirements }: Filing, code: string) =>
  ensure(requirements.find((line) => line.code === code)).files

const profileOf = async ({ business_id }: Accredited) => registerIn(world.db, business_id)

/** Files the draft with what it still misses. */
async function filed({ client }: Pick<Accredited, 'client'>, draft: Filing, changes = {}): Promise<void> {
  const { transaction_id, form } = draft
  await saving(client, draft, [patchOf('insurance_ends_on', '2029-12-31', form['insurance_ends_on'])])
  const unread = await fillWithDocuments(world, client, transaction_id)
  const unsaid = { 'sections.office': ['Principal office: say whether this is still right.'] }
  expect(unread.faults).toMatchObject(unsaid)
  expect(await submit(client, unread)).toMatchObject({ status: 400, body: { errors: unsaid } })
  const sections = Object.keys(applicationForm.sections)
  await client.call(confirmSections, { params: { id: ensure(draft.accreditation_id) }, body: { sections } })
  const { body, status } = await submit(client, await fillWithDocuments(world, client, transaction_id), changes)
  if (status !== 200) throw new Error(`The renewal was not filed: ${JSON.stringify(body)}`)
}

/** Files the draft, and works it to its end. */
async function renewed({ client }: Pick<Accredited, 'client'>, draft: Filing): Promise<number> {
  await filed({ client }, draft)
  return worked({ client }, draft)
}

async function worked(
  { client }: Pick<Accredited, 'client'>,
  { transaction_id, accreditation_id: renewed_as }: Filing,
): Promise<number> {
  const accreditation_id = ensure(renewed_as)
  await broughtTo(world, { client, staff, transaction_id, accreditation_id }, Status.accredited)
  return accreditation_id
}

describe('the draft of a renewal', () => {
  let business: Accredited
  let owner: Client
  let draft: Filing
  beforeAll(async () => void (business = await accreditedHere()))

  test('opens two months before expiry, and for no other customer', async () => {
    const params = { id: business.accreditation_id }
    const early = await at(business.client, '2028-02-04T09:00:00')
    expect(await early.call(openRenewal, { params })).toMatchObject({
      status: 409,
      body: { message: 'Renewal opens on 5 Feb 2028.' },
    })
    owner = await at(business.client, '2028-02-05T09:00:00')
    expect(await (await world.customer()).call(openRenewal, { params })).toMatchObject({ status: 404 })
    const { status, body } = await owner.call(openRenewal, { params })
    expect(status).toBe(200)
    draft = body
  })

  test('is prefilled, with what was filed before and still serves', () => {
    expect(draft).toMatchObject({
      type: 2,
      status: Status.draft,
      form: { international: 1, business_name: expect.any(String) },
    })
    expect(draft.register).toEqual(draft.form)
    // The key officers are the same; the portal issued the certificate itself, so nobody uploads it.
    expect(filesOf(draft, 'S-12')).toMatchObject([{ is_carried: true }])
    expect(draft.requirements.map(({ code }) => code)).not.toContain('S-21')
    // The permit of the first filing is over by the first day of the new term.
    expect(filesOf(draft, 'S-07')).toEqual([])
  })

  test('asks a document again that its answers no longer carry, and never gives up the file filed before, removed or had back', async () => {
    const [officer] = draft.form['officers'] as { key: string; training_hours: number }[]
    const path = `officers.${ensure(officer).key}.training_hours`
    await saving(owner, draft, [patchOf(path, 80, officer?.training_hours)])
    expect(filesOf(await read(owner, draft.transaction_id), 'S-12')).toEqual([])
    await saving(owner, await read(owner, draft.transaction_id), [patchOf(path, officer?.training_hours, 80)])
    const [back] = filesOf(await read(owner, draft.transaction_id), 'S-12')
    expect(back).toMatchObject({ is_carried: true })
    const { id: back_id, file_id } = ensure(back)
    await owner.call(removeDocument, { params: { id: back_id } })
    const restored = { requirement_code: 'S-12', file_id }
    const had = await owner.call(restoreDocument, { params: { id: draft.transaction_id }, body: restored })
    const [again] = filesOf(had.body, 'S-12')
    expect(again).toMatchObject({ file_id, is_carried: true })
    // Neither another's file nor one under a requirement it was not filed under before is had back so.
    const elsewhere = { ...restored, requirement_code: 'S-10' }
    expect(await owner.call(restoreDocument, { params: { id: draft.transaction_id }, body: elsewhere })).toMatchObject({
      status: 409,
    })
    await owner.call(removeDocument, { params: { id: ensure(again).id } })
    const file = await world.db.selectFrom('files').select('deleted_at').where('id', '=', file_id).executeTakeFirst()
    expect(file).toEqual({ deleted_at: null })
  })

  test('asks of what an earlier system left without its documents all that a new application asks', async () => {
    world.clock.set(begins)
    const migrated = await accreditedBusiness(world, 'dti', '24-SFF-000931')
    const theirs = await at(migrated.client, '2028-03-01T09:00:00')
    const { requirements } = await opened(theirs, migrated.accreditation_id)
    const codes = requirements.filter((line) => line.mandatory).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['S-02', 'S-08', 'S-21']))
  })

  test('is not opened more than a year after expiry; list and dashboard say until when, by sea where it can be opened', async () => {
    world.clock.set(begins)
    const { client, accreditation_id, business_id } = await accreditedBusiness(world, 'dti', '24-SFF-000932')
    const byAir = await accreditedBusiness(world, 'cab', '24-AFF-000932')
    const last = await at(client, '2029-03-07T09:00:00')
    const { body } = await last.call(renewals)
    expect(body.data).toMatchObject([
      { accreditation_id, why_not: null, opens_on: '2028-01-07', expiry_date: '2028-03-07', ends_on: '2029-03-07' },
    ])
    const renewal = { has_begun: false, ends_on: '2029-03-07' }
    expect(await heldBy(last, business_id)).toMatchObject([{ standing: 'expired', ends_soon: false, renewal }])
    const flier = await at(byAir.client, '2029-03-07T09:00:00')
    expect(await heldBy(flier, byAir.business_id)).toMatchObject([{ standing: 'expired', renewal: null }])
    const late = await at(client, '2029-03-08T09:00:00')
    expect(await late.call(openRenewal, { params: { id: accreditation_id } })).toMatchObject({ status: 409 })
    expect(await accreditationOf(accreditation_id)).toMatchObject({ status: Status.terminated })
  })
})

test('in time, a renewal begins where the old term ends, replaces it on that day, and changes the register at approval', async () => {
  const business = await accreditedHere()
  const owner = await at(business.client, '2028-03-01T09:00:00')
  const draft = await opened(owner, business.accreditation_id)
  const { trade_name } = await profileOf(business)
  await saving(owner, draft, [patchOf('trade_name', 'Kalayaan Lines', trade_name)])
  expect((await profileOf(business)).trade_name).toBe(trade_name)
  const onTheOldRow = { transaction_type_ids: [5], accreditation_ids: [business.accreditation_id] }
  const asked = await owner.call(openChanges, { params: { id: business.business_id }, body: onTheOldRow })
  const change = ensure(asked.body.transactions[0]).transaction_id
  expect(await heldBy(owner, business.business_id)).toMatchObject([{ renewal: { has_begun: true } }])
  const renewal = await renewed({ client: owner }, draft)
  expect((await profileOf(business)).trade_name).toBe('Kalayaan Lines')
  // The change that was open on the row renewed goes on with the new one.
  expect(await read(owner, change)).toMatchObject({ accreditation_id: renewal, status: Status.draft })

  expect(await accreditationOf(renewal)).toMatchObject({
    status: Status.accredited,
    first_day: '2028-04-06',
    expiry_date: '2030-04-05',
    previous_accreditation_id: business.accreditation_id,
  })
  const before = await certificateOf(business.accreditation_id)
  expect(await verdictOn(before.slug)).toMatchObject({ standing: 'current' })
  const { number } = await accreditationOf(renewal)
  expect(await heldBy(owner, business.business_id)).toMatchObject([
    { accreditation_id: renewal, standing: 'not-yet', renewed_by: null },
    { accreditation_id: business.accreditation_id, standing: 'current', renewed_by: number, renewal: null },
  ])
  await at(owner, '2028-04-06T00:10:00')
  const after = await certificateOf(renewal)
  const replaced = {
    standing: 'replaced',
    replaced_by_slug: after.slug,
    sentence: expect.stringContaining('6 Apr 2028'),
  }
  expect(await verdictOn(before.slug)).toMatchObject(replaced)
  expect(await verdictOn(after.slug)).toMatchObject({ standing: 'current' })
  const { body } = await owner.call(latestAccreditation, { params: { id: business.accreditation_id } })
  expect(body).toEqual({ accreditation_id: renewal })
})

test('late, it costs a surcharge by the day it is complete, begins on the day of decision, and replaces what had expired', async () => {
  const business = await accreditedHere()
  const owner = await at(business.client, '2028-04-25T09:00:00') // twenty days late
  expect(await accreditationOf(business.accreditation_id)).toMatchObject({ status: Status.expired })
  const draft = await opened(owner, business.accreditation_id)
  const { transaction_id } = draft
  const renewal = await renewed({ client: owner }, draft)
  const { assessment } = await read(owner, transaction_id)
  expect(assessment.lines).toContainEqual(
    expect.objectContaining({ param_key: 'sff.surcharge.main.16-30', amount: '4000.00' }),
  )
  expect(await accreditationOf(renewal)).toMatchObject({ first_day: '2028-04-25', expiry_date: '2030-04-24' })
  expect(await accreditationOf(business.accreditation_id)).toMatchObject({
    status: Status.expired,
    successor_id: renewal,
  })
  const before = await certificateOf(business.accreditation_id)
  expect(await verdictOn(before.slug)).toMatchObject({ standing: 'replaced' })
})

test('printed, it is handed over against the paper that it replaces or an affidavit; until then the holder is asked by the old one', async () => {
  world.clock.set('2026-04-06T09:00:00+08:00')
  const { client: holder, accreditation_id: id } = await accreditedBusiness(world, 'dti', '24-SFF-000933')
  const client = await at(holder, '2028-02-01T09:00:00')
  const draft = await opened(client, id)
  await filed({ client }, draft, { delivery: 'pickup' })
  const { transaction_id } = draft
  const accreditation_id = ensure(draft.accreditation_id)
  await broughtTo(world, { client, staff, transaction_id, accreditation_id }, Status.accredited)
  const { releasing } = staff
  const asked = async () => {
    const [former] = (await client.call(ownAccreditations)).body.data.filter((one) => one.accreditation_id === id)
    const { data } = (await client.call(deadlines)).body
    return { renewed_by: former?.renewed_by, kinds: data.map(({ kind }) => kind) }
  }
  const byTheOldOne = { renewed_by: null, kinds: expect.arrayContaining(['document']) }
  expect(await asked()).toEqual(byTheOldOne)
  await moved(releasing, transaction_id, 'mark-ready-for-pickup', { pickup_slot: 'Any morning' })
  expect(await asked()).toEqual(byTheOldOne)
  const handing = { claimant_name: 'Jose Santos', claimant_id: 'Passport P1', released_on: '2028-02-01' }
  expect(await move(releasing, transaction_id, 'release-to-claimant', handing)).toMatchObject({
    status: 400,
    body: { errors: { old_certificate: [expect.any(String)] } },
  })
  await moved(releasing, transaction_id, 'release-to-claimant', { ...handing, old_certificate: 'surrendered' })
  expect(await accreditationOf(accreditation_id)).toMatchObject({ status: Status.accredited })
  const { row_id } = await world.db
    .selectFrom('transaction_steps')
    .select('row_id')
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row_id).toBe('A46')
})

test('a branch that a change opened meanwhile, named in the renewal too, stands once and has one certificate a term', async () => {
  const business = await accreditedHere()
  const client = await at(business.client, '2028-03-01T09:00:00')
  const draft = await opened(client, business.accreditation_id)
  await saving(client, draft, [patchOf('branches.one', { ...sampleBranch('one', 'Cebu'), name: 'CEBU' }, null)])
  await filed({ client }, await read(client, draft.transaction_id))
  const change = await openedChange({ ...business, client }, 11)
  const opening = [
    patchOf('branches.two', sampleBranch('two', 'Cebu'), null),
    patchOf('effective_on', '2028-03-01', ''),
  ]
  await saving(client, await read(client, change), opening)
  expect(await submit(client, await fillWithDocuments(world, client, change))).toMatchObject({ status: 200 })
  await workUntil({ world, staff, client, transaction_id: change }, Status.accredited)
  const renewal = await worked({ client }, draft)

  const { branches } = await profileOf(business)
  const named = branches.filter(({ name }) => /cebu/i.test(name))
  expect(named).toMatchObject([{ key: 'two', name: 'Cebu' }])
  const certificates = await world.db
    .selectFrom('issued_documents as d')
    .innerJoin('branch_accreditations as c', 'c.id', 'd.branch_accreditation_id')
    .innerJoin('business_branches as b', 'b.id', 'c.branch_id')
    .select(['d.accreditation_id', 'b.key'])
    .where('b.business_id', '=', business.business_id)
    .where('b.name', 'ilike', 'cebu')
    .orderBy('d.id')
    .execute()
  expect(certificates).toEqual([
    { accreditation_id: business.accreditation_id, key: 'two' },
    { accreditation_id: renewal, key: 'two' },
  ])
})
