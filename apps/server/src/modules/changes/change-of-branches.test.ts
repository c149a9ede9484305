import { verifyDocument } from '@lading/contract/directory'
import { businessById } from '@lading/contract/businesses'
import { transactionDetail } from '@lading/contract/evaluation'
import { createRequest, originals } from '@lading/contract/requests/requests'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
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
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, openDraft, patchOf, read, saving, submit } from '#testing/filings/filing'
import { moved, move } from '#testing/filings/moves'
import { sampleBranch } from '#testing/samples/sample-branch'
import { broughtTo, type SeaStaff } from '#testing/filings/scenario'
import type { World } from '#testing/world'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const NAME = 3
const BRANCHES = 11

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

const documentsOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'slug', 'standing'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', ['certificate', 'branch-certificate'])
    .orderBy('id')
    .execute()

const namesOf = async ({ business_id }: Changing) =>
  (await registerIn(world.db, business_id)).branches.map(({ name }) => name)

const rowOf = ({ business_id }: Changing, name: string) =>
  world.db
    .selectFrom('business_branches')
    .select(['closed_on', 'closing_reason'])
    .where('business_id', '=', business_id)
    .where('name', '=', name)
    .executeTakeFirst()

const closing = (key: string, on: string): Answers => ({
  [`branches.${key}.closed_on`]: [on, ''],
  [`branches.${key}.closing_reason`]: ['The lease ended.', ''],
})

const opening = (key: string, name: string) => addingRow(sampleBranch(key, name), 'branches')

const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: Record<string, string[]> }).errors

async function worked(business: Changing, staff: SeaStaff, transaction_id: number, until: Status): Promise<void> {
  await workUntil({ world, staff, client: business.client, transaction_id }, until)
}

/** A business with a branch in Cebu that has its certificate, by sea unless said; the register holds no other. */
async function withCebu(number: string, agency: Agency = 'dti'): Promise<Changing & { readonly slug: string }> {
  const business = await accreditedBusiness(world, agency, number)
  const id = await openedChange(business, BRANCHES)
  expect(await filedChange(world, business, id, opening('cebu', 'Cebu'))).toMatchObject({ status: 200 })
  await worked(business, agency === 'dti' ? sea : air, id, Status.accredited)
  const [cebu] = await documentsOf(id)
  return { ...business, slug: ensure(cebu).slug }
}

test('by sea two branches opened cost their fees and have certificates; the one closed says so, and the main one stays', async () => {
  const business = await withCebu('25-SFF-001101')
  const id = await openedChange(business, BRANCHES)
  const draft = await read(business.client, id)
  const mandatory = () =>
    read(business.client, id).then(({ requirements }) => requirements.filter((one) => one.mandatory))
  expect((await mandatory()).map(({ code }) => code)).toEqual([])
  expect(draft.assessment.lines).toEqual([])
  const answers = { ...opening('davao', 'Davao'), ...opening('iloilo', 'Iloilo'), ...closing('cebu', '2026-03-01') }
  expect(await filedChange(world, business, id, answers)).toMatchObject({ status: 200 })
  expect((await mandatory()).map(({ code }) => code)).toEqual(['C11-01', 'C11-02', 'C11-03', 'C11-04', 'C11-05'])
  expect((await read(business.client, id)).assessment).toMatchObject({
    total: '2460.00', // 2 × (1,000 + 200 + 30)
    lines: [
      { param_key: 'sff.branch.iff', quantity: 2 },
      { param_key: 'sff.certification', quantity: 2 },
      { param_key: 'dst', quantity: 2 },
    ],
  })
  await worked(business, sea, id, Status.forRecommendingApproval)
  const { body: seen } = await sea.recommender.call(transactionDetail, { params: { id } })
  expect(seen.register_now).toEqual(seen.register)
  await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
  await moved(sea.approver, id, 'approve')
  expect(await verdictOn(business.slug)).toMatchObject({ standing: 'current' })
  await world.runJobs()
  expect(await read(business.client, id)).toMatchObject({ status: Status.forPrinting })
  await moved(sea.releasing, id, 'print-seal')

  expect(await namesOf(business)).toEqual(['Davao', 'Iloilo'])
  expect(await rowOf(business, 'Cebu')).toEqual({ closed_on: '2026-03-01', closing_reason: 'The lease ended.' })
  expect(await documentsOf(id)).toMatchObject([
    { kind: 'branch-certificate', number: '25-SFF-001101-B02', standing: 'issued' },
    { kind: 'branch-certificate', number: '25-SFF-001101-B03', standing: 'issued' },
  ])
  const asking = { business_id: business.business_id, agency: 'dti', type: 16 } as const
  const { body: request } = await business.client.call(createRequest, { body: asking })
  const { body: copied } = await business.client.call(originals, { params: { id: request.transaction_id } })
  expect(copied.data.map(({ number }) => number)).not.toContain('25-SFF-001101-B01')
  expect(copied.data).toHaveLength(2)
  expect(await verdictOn(business.slug)).toMatchObject({
    standing: 'surrendered',
    heading: 'Branch closed',
    sentence: 'This branch closed on 1 Mar 2026. Its certificate is surrendered.',
  })
  const { body } = await business.client.call(businessById, { params: { id: business.business_id } })
  const { accreditation_id } = business
  expect(body.business_branches).toMatchObject([
    {
      name: 'Davao',
      accreditation_id,
      accreditation: { id: accreditation_id },
      certificate: { number: '25-SFF-001101-B02' },
    },
    { name: 'Iloilo', accreditation_id, certificate: { number: '25-SFF-001101-B03' } },
    { name: 'Cebu', accreditation_id, closed_on: '2026-03-01' },
  ])
})

