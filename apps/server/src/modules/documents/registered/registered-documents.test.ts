import { registeredDocuments } from '@lading/contract/documents/registered-documents'
import { openRenewal } from '@lading/contract/applications/renewals'
import { documentsOnFile } from '@lading/domain/documents/registered-documents'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { approvedFreeOfCharge, openedChange } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { attachMissing, patchOf, read, saving, submit } from '#testing/filings/filing'
import { seaApplication, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => {
  world = await worldAt(Status.accredited)
  sea = await deskStaff(world, 'dti')
  air = await deskStaff(world, 'cab')
})
afterAll(() => world.close())

const REGISTRATION_DOCUMENTS = 7
const permit = { document: 'mayors-permit', number: 'BP-2027-0042', issued_on: '2026-03-02', valid_until: '2028-12-31' }

/** Answers the draft of a renewed document, attaches it, and files it. */
async function filed(client: Client, id: number, answers: Readonly<Record<string, string>>) {
  const draft = await read(client, id)
  const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, draft.form[path]))
  await saving(client, draft, patch)
  await attachMissing(client, id)
  return submit(client, await read(client, id))
}

const registerOf = async (client: Client, business_id: number) =>
  (await client.call(registeredDocuments, { params: { id: business_id } })).body.data

test('by air a lease is filed without number or last day, and only its own agency opens the file', async () => {
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'cab', '25-AFF-000971')
  const id = await openedChange({ client, business_id, accreditation_id }, REGISTRATION_DOCUMENTS)
  expect(await filed(client, id, { document: 'lease', issued_on: '2026-02-01' })).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, { client }, air, id)
  const lease = { kind: 'lease', number: '', valid_until: null, agency: 'cab', transaction_id: id }
  expect(await registerOf(client, business_id)).toMatchObject([{ ...lease, files: [{ name: 'C07-01.png' }] }])
  expect(await registerOf(air.evaluator, business_id)).toMatchObject([{ ...lease, files: [{ name: 'C07-01.png' }] }])
  expect(await registerOf(sea.evaluator, business_id)).toMatchObject([{ ...lease, files: [] }])
  const stranger = await world.customer()
  expect((await stranger.call(registeredDocuments, { params: { id: business_id } })).status).toBe(404)
})

test('a permit without its last day, one that has ended, and one without a number are refused at the field', async () => {
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000972')
  const id = await openedChange({ client, business_id, accreditation_id }, REGISTRATION_DOCUMENTS)
  const errors = async (answers: Readonly<Record<string, string>>) =>
    ((await filed(client, id, answers)).body as unknown as { errors: object }).errors
  expect(await errors({ document: 'mayors-permit', issued_on: '2025-01-10' })).toEqual({
    number: ['Enter the number of the document.'],
    valid_until: ['Choose the last day of the permit.'],
  })
  expect(await errors({ ...permit, issued_on: '2025-01-10', valid_until: '2025-12-31' })).toEqual({
    valid_until: ['This document is no longer in force. Enter the renewed one.'],
  })
  expect(await errors({ ...permit, valid_until: '2026-03-01' })).toMatchObject({
    valid_until: ['The document ends before it was issued.'],
  })
})

test('by sea a renewed permit takes the place of the one that the application brought, which stays to be read, and serves the renewal', async () => {
  const { client, business_id, accreditation_id } = await seaApplication(world, {
    until: Status.accredited,
    staff: sea,
  })
  const before = await registerOf(client, business_id)
  expect(before.map(({ kind }) => kind).toSorted()).toEqual([
    'bill-of-lading-form',
    'bir-registration',
    'mayors-permit',
    'registration-certificate',
    'sss-registration',
  ])
  expect(before).toContainEqual(
    expect.objectContaining({ kind: 'registration-certificate', number: 'CS201512345', issued_on: '2015-06-01' }),
  )
  const id = await openedChange({ client, business_id, accreditation_id }, REGISTRATION_DOCUMENTS)
  expect(await filed(client, id, permit)).toMatchObject({ status: 200 })
  expect(await registerOf(client, business_id)).toEqual(before)
  await approvedFreeOfCharge(world, { client }, sea, id)

  const permits = documentsOnFile(await registerOf(client, business_id)).find(
    ({ current }) => current.kind === 'mayors-permit',
  )
  expect(permits?.current).toMatchObject({ number: permit.number, valid_until: permit.valid_until, transaction_id: id })
  expect(permits?.current.files).toEqual([{ file_id: expect.any(String), name: 'C07-01.png' }])
  expect(permits?.earlier).toMatchObject([{ number: '' }])
  const { rows } = await sql`select 1 from invoices where transaction_id = ${id}`.execute(world.db)
  expect(rows).toEqual([])
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', id)
    .where('kind', '=', 'memorandum')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({
    changes: expect.arrayContaining([
      { label: 'Document', before: 'Mayor’s or business permit', after: 'Mayor’s or business permit' },
      { label: 'Number', before: '', after: permit.number },
    ]),
  })

  world.clock.set('2028-02-20T09:00:00+08:00')
  const owner = await world.signedIn(client.user_id)
  const renewal = (await owner.call(openRenewal, { params: { id: accreditation_id } })).body
  expect(renewal.requirements.find(({ code }) => code === 'S-07')?.files).toMatchObject([
    { name: 'C07-01.png', expires_on: permit.valid_until, is_carried: true },
  ])
})
