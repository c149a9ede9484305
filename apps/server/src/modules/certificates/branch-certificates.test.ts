import { certificates } from '@lading/contract/certificates'
import { verificationData, verifyDocument } from '@lading/contract/directory'
import { openRenewal, confirmSections } from '@lading/contract/applications/renewals'
import { applicationForm } from '@lading/contract/forms/business/application'
import { listedStateAt } from '@lading/domain/accreditation/certificate/status-list'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, filledDraft, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { sampleBranch } from '#testing/samples/sample-branch'
import { moved } from '#testing/filings/moves'
import { broughtTo, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'
import { endAccreditations } from '../../jobs/end-accreditations.ts'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  world.clock.set('2026-04-06T09:00:00+08:00')
  staff = await seaStaff(world)
})
afterAll(() => world.close())

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

const certificatesOf = (accreditation_id: number) =>
  world.db
    .selectFrom('issued_documents as d')
    .leftJoin('branch_accreditations as c', 'c.id', 'd.branch_accreditation_id')
    .leftJoin('business_branches as b', 'b.id', 'c.branch_id')
    .select(['d.number', 'd.slug', 'd.state', 'd.standing', 'd.status_index', 'b.name as branch'])
    .where('d.accreditation_id', '=', accreditation_id)
    .where('d.kind', 'in', ['certificate', 'branch-certificate'])
    .orderBy('d.id')
    .execute()

const statusOf = async (id: number) =>
  (await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

async function listedStateOf(index: number | null) {
  const { body } = await world.visitor().call(verificationData)
  const bits = gunzipSync(Buffer.from(body.status_list.encoded_list, 'base64url'))
  return listedStateAt(bits, ensure(index))
}

/** A new application of a business with branches in Cebu and Davao, brought to a status by the desks. */
async function filedWithBranches(until: Status) {
  const branches = [sampleBranch('cebu', 'Cebu'), sampleBranch('davao', 'Davao')]
  const { client, business_id } = await applicant(world, { branches })
  const draft = await filledDraft(world, client, business_id)
  expect(draft.assessment.total).toBe('6090.00') // 4,000 + 2 × 1,000 + 3 × 30
  const { body } = await submit(client, draft)
  const filed = { client, staff, transaction_id: draft.transaction_id, accreditation_id: ensure(body.accreditation_id) }
  return { ...(await broughtTo(world, filed, until)), business_id }
}

test('an accreditation comes with a certificate for each branch, and its page names the branches of today', async () => {
  const { client, accreditation_id, transaction_id } = await filedWithBranches(Status.approved)
  const ordered = await certificatesOf(accreditation_id)
  const [main] = ordered
  const number = ensure(main).number
  expect(ordered.map(({ number, branch }) => [number, branch])).toEqual([
    [number, null],
    [`${number}-B01`, 'Cebu'],
    [`${number}-B02`, 'Davao'],
  ])
  await world.runJobs()
  await moved(staff.releasing, transaction_id, 'print-seal')
  expect(await statusOf(transaction_id)).toBe(Status.accredited)

  const [, cebu, davao] = await certificatesOf(accreditation_id)
  expect(await verdictOn(ensure(davao).slug)).toMatchObject({
    standing: 'current',
    kind: 'branch-certificate',
    number: `${number}-B02`,
    branch: { name: 'Davao', address: expect.stringContaining('Davao Building'), main_number: number },
    branches: [],
  })
  expect(await verdictOn(ensure(main).slug)).toMatchObject({
    branch: null,
    branches: [
      { name: 'Cebu', number: `${number}-B01`, slug: ensure(cebu).slug },
      { name: 'Davao', number: `${number}-B02`, slug: ensure(davao).slug },
    ],
  })
  const { body } = await client.call(certificates, { body: { order_by: 'number', sort_by: 'asc' } })
  expect(body.data.map(({ branch_name, standing, form }) => [branch_name, standing, form])).toEqual([
    [null, 'current', 'offered'],
    ['Cebu', 'current', 'not-offered'],
    ['Davao', 'current', 'not-offered'],
  ])
})

test('each document that can be picked up stands with its number in the mail and in the authorisation letter', async () => {
  const { client, accreditation_id, transaction_id } = await filedWithBranches(Status.forPrinting)
  await world.db.updateTable('transactions').set({ delivery: 'pickup' }).where('id', '=', transaction_id).execute()
  await moved(staff.releasing, transaction_id, 'print-seal')
  await moved(staff.releasing, transaction_id, 'mark-ready-for-pickup')
  const [main, ...branches] = (await certificatesOf(accreditation_id)).map(({ number }) => number)
  expect(branches).toHaveLength(2)
  const first = { document: 'Certificate of accreditation', document_number: main }
  const others = branches.map((number) => ({ document: 'Certificate of a branch', document_number: number }))
  const { message } = await world.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', client.user_id)
    .where('transaction_id', '=', transaction_id)
    .where('subject', 'like', '%ready for pickup')
    .executeTakeFirstOrThrow()
  for (const { document, document_number } of [first, ...others])
    expect(message).toContain(`<li><b>${document}</b>: ${document_number}, in force `)
  for (const fact of ['Office', 'Address', 'Map', 'Hours', 'Pick up by'])
    expect(message).toContain(`<li><b>${fact}</b>: `)
  expect(message).toContain('What to bring:')
  expect(message).toContain('https://www.openstreetmap.org/?mlat=')
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'authorisation-letter')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ ...first, others })
})