test('a new name of the business is on the certificates of its branches too, under the same number and the next letter', async () => {
  const business = await withCebu('25-SFF-001108')
  const id = await workedChange(world, business, sea, [NAME, { business_name: 'Bagong Pangalan Inc.' }])
  expect((await read(business.client, id)).assessment.total).toBe('230.00')
  const reissued = (await documentsOf(id)).toSorted((one, other) => one.kind.localeCompare(other.kind))
  expect(reissued).toMatchObject([
    { kind: 'branch-certificate', number: '25-SFF-001108-B01-A', standing: 'issued' },
    { kind: 'certificate', number: '25-SFF-001108', standing: 'issued' },
  ])
  expect(await verdictOn(business.slug)).toMatchObject({ standing: 'replaced', replaced_by_slug: reissued[0]?.slug })
  expect(await verdictOn(ensure(reissued[0]).slug)).toMatchObject({ business_name: 'Bagong Pangalan Inc.' })
})

test('a branch that closes while the certificates with a new name wait for printing takes no day of issue from the main one', async () => {
  const business = await withCebu('25-SFF-001109')
  const answers = { business_name: 'Bagong Pangalan Inc.' }
  const until = { until: Status.forPrinting, delivery: 'pickup' } as const
  const id = await workedChange(world, business, sea, [NAME, answers], until)
  const closure = await openedChange(business, BRANCHES)
  expect(await filedChange(world, business, closure, closing('cebu', '2026-03-02'))).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, business, sea, closure)
  await moved(sea.releasing, id, 'print-seal', { security_paper_serial: 'DTI-0042' })
  expect(await documentsOf(id)).toMatchObject([
    { kind: 'certificate', standing: 'issued' },
    { kind: 'branch-certificate', standing: 'void' },
  ])
  await moved(sea.releasing, id, 'mark-ready-for-pickup')
  const claimant = { claimant_name: 'Jose Santos', claimant_id: 'Passport P1', released_on: '2026-03-01' }
  expect(await move(sea.releasing, id, 'release-to-claimant', claimant)).toMatchObject({
    status: 400,
    body: { errors: { released_on: [expect.stringContaining('The document was issued on 2 Mar 2026.')] } },
  })
})

test('only a closure costs nothing and prints nothing', async () => {
  const business = await withCebu('25-SFF-001102')
  const id = await openedChange(business, BRANCHES)
  expect(await filedChange(world, business, id, closing('cebu', '2026-03-02'))).toMatchObject({ status: 200 })
  const filed = await read(business.client, id)
  expect(filed.assessment.lines).toEqual([])
  expect(filed.requirements.filter(({ mandatory }) => mandatory).map(({ code }) => code)).toEqual(['C11-05'])
  await worked(business, sea, id, Status.forReview)
  expect(await move(sea.reviewer, id, 'endorse-for-payment')).toMatchObject({ status: 409 })
  await moved(sea.reviewer, id, 'endorse-without-payment')
  await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
  await moved(sea.approver, id, 'approve')
  expect(await read(business.client, id)).toMatchObject({ status: Status.accredited })
  expect(await documentsOf(id)).toEqual([])
  expect(await namesOf(business)).toEqual([])
  expect(await verdictOn(business.slug)).toMatchObject({ standing: 'surrendered' })
})

