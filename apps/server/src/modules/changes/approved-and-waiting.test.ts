import { verifyDocument } from '@lading/contract/directory'
import { registeredDocuments } from '@lading/contract/documents/registered-documents'
import { correctAnswers } from '@lading/contract/filing/corrections'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { documentsOnFile } from '@lading/domain/documents/registered-documents'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import {
  addingRow,
  approvedFreeOfCharge,
  filedChange,
  openedChange,
  workedChange,
  type Answers,
  type Changing,
} from '#testing/filings/changes'
import { correctedAndApproved } from '#testing/filings/corrected-and-approved'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, openDraft, patchOf, read, saving, submit } from '#testing/filings/filing'
import { acceptAll, move, moved } from '#testing/filings/moves'
import { sampleBranch } from '#testing/samples/sample-branch'
import { broughtTo, type SeaStaff } from '#testing/filings/scenario'
import { soundFigures } from '#testing/filings/write-up'
import type { World } from '#testing/world'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

// What happens to a change between its approval and the certificate that its client gets.

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const [NAME, ADDRESS, DOCUMENTS, CAPITAL, BRANCHES, CATEGORY] = [3, 4, 7, 10, 11, 12]

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

const documentsOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'slug', 'standing', 'payload'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', ['certificate', 'branch-certificate'])
    .orderBy('id')
    .execute()

const namesOf = async ({ business_id }: Changing) =>
  (await registerIn(world.db, business_id)).branches.map(({ name }) => name)

const closing = (key: string, on: string): Answers => ({
  [`branches.${key}.closed_on`]: [on, ''],
  [`branches.${key}.closing_reason`]: ['The lease ended.', ''],
})

const opening = (key: string, name: string) => addingRow(sampleBranch(key, name), 'branches')

/** Worked by the desks; the evaluator analyses the capital of a change that tests it. */
async function worked({ client, accreditation_id }: Changing, staff: SeaStaff, transaction_id: number, until: Status) {
  const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures, transaction_id } as const
  const found = () => staff.evaluator.call(saveRatioSheet, { params: { id: accreditation_id }, body: figures })
  await workUntil({ world, staff, client, transaction_id, found }, until)
}

/** A business with a branch in Cebu that has its certificate by air; the register holds no other. */
async function withCebu(number: string) {
  const business = await accreditedBusiness(world, 'cab', number)
  const id = await openedChange(business, BRANCHES)
  expect(await filedChange(world, business, id, opening('cebu', 'Cebu'))).toMatchObject({ status: 200 })
  await worked(business, air, id, Status.accredited)
  const [cebu] = await documentsOf(id)
  return { business, slug: ensure(cebu).slug }
}

test('a branch whose first certificate waits to be drawn stays open when another branch closes', async () => {
  const { business: byAir } = await withCebu('25-AFF-001110')
  const closure = await openedChange(byAir, BRANCHES)
  expect(await filedChange(world, byAir, closure, closing('cebu', '2026-03-02'))).toMatchObject({ status: 200 })
  await worked(byAir, air, closure, Status.forReview)
  await moved(air.reviewer, closure, 'endorse-without-payment')
  await moved(air.recommender, closure, 'recommend-approval', { memorandum_read: true })

  const { client, business_id } = byAir
  const draft = await openDraft(client, business_id)
  const named = sampleBranch('only', 'Davao')
  await saving(client, draft, [patchOf('international', 1, 0), patchOf('branches.only', named, null)])
  const { transaction_id, accreditation_id } = await fillWithDocuments(world, client, draft.transaction_id)
  expect(await submit(client, await read(client, transaction_id))).toMatchObject({ status: 200 })
  const filed = { client, transaction_id, accreditation_id: ensure(accreditation_id), staff: sea }
  await broughtTo(world, filed, Status.approved)
  await moved(air.approver, closure, 'approve')
  await broughtTo(world, filed, Status.accredited, Status.approved)
  expect(await namesOf(byAir)).toEqual(['Davao'])
  expect(await documentsOf(transaction_id)).toMatchObject([
    { kind: 'certificate', standing: 'issued' },
    { standing: 'void', payload: { branch: { name: 'Cebu' } } },
    { standing: 'issued', payload: { branch: { name: 'Davao' } } },
  ])
})

