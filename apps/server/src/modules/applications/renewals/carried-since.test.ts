import { dateDocument } from '@lading/contract/filing/filed-documents'
import type { Filing } from '@lading/contract/filing/filing'
import { openRenewal } from '@lading/contract/applications/renewals'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { addingRow, approvedFreeOfCharge, openedChange, type Answers, type Changing } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { attach, filesOf, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import type { SeaStaff } from '#testing/filings/scenario'
import { sampleBranch } from '#testing/samples/sample-branch'
import { foreignAgent } from '#testing/samples/sample-rows'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

const [AGENTS, BRANCHES] = [6, 11]

/** Accredited until 14 Apr 2026: a new term begins the day after. */
async function endingSoon(number: string): Promise<Changing> {
  const business = await accreditedBusiness(world, 'dti', number, {}, ['domestic', 'international'])
  const term = { first_day: '2024-04-15', expiry_date: '2026-04-14' }
  await world.db.updateTable('accreditations').set(term).where('id', '=', business.accreditation_id).execute()
  return business
}

interface Files {
  /** The last day on the files of a requirement, by its code. */
  readonly days?: Readonly<Record<string, string>>
  /** Requirements with a file more. */
  readonly more?: readonly string[]
}

async function filed(business: Changing, type: number, answers: Answers, { days = {}, more = [] }: Files = {}) {
  const { client } = business
  const id = await openedChange(business, type)
  const patch = Object.entries(answers).map(([path, [value, base]]) => patchOf(path, value, base))
  await saving(client, await read(client, id), [...patch, patchOf('effective_on', '2026-03-01', '')])
  await fillWithDocuments(world, client, id)
  for (const code of more) await attach(client, id, code, `${code}-more.png`)
  const draft = await read(client, id)
  for (const [code, expires_on] of Object.entries(days)) {
    for (const { id: document_id } of filesOf(draft, code))
      await client.call(dateDocument, { params: { id }, body: { document_id, expires_on } })
  }
  const reply = await submit(client, await read(client, id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return id
}

async function approvedAgents(business: Changing, answers: Answers, files: Files = {}): Promise<void> {
  await approvedFreeOfCharge(world, business, staff, await filed(business, AGENTS, answers, files))
}

async function approvedBranches(business: Changing, answers: Answers, files: Files = {}): Promise<void> {
  const transaction_id = await filed(business, BRANCHES, answers, files)
  await workUntil({ world, staff, client: business.client, transaction_id }, Status.accredited)
}

const renewing = async ({ client, accreditation_id }: Changing): Promise<Filing> =>
  (await client.call(openRenewal, { params: { id: accreditation_id } })).body

const opening = (key: string, name: string) => addingRow(sampleBranch(key, name), 'branches')
const closing = (key: string): Answers => ({
  [`branches.${key}.closed_on`]: ['2026-03-01', ''],
  [`branches.${key}.closing_reason`]: ['The lease ended.', ''],
})

test('a renewal takes over the agreements, profiles and list of agents that a change brought', async () => {
  const business = await endingSoon('24-SFF-000951')
  const domestic = { ...foreignAgent, key: 'agent-8', name: 'Visayas Cargo Agents', country: 'PH' }
  await approvedAgents(business, { ...addingRow(foreignAgent, 'agents'), ...addingRow(domestic, 'agents') })
  const draft = await renewing(business)
  expect(filesOf(draft, 'S-13')).toMatchObject([
    { name: 'C06-02.png', is_carried: true },
    { name: 'C06-03.png', is_carried: true },
  ])
  expect(filesOf(draft, 'S-14')).toMatchObject([{ name: 'C06-01.png', is_carried: true }])
})

test('an agreement that ends before the new term is asked anew with the papers of its agents', async () => {
  const business = await endingSoon('24-SFF-000952')
  const ending = { ...foreignAgent, agreement_ends_on: '2026-04-01' }
  await approvedAgents(business, addingRow(ending, 'agents'), { days: { 'C06-02': '2026-04-01' } })
  const draft = await renewing(business)
  expect(filesOf(draft, 'S-13')).toEqual([])
  expect(draft.requirements.find(({ code }) => code === 'S-13')).toMatchObject({ mandatory: true })
})

test('a renewal takes over the permits of branches that a change opened, one for each', async () => {
  const business = await endingSoon('24-SFF-000953')
  const both = { ...opening('cebu', 'Cebu'), ...opening('davao', 'Davao') }
  await approvedBranches(business, both, { more: ['C11-01'] })
  const draft = await renewing(business)
  expect(draft.form['branches']).toHaveLength(2)
  expect(filesOf(draft, 'S-20')).toMatchObject([{ is_carried: true }, { is_carried: true }])
})

test('one file for two branches is not taken over: each shows a permit of its own', async () => {
  const business = await endingSoon('24-SFF-000954')
  await approvedBranches(business, { ...opening('cebu', 'Cebu'), ...opening('davao', 'Davao') })
  expect(filesOf(await renewing(business), 'S-20')).toEqual([])
})

test('the ended permit of a branch that closed stands in no way, and does not come along', async () => {
  const business = await endingSoon('24-SFF-000955')
  await approvedBranches(business, opening('cebu', 'Cebu'), { days: { 'C11-01': '2026-04-01' } })
  await approvedBranches(business, { ...opening('davao', 'Davao'), ...closing('cebu') })
  const draft = await renewing(business)
  expect(draft.form['branches']).toMatchObject([{ name: 'Davao' }])
  expect(filesOf(draft, 'S-20')).toMatchObject([{ expires_on: '2027-12-31', is_carried: true }])
})

test('the ended permit of a branch that goes on is asked anew', async () => {
  const business = await endingSoon('24-SFF-000957')
  await approvedBranches(business, opening('cebu', 'Cebu'), { days: { 'C11-01': '2026-04-01' } })
  await approvedBranches(business, opening('davao', 'Davao'))
  expect(filesOf(await renewing(business), 'S-20')).toEqual([])
})