test('by air a branch that the sea side covers is opened under this accreditation too, and has its number there', async () => {
  const bySea = await withCebu('25-SFF-001103')
  const accreditation_id = await accredited(world, bySea.business_id, 'cab', '25-AFF-001103')
  const byAir = { ...bySea, accreditation_id }
  const id = await openedChange(byAir, BRANCHES)
  expect((await read(byAir.client, id)).form['branches']).toEqual([])
  expect(await filedChange(world, byAir, id, opening('cebu', 'Cebu'))).toMatchObject({ status: 200 })
  expect((await read(byAir.client, id)).assessment).toMatchObject({
    total: '230.00',
    lines: [{ param_key: 'aff.branch', amount: '0.00' }, { amount: '200.00' }, { amount: '30.00' }],
  })
  await worked(byAir, air, id, Status.accredited)
  expect(await namesOf(byAir)).toEqual(['Cebu'])
  expect(await documentsOf(id)).toMatchObject([{ number: '25-AFF-001103-B01', standing: 'issued' }])
  expect(await verdictOn(bySea.slug)).toMatchObject({ standing: 'current', number: '25-SFF-001103-B01' })

  const closure = await openedChange(byAir, BRANCHES)
  expect(await filedChange(world, byAir, closure, closing('cebu', '2026-03-02'))).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, byAir, air, closure)
  expect(await verdictOn(bySea.slug)).toMatchObject({ standing: 'surrendered' })
})

test('one branch opened with both agencies at once is one row of the register, with a certificate for each', async () => {
  const bySea = await accreditedBusiness(world, 'dti', '25-SFF-001106')
  const accreditation_id = await accredited(world, bySea.business_id, 'cab', '25-AFF-001106')
  const byAir = { ...bySea, accreditation_id }
  const changes = [
    { staff: sea, business: bySea, id: await openedChange(bySea, BRANCHES), row: sampleBranch('one', 'Cebu') },
    {
      staff: air,
      business: byAir,
      id: await openedChange(byAir, BRANCHES),
      row: { ...sampleBranch('two', 'Cebu'), name: 'CEBU', manager: 'Jose Cruz' },
    },
  ]
  for (const { staff, business, id, row } of changes) {
    expect(await filedChange(world, business, id, addingRow(row, 'branches'))).toMatchObject({ status: 200 })
    await worked(business, staff, id, Status.forRecommendingApproval)
    await moved(staff.recommender, id, 'recommend-approval', { memorandum_read: true })
  }
  await Promise.all(changes.map(({ staff, id }) => moved(staff.approver, id, 'approve')))
  await world.runJobs()
  await Promise.all(changes.map(({ staff, id }) => moved(staff.releasing, id, 'print-seal')))
  const rows = world.db.selectFrom('business_branches').select(['name', 'closed_on'])
  expect(await rows.where('business_id', '=', bySea.business_id).execute()).toEqual([
    { name: expect.stringMatching(/^cebu$/i), closed_on: null },
  ])
  expect(await namesOf(bySea)).toHaveLength(1)
  const issued = await Promise.all(changes.map(({ id }) => documentsOf(id)))
  expect(issued.flat()).toMatchObject([
    { number: '25-SFF-001106-B01', standing: 'issued' },
    { number: '25-AFF-001106-B01', standing: 'issued' },
  ])
})