/** A branch that both agencies opened: by air it has its certificate and is about to close, by sea it stands so far. */
async function closingByAir(number: string, until: Status) {
  const byAir = await accreditedBusiness(world, 'cab', `25-AFF-${number}`)
  const bySea = { ...byAir, accreditation_id: await accredited(world, byAir.business_id, 'dti', `25-SFF-${number}`) }
  const [first, id] = [await openedChange(byAir, BRANCHES), await openedChange(bySea, BRANCHES)]
  expect(await filedChange(world, byAir, first, opening('cebu', 'Cebu'))).toMatchObject({ status: 200 })
  expect(await filedChange(world, bySea, id, opening('same', 'Cebu'))).toMatchObject({ status: 200 })
  await worked(byAir, air, first, Status.accredited)
  const closure = await openedChange(byAir, BRANCHES)
  expect(await filedChange(world, byAir, closure, closing('cebu', '2026-03-02'))).toMatchObject({ status: 200 })
  await worked(byAir, air, closure, Status.forReview)
  await moved(air.reviewer, closure, 'endorse-without-payment')
  await moved(air.recommender, closure, 'recommend-approval', { memorandum_read: true })
  await worked(bySea, sea, id, until)
  await moved(air.approver, closure, 'approve')
  await world.runJobs()
  return { bySea, id }
}

test('a branch that closed before its first certificate was printed gets none, and the change ends without it', async () => {
  const { bySea, id } = await closingByAir('001111', Status.forPrinting)
  const { status, body } = await move(sea.releasing, id, 'print-seal')
  expect([status, body]).toMatchObject([409, { message: expect.stringContaining('The branch closed') }])
  await correctedAndApproved(world, sea, id)
  expect(await read(bySea.client, id)).toMatchObject({ status: Status.accredited })
  expect(await documentsOf(id)).toMatchObject([{ standing: 'void' }])
  expect(await namesOf(bySea)).toEqual([])
})

test('says the same once another change was applied, for which its certificate would have been drawn anew', async () => {
  const { bySea, id } = await closingByAir('001113', Status.forPrinting)
  const change = [ADDRESS, { street: 'Unit 2, Second Street' }] as const
  await workedChange(world, bySea, sea, change, { until: Status.accredited })
  const { status, body } = await move(sea.releasing, id, 'print-seal')
  expect([status, body]).toMatchObject([409, { message: expect.stringContaining('The branch closed') }])
  await correctedAndApproved(world, sea, id)
  expect(await read(bySea.client, id)).toMatchObject({ status: Status.accredited })
})

test('a branch that closed while its first certificate was drawn gets none, and the change ends with the draft void', async () => {
  const { bySea, id } = await closingByAir('001112', Status.approved)
  expect(await read(bySea.client, id)).toMatchObject({ status: Status.accredited })
  expect(await documentsOf(id)).toMatchObject([{ standing: 'void' }])
})

test('corrected once it was drawn, a new branch leaves those of the other agency open, and stands as corrected', async () => {
  const { business: byAir, slug } = await withCebu('25-AFF-001109')
  const bySea = { ...byAir, accreditation_id: await accredited(world, byAir.business_id, 'dti', '25-SFF-001109') }
  const id = await openedChange(bySea, BRANCHES)
  expect(await filedChange(world, bySea, id, opening('davao', 'Davoa'))).toMatchObject({ status: 200 })
  await worked(bySea, sea, id, Status.forPrinting)
  await correctedAndApproved(world, sea, id, { 'branches.davao.name': 'Davao' })
  await moved(sea.releasing, id, 'print-seal')
  expect(await namesOf(bySea)).toEqual(['Cebu', 'Davao'])
  expect(await verdictOn(slug)).toMatchObject({ standing: 'current' })
  expect(await documentsOf(id)).toMatchObject([
    { standing: 'void' },
    { number: '25-SFF-001109-B01', standing: 'issued' },
  ])
})

test('a correction that the approver sends back is made once more: it is neither refused nor asked of the client', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-000981')
  const change = [ADDRESS, { street: 'Unit 1, Frist Street' }] as const
  const id = await workedChange(world, business, sea, change, { until: Status.forPrinting })
  await moved(sea.releasing, id, 'return-for-data-error', { remarks: 'The street is misspelt.' })
  await moved(sea.evaluator, id, 'start-revision')
  const next = 'The certificate is corrected and issued again.'
  expect(await read(business.client, id)).toMatchObject({ next })
  await acceptAll(sea.evaluator, id)
  await moved(sea.evaluator, id, 'return-to-recommending-stage', { changes_made: 'None.' })
  const approved = { status: 409, body: { message: expect.stringContaining('already approved') } }
  expect(await move(sea.approver, id, 'reject-request-types-3-11', { grounds: 'It is misspelt.' })).toMatchObject(
    approved,
  )
  await moved(sea.approver, id, 'return-for-revision', { remarks: 'It is still misspelt.' })
  await moved(sea.evaluator, id, 'start-revision')
  expect(await move(sea.evaluator, id, 'return-to-client')).toMatchObject(approved)
  const patch = [patchOf('street', 'Unit 1, First Street', 'Unit 1, Frist Street')]
  const corrected = { params: { id }, body: { patch, reason: 'As the permit.' } }
  expect(await sea.evaluator.call(correctAnswers, corrected)).toMatchObject({ status: 200 })
})