test('approved, it waits until the last of its certificates is drawn, and one sent back takes all with it', async () => {
  const { accreditation_id, transaction_id } = await filedWithBranches(Status.approved)
  const later = new Date(world.clock.now().getTime() + 60_000)
  await world.db
    .updateTable('issued_documents')
    .set({ next_attempt_at: later })
    .where('transaction_id', '=', transaction_id)
    .where('number', 'like', '%-B02')
    .execute()
  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.approved)
  world.clock.forward({ minutes: 2 })
  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.forPrinting)
  await moved(staff.releasing, transaction_id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
  expect((await certificatesOf(accreditation_id)).map(({ standing }) => standing)).toEqual(['void', 'void', 'void'])
})

test('the branch that goes on is renewed with its accreditation, and the one that does not is closed', async () => {
  const { client, accreditation_id } = await filedWithBranches(Status.accredited)
  const [, cebu, davao] = await certificatesOf(accreditation_id)
  world.clock.set('2028-03-01T09:00:00+08:00')
  for (const [desk, person] of Object.entries(staff)) staff = { ...staff, [desk]: await world.signedIn(person.user_id) }
  const owner = await world.signedIn(client.user_id)
  const { body: draft } = await owner.call(openRenewal, { params: { id: accreditation_id } })
  const branches = draft.form['branches'] as { key: string }[]
  await saving(owner, draft, [
    patchOf('insurance_ends_on', '2029-12-31', draft.form['insurance_ends_on']),
    patchOf('branches.davao', null, branches[1]),
  ])
  const renewal = ensure(draft.accreditation_id)
  const sections = Object.keys(applicationForm.sections)
  await owner.call(confirmSections, { params: { id: renewal }, body: { sections } })
  const { transaction_id } = draft
  const filed = await submit(owner, await fillWithDocuments(world, owner, transaction_id))
  expect(filed).toMatchObject({ status: 200 })
  expect((await read(owner, transaction_id)).assessment.total).toBe('5060.00') // 4,000 + 1,000 + 2 × 30
  expect(await listedStateOf(ensure(davao).status_index)).toBe('valid')
  await broughtTo(world, { client: owner, staff, transaction_id, accreditation_id: renewal }, Status.accredited)

  expect(await listedStateOf(ensure(davao).status_index)).toBe('revoked')
  const [, renewed, ...others] = await certificatesOf(renewal)
  expect([renewed, others]).toMatchObject([{ branch: 'Cebu', number: expect.stringMatching(/-B01$/) }, []])
  expect(await verdictOn(ensure(cebu).slug)).toMatchObject({ standing: 'current' })
  world.clock.set('2028-04-06T00:10:00+08:00')
  await endAccreditations(world).run()
  expect(await verdictOn(ensure(cebu).slug)).toMatchObject({
    standing: 'replaced',
    replaced_by_slug: ensure(renewed).slug,
  })
  expect(await verdictOn(ensure(davao).slug)).toMatchObject({ standing: 'surrendered', heading: 'Branch closed' })
  expect(await listedStateOf(ensure(davao).status_index)).toBe('revoked')
})