test('of the branches that a new application names, one opened for the other agency meanwhile is one row; one closed has no certificate', async () => {
  const byAir = await withCebu('25-AFF-001107', 'cab')
  const { client, business_id } = byAir
  const draft = await openDraft(client, business_id)
  const named = [{ ...sampleBranch('one', 'Iloilo'), name: 'ILOILO' }, sampleBranch('only', 'Davao')]
  await saving(client, draft, [
    patchOf('international', 1, 0),
    ...named.map((row) => patchOf(`branches.${row.key}`, row, null)),
  ])
  const { transaction_id, accreditation_id } = await fillWithDocuments(world, client, draft.transaction_id)
  expect(await submit(client, await read(client, transaction_id))).toMatchObject({ status: 200 })

  const change = await openedChange(byAir, BRANCHES)
  const answers = { ...opening('two', 'Iloilo'), ...closing('cebu', '2026-03-01') }
  expect(await filedChange(world, byAir, change, answers)).toMatchObject({ status: 200 })
  await worked(byAir, air, change, Status.accredited)
  const filed = { client, transaction_id, accreditation_id: ensure(accreditation_id), staff: sea }
  await broughtTo(world, filed, Status.accredited)

  expect(await namesOf(byAir)).toEqual(['Iloilo', 'Davao'])
  const rows = world.db.selectFrom('business_branches').select(['key', 'name', 'closed_on'])
  expect(await rows.where('business_id', '=', business_id).orderBy('key').execute()).toEqual([
    { key: 'cebu', name: 'Cebu', closed_on: '2026-03-01' },
    { key: 'only', name: 'Davao', closed_on: null },
    { key: 'two', name: 'Iloilo', closed_on: null },
  ])
  expect(await documentsOf(change)).toMatchObject([{ number: '25-AFF-001107-B02', standing: 'issued' }])
  const certified = (await documentsOf(transaction_id)).filter(({ kind }) => kind === 'branch-certificate')
  expect(certified).toMatchObject([
    { number: expect.stringMatching(/-B01$/), standing: 'issued' },
    { number: expect.stringMatching(/-B02$/), standing: 'issued' },
  ])
})

test('the permit of a branch is renewed for nothing, with the permit itself; its certificate stays', async () => {
  const business = await withCebu('25-SFF-001131')
  const id = await openedChange(business, BRANCHES)
  const { permit_number, permit_ends_on } = sampleBranch('cebu', 'Cebu')
  const renewed: Answers = {
    'branches.cebu.permit_number': ['BP-2027-00417', permit_number],
    'branches.cebu.permit_ends_on': ['2027-12-31', permit_ends_on],
  }
  expect(await filedChange(world, business, id, renewed)).toMatchObject({ status: 200 })
  const filed = await read(business.client, id)
  expect(filed.assessment.lines).toEqual([])
  expect(filed.requirements.filter(({ mandatory }) => mandatory).map(({ code }) => code)).toEqual(['C11-01'])
  await approvedFreeOfCharge(world, business, sea, id)
  expect((await registerIn(world.db, business.business_id)).branches).toMatchObject([
    { key: 'cebu', permit_number: 'BP-2027-00417', permit_ends_on: '2027-12-31' },
  ])
  expect(await documentsOf(id)).toEqual([])
  expect(await verdictOn(business.slug)).toMatchObject({ standing: 'current' })
})

test('a branch of the register is closed whole, or left as it is', async () => {
  const business = await withCebu('25-SFF-001104')
  const id = await openedChange(business, BRANCHES)
  expect(errorsOf(await filedChange(world, business, id, {}))).toEqual({
    branches: ['These are already the branches in the register.'],
  })
  const moved_to = { 'branches.cebu.street': ['Elsewhere', sampleBranch('cebu', 'Cebu').street] } as const
  expect(errorsOf(await filedChange(world, business, id, moved_to))).toEqual({
    'branches.cebu.street': ['A branch in the register is not changed. Close it and open the new one.'],
  })
  const [row] = (await read(business.client, id)).form['branches'] as object[]
  expect(errorsOf(await filedChange(world, business, id, { 'branches.cebu': [null, row] }))).toMatchObject({
    branches: [expect.stringContaining('Cebu is in the register')],
  })
})

test('sent back before it was issued, the certificate of a new branch never counts', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-001105')
  const id = await openedChange(business, BRANCHES)
  expect(await filedChange(world, business, id, opening('cebu', 'Cebu'))).toMatchObject({ status: 200 })
  await worked(business, sea, id, Status.forPrinting)
  await moved(sea.releasing, id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
  expect(await documentsOf(id)).toMatchObject([{ number: '25-SFF-001105-B01', standing: 'void' }])
})