/** A change of single answers, filed with its documents. */
async function filed(business: Changing, type: number, answers: object): Promise<number> {
  const { client } = business
  const id = await openedChange(business, type)
  const draft = await read(client, id)
  const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, draft.form[path]))
  await saving(client, draft, patch)
  expect(await submit(client, await fillWithDocuments(world, client, id))).toMatchObject({ status: 200 })
  return id
}

test('a scope that is given up while the certificate with it waits does not come back with it, corrected or not', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-001024')
  const category = await filed(business, CATEGORY, { nvocc: 1 })
  await worked(business, sea, category, Status.forPrinting)
  const given_up = { paid_up_capital: '4000000.00', gives_up_nvocc: true, effective_on: '2026-03-01' }
  await worked(business, sea, await filed(business, CAPITAL, given_up), Status.accredited)
  await correctedAndApproved(world, sea, category)
  await moved(sea.releasing, category, 'print-seal')
  const scopes = world.db.selectFrom('accreditations').select(['international', 'nvocc'])
  const held = await scopes.where('id', '=', business.accreditation_id).executeTakeFirst()
  expect(held).toEqual({ international: 1, nvocc: 0 })
  const issued = (await documentsOf(category)).filter(({ standing }) => standing === 'issued')
  expect(issued).toMatchObject([{ payload: { scope: ['International'] } }])
})

test('a document that was approved meanwhile stays the one on file when an earlier change is corrected', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-000985')
  const moving = [ADDRESS, { street: 'Unit 1, First Street' }] as const
  const moved_to = await workedChange(world, business, sea, moving, { until: Status.forPrinting })
  world.clock.forward({ minutes: 5 })
  const bir = { document: 'bir-registration', number: 'OCN-2026-0042', issued_on: '2026-03-01' }
  const renewed = await filed(business, DOCUMENTS, bir)
  await approvedFreeOfCharge(world, business, sea, renewed)
  world.clock.forward({ minutes: 5 })
  await correctedAndApproved(world, sea, moved_to)
  const { body } = await business.client.call(registeredDocuments, { params: { id: business.business_id } })
  const onFile = documentsOnFile(body.data).map(({ current }) => current)
  expect(onFile.find(({ kind }) => kind === bir.document)).toMatchObject({ transaction_id: renewed })
})

test.each(['dti', 'cab'] as const)(
  'paper of %s that a later certificate replaced is not handed over, and its change is closed',
  async (agency) => {
    const [number, staff] = agency === 'dti' ? ['25-SFF-001121', sea] : ['25-AFF-001122', air]
    const business = await accreditedBusiness(world, agency, number)
    const paper = { delivery: 'pickup' } as const
    const named = await workedChange(world, business, staff, [NAME, { business_name: 'Bagong Pangalan Inc.' }], paper)
    const atPickup = agency === 'dti'
    if (atPickup) await moved(staff.releasing, named, 'mark-ready-for-pickup')
    await workedChange(world, business, staff, [ADDRESS, { street: 'Unit 1, First Street' }])

    const claimed = { claimant_name: 'Jose Santos', claimant_id: 'Passport P1', released_on: '2026-03-02' }
    const refused = atPickup
      ? await move(staff.releasing, named, 'release-to-claimant', claimed)
      : await move(staff.releasing, named, 'mark-ready-for-pickup')
    const later = expect.stringContaining('A later certificate took the place of this one.')
    expect(refused).toMatchObject({ status: 409, body: { message: later } })
    await applyDeadlines(world).run()
    expect(await read(business.client, named)).toMatchObject({ status: Status.accredited })
    const told = world.db.selectFrom('notifications').select('message').where('transaction_id', '=', named)
    const [{ message } = { message: '' }] = await told.where('subject', 'like', '%completed').execute()
    expect(message).toContain('A later certificate took its place before the paper was handed over')
  },
)
