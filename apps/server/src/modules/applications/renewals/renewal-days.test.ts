import { openChanges } from '@lading/contract/changes'
import { verifyDocument } from '@lading/contract/directory'
import { deadlines } from '@lading/contract/deadlines'
import { uploadFile } from '@lading/contract/documents/documents'
import { openRemarks, type Filing } from '@lading/contract/filing/filing'
import { applicationForm } from '@lading/contract/forms/business/application'
import { confirmSections, openRenewal } from '@lading/contract/applications/renewals'
import { reportCalendar } from '@lading/contract/reports/reports'
import { moveAccreditation } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { attachMissing, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { noticesOf, obligationRows, openReportsOn } from '#testing/filings/reports'
import { broughtTo, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import { endAccreditations } from '../../../jobs/end-accreditations.ts'
import { tellOfRenewals } from '../../../jobs/tell-of-renewals.ts'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
/** The embedded database has one session for everybody. */
const STARTS = isPostgres ? (process.env['LADING_PROOF'] === 'full' ? 100 : 40) : 5

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await seaStaff(world)
})
afterAll(() => world.close())

interface Renewing {
  readonly client: Client
  readonly business_id: number
  readonly accreditation_id: number
  readonly draft: Filing
}

const at = (moment: string) => world.clock.set(`${moment}+08:00`)

/** A business of an earlier system, good to the end of 31 March 2027, with a renewal of which nothing but some documents may lack. */
async function renewing(number: string, leave: { to_follow?: boolean } = {}): Promise<Renewing> {
  const { business, accreditation_id } = await untilMarch(number)
  const { body } = await business.client.call(openRenewal, { params: { id: accreditation_id } })
  const { transaction_id: id, form } = body
  await saving(business.client, body, [patchOf('insurance_ends_on', '2029-12-31', form['insurance_ends_on'])])
  const sections = Object.keys(applicationForm.sections)
  await business.client.call(confirmSections, { params: { id: ensure(body.accreditation_id) }, body: { sections } })
  const draft = await fillWithDocuments(world, business.client, id, leave)
  return { ...business, accreditation_id, draft }
}

async function untilMarch(number: string) {
  at('2027-03-01T09:00:00')
  const { accreditation_id, ...business } = await accreditedBusiness(world, 'dti', number)
  await world.db
    .updateTable('accreditations')
    .set({ first_day: '2025-04-01', expiry_date: '2027-03-31' })
    .where('id', '=', accreditation_id)
    .execute()
  return { business, accreditation_id }
}

const submitted = async ({ client, draft }: Renewing, changes: Record<string, unknown> = {}) =>
  submit(client, await read(client, draft.transaction_id), changes)

/** The surcharge for the main office, as the order of payment will charge it, with its reason. */
async function surchargeOf({ client, draft }: Renewing) {
  const { assessment } = await read(client, draft.transaction_id)
  return assessment.lines
    .filter(({ param_key }) => param_key.startsWith('sff.surcharge.main'))
    .map(({ param_key, amount, why }) => ({ param_key, amount, why }))
}

const accreditationOf = (id: number) =>
  world.db.selectFrom('accreditations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A certificate of what is renewed, as its QR page finds it; the paper is any file. */
async function pageOf({ accreditation_id, draft }: Renewing): Promise<string> {
  const now = world.clock.now()
  const { file_id } = ensure(draft.requirements.flatMap(({ files }) => files)[0])
  const slug = `page-of-${accreditation_id}`
  const { number, payload } = { number: `25-SFF-9${accreditation_id}`, payload: '{}' }
  const certificate = { kind: 'certificate', number, slug, payload, accreditation_id, audience: 'public' } as const
  await world.db
    .insertInto('issued_documents')
    .values({ ...certificate, state: 'ready', standing: 'issued', file_id, issued_at: now, created_at: now })
    .execute()
  return slug
}

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

describe('a renewal that is filed and complete on the last day, at 23:59:59 in Manila', () => {
  let renewal: Renewing
  let page: string
  beforeAll(async () => {
    renewal = await renewing('25-SFF-000941')
    page = await pageOf(renewal)
  })

  test('is not late', async () => {
    at('2027-03-31T23:59:59')
    expect(await submitted(renewal)).toMatchObject({ status: 200, body: { status: Status.forEvaluation } })
    expect(await surchargeOf(renewal)).toEqual([])
  })

  test('expires while it is decided: its QR page and its notice say that the renewal is under way', async () => {
    expect(await verdictOn(page)).toMatchObject({ standing: 'current' })
    at('2027-04-01T00:10:00')
    const ended = 'This accreditation ended on 31 Mar 2027.'
    const underWay = { standing: 'expired', sentence: `${ended} Its renewal was filed and is not decided yet.` }
    expect(await verdictOn(page)).toMatchObject(underWay)
    await endAccreditations(world).run()
    expect(await accreditationOf(renewal.accreditation_id)).toMatchObject({ status: Status.expired })
    expect(await verdictOn(page)).toMatchObject(underWay)
    const [told] = await noticesOf(world, renewal.client, '%25-SFF-000941, expired')
    expect(ensure(told).message).toContain('Its renewal was filed and is not decided yet.')
    expect(ensure(told).message).not.toContain('surcharge')
  })

  test('costs no surcharge when it is decided, and its term begins on that day', async () => {
    at('2027-04-12T09:00:00')
    const accreditation_id = ensure(renewal.draft.accreditation_id)
    const { transaction_id } = renewal.draft
    await broughtTo(world, { client: renewal.client, staff, transaction_id, accreditation_id }, Status.accredited)
    expect(await surchargeOf(renewal)).toEqual([])
    expect(await accreditationOf(accreditation_id)).toMatchObject({
      first_day: '2027-04-12',
      expiry_date: '2029-04-11',
    })
  })

  test('leaves one report, not two, of the quarter in which it was renewed', async () => {
    await openReportsOn(world, '2027-06-30')
    await openReportsOn(world, '2027-07-01')
    const quarters = await obligationRows(world, renewal.business_id, 14)
    expect(quarters.filter(({ last_day }) => last_day === '2027-06-30')).toHaveLength(1)
    const { body } = await renewal.client.call(reportCalendar, { params: { id: renewal.business_id } })
    const shown = body.obligations.filter(({ type, period }) => type === 14 && period?.last_day === '2027-06-30')
    expect(shown).toMatchObject([{ state: 'due' }])
  })
})

test('approved before the term ends, it is named when that expires while its certificate waits to be printed', async () => {
  const renewal = await renewing('25-SFF-000948')
  const page = await pageOf(renewal)
  await submitted(renewal)
  const { transaction_id, accreditation_id: made } = renewal.draft
  const accreditation_id = ensure(made)
  await broughtTo(world, { client: renewal.client, staff, transaction_id, accreditation_id }, Status.forPrinting)
  at('2027-04-01T00:10:00')
  await endAccreditations(world).run()
  const { number } = await accreditationOf(accreditation_id)
  const [told] = await noticesOf(world, renewal.client, '%25-SFF-000948, expired')
  expect(ensure(told).message).toContain(`Its renewal ${number} is approved and takes its place.`)
  const sentence = 'This accreditation ended on 31 Mar 2027.'
  expect(await verdictOn(page)).toMatchObject({ standing: 'expired', sentence })
})

test('a renewal handed over early says on its page and in its mail that it begins, then that it is in force, then its end', async () => {
  const renewal = await renewing('25-SFF-000950')
  await submitted(renewal)
  const { client, draft } = renewal
  const { transaction_id } = draft
  const accreditation_id = ensure(draft.accreditation_id)
  await broughtTo(world, { client, staff, transaction_id, accreditation_id }, Status.accredited)
  const said = async () => (await read(client, transaction_id)).next
  expect(await said()).toBe('This accreditation begins on 1 Apr 2027.')
  const [told] = await noticesOf(world, client, 'Status Change: %, completed')
  expect(ensure(told).message).toContain('This accreditation begins on 1 Apr 2027.')
  at('2027-04-01T09:00:00')
  expect(await said()).toBe('This accreditation is in force until 31 Mar 2029.')
  const made = world.db.updateTable('accreditations').where('id', '=', accreditation_id)
  await made.set({ first_day: '2025-04-01', expiry_date: '2027-03-31' }).execute()
  expect(await said()).toBe('This accreditation ended on 31 Mar 2027.')
})

describe('a renewal is late by the day it is complete', () => {
  const oneDay = { param_key: 'sff.surcharge.main.1-15', why: 'The renewal was complete 1 day after expiry.' }
  const tenDays = { param_key: 'sff.surcharge.main.1-15', why: 'The renewal was complete 10 days after expiry.' }

  test('one second after the last day it is one day late', async () => {
    const renewal = await renewing('25-SFF-000942')
    at('2027-04-01T00:00:00')
    expect((await submitted(renewal)).body).toMatchObject({ status: Status.forEvaluation })
    expect(await surchargeOf(renewal)).toMatchObject([oneDay])
  })

  test('filed on the last day with documents to follow, complete ten days later, it is ten days late', async () => {
    const renewal = await renewing('25-SFF-000943', { to_follow: true })
    at('2027-03-31T15:00:00')
    const sent = await submitted(renewal, { action: 'submit-with-documents-to-follow' })
    expect(sent.body).toMatchObject({ status: Status.forRequirementCompletion })
    at('2027-04-10T15:00:00')
    await attachMissing(renewal.client, renewal.draft.transaction_id)
    await moved(renewal.client, renewal.draft.transaction_id, 'complete-requirements')
    expect(await surchargeOf(renewal)).toMatchObject([tenDays])
  })

  test('filed on the last day and found incomplete, complete ten days later, it is ten days late', async () => {
    const renewal = await renewing('25-SFF-000944')
    const { transaction_id } = renewal.draft
    at('2027-03-31T15:00:00')
    await submitted(renewal)
    expect(await surchargeOf(renewal)).toEqual([])
    await moved(staff.router, transaction_id, 'mark-incomplete-preliminary-assessment', {
      missing_items: 'The second page of the permit.',
    })
    const remarks = async () => (await renewal.client.call(openRemarks, { params: { id: transaction_id } })).body
    const missing = { kind: 'missing', remark: 'The second page of the permit.', answered_at: null }
    expect(await remarks()).toMatchObject({ data: [missing], total: 1 })
    at('2027-04-10T15:00:00')
    expect(await surchargeOf(renewal)).toMatchObject([tenDays]) // as it is told before it is completed
    await moved(renewal.client, transaction_id, 'complete-requirements')
    expect(await remarks()).toEqual({ data: [], total: 0 })
    expect(await surchargeOf(renewal)).toMatchObject([tenDays])
  })
})

test('a renewal filed with documents to follow is warned before its last day, and told of the surcharge after it', async () => {
  const renewal = await renewing('25-SFF-000949', { to_follow: true })
  const page = await pageOf(renewal)
  await submitted(renewal, { action: 'submit-with-documents-to-follow' })
  const { client } = renewal
  at('2027-03-28T08:00:00')
  await tellOfRenewals(world).run()
  const [warned] = await noticesOf(world, client, 'Renewal is open: 25-SFF-000949')
  expect(ensure(warned).message).toContain('Complete it on or before that day to pay no surcharge.')
  const { body: calendar } = await client.call(deadlines)
  expect(calendar.data.find(({ kind }) => kind === 'renewal')).toMatchObject({
    on: '2027-03-31',
    path: `/my-applications/${ensure(renewal.draft.accreditation_id)}`,
  })
  at('2027-04-01T00:10:00')
  await endAccreditations(world).run()
  const [ended] = await noticesOf(world, client, '%25-SFF-000949, expired')
  expect(ensure(ended).message).toContain('The surcharge grows with the days until it is complete.')
  // It counts as filed on the day it is complete, to the public too.
  const sentence = 'This accreditation ended on 31 Mar 2027.'
  expect(await verdictOn(page)).toMatchObject({ standing: 'expired', heading: 'Expired', sentence })
})

test('a draft is submitted a year after expiry, and not a day later, though no job has written anything off', async () => {
  const renewal = await renewing('25-SFF-000945')
  const endedBefore = (days: number) =>
    world.db
      .updateTable('accreditations')
      .set({ expiry_date: addDays(manilaDay(world.clock.now()), -days) })
      .where('id', '=', renewal.accreditation_id)
      .execute()
  await endedBefore(366)
  expect(await submitted(renewal)).toMatchObject({
    status: 409,
    body: { message: 'It could be renewed until 28 Feb 2027.' },
  })
  await endedBefore(365)
  expect((await submitted(renewal)).body).toMatchObject({ status: Status.forEvaluation })
})

test(`${STARTS} people of a business who start its renewal at once are all led to one draft`, async () => {
  const { business, accreditation_id } = await untilMarch('25-SFF-000946')
  const start = () => business.client.call(openRenewal, { params: { id: accreditation_id } })
  const replies = await Promise.all(Array.from({ length: STARTS }, start))
  const opened = replies.filter(({ status }) => status === 200)
  expect(opened).toHaveLength(1)
  const draft = ensure(opened[0]).body.accreditation_id
  for (const { status, body } of replies.filter((reply) => reply !== opened[0]))
    expect({ status, body }).toMatchObject({ status: 409, body: { details: { accreditation_id: draft } } })
  const rows = await world.db
    .selectFrom('accreditations')
    .select('id')
    .where('previous_accreditation_id', '=', accreditation_id)
    .execute()
  expect(rows).toEqual([{ id: draft }])
})

test('with jobs stopped an accreditation past its last day is neither changed nor given up', async () => {
  const { business, accreditation_id } = await untilMarch('25-SFF-000947')
  const change = () =>
    business.client.call(openChanges, {
      params: { id: business.business_id },
      body: { transaction_type_ids: [5], accreditation_ids: [accreditation_id] },
    })
  at('2027-04-01T00:00:00')
  expect(await change()).toMatchObject({ status: 409 })
  const files = [{ field: 'file', name: 'cessation.png', bytes: sampleScan(4) }]
  const { body: letter } = await business.client.call(uploadFile, {
    body: { business_id: business.business_id },
    files,
  })
  const answers = { reason: 'We close.', letter_of_cessation: letter.id }
  const { version } = await accreditationOf(accreditation_id)
  const surrender = () =>
    business.client.call(moveAccreditation, {
      params: { id: accreditation_id },
      body: { action: 'ask-for-surrender', version, ...answers },
    })
  expect(await surrender()).toMatchObject({ status: 409, body: { message: 'The accreditation has since expired.' } })
  expect(await accreditationOf(accreditation_id)).toMatchObject({ status: Status.accredited, version })
  at('2027-03-31T23:59:59')
  expect((await change()).status).toBe(200)
  expect((await surrender()).status).toBe(200)
})
