import { changeOpenings, openChanges } from '@lading/contract/changes'
import { transactionDetail } from '@lading/contract/evaluation'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import {
  addingRow,
  approvedFreeOfCharge,
  filedChange,
  openedChange,
  type Answers,
  type Changing,
} from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { director, foreignAgent, foreignHolder, sharesLeft, treasurer } from '#testing/samples/sample-rows'
import type { SeaStaff } from '#testing/filings/scenario'
import type { World } from '#testing/world'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const OFFICERS = 5
const AGENTS = 6
const STOCKHOLDERS = 8
const DIRECTORS = 9
const TERESA = 'officer-1'

const registerOf = async ({ business_id }: Changing) => registerIn(world.db, business_id)

const certificatesOf = ({ accreditation_id }: Changing) =>
  world.db
    .selectFrom('issued_documents')
    .select('number')
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .execute()

describe('a change of officers by sea', () => {
  test('costs nothing, needs one signature, and leaves the certificate as it is', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000941')
    const id = await openedChange(business, OFFICERS)
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C05-02', mandatory: false }),
    )
    expect(await filedChange(world, business, id, addingRow(treasurer, 'officers'))).toMatchObject({ status: 200 })
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C05-02', mandatory: true }),
    )
    const before = await certificatesOf(business)
    await approvedFreeOfCharge(world, business, sea, id)
    expect((await registerOf(business)).officers.map(({ name }) => name)).toEqual(['Teresa Villanueva', treasurer.name])
    expect(await certificatesOf(business)).toEqual(before)
    expect(await read(business.client, id)).toMatchObject({ status: Status.accredited })
    const { rows } = await sql`select 1 from invoices where transaction_id = ${id}`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('announces the decision after the review, and no order of payment', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000940')
    const id = await openedChange(business, OFFICERS)
    expect(await filedChange(world, business, id, addingRow(treasurer, 'officers'))).toMatchObject({ status: 200 })
    const work = { world, staff: sea, client: business.client, transaction_id: id }
    await workUntil(work, Status.lockedForEvaluation)
    expect(await read(business.client, id)).toMatchObject({ next: 'Review, then the decision.' })
    await workUntil({ ...work, from: Status.lockedForEvaluation }, Status.forReview)
    expect(await read(business.client, id)).toMatchObject({ next: 'The decision.' })
  })

  test('is refused where it changes nothing, names nobody, or leaves too few hours of training', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000942')
    const id = await openedChange(business, OFFICERS)
    const teresa = await officerIn(business, id)
    const refusal = async (answers: Answers) => {
      const reply = await filedChange(world, business, id, answers)
      return [reply.status, (reply.body as { errors?: Record<string, string[]> }).errors?.['officers']?.[0]]
    }
    expect(await refusal({})).toEqual([400, 'These are already the officers in the register.'])
    expect(await refusal({ [`officers.${TERESA}.training_hours`]: [3, 64] })).toEqual([
      400,
      expect.stringContaining('60 hours of training together; 3 are entered.'),
    ])
    expect(await refusal({ [`officers.${TERESA}`]: [null, { ...teresa, training_hours: 3 }] })).toEqual([
      400,
      'Name at least one officer.',
    ])
  })
})

test('a change of agents by air enters the register, which has their agreement and country', async () => {
  const business = await accreditedBusiness(world, 'cab', '25-AFF-000944')
  const id = await openedChange(business, AGENTS)
  expect(await filedChange(world, business, id, addingRow(foreignAgent, 'agents'))).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, business, air, id)
  expect((await registerOf(business)).agents).toEqual([foreignAgent])
  expect(await memorandumOf(id)).toMatchObject({
    changes: [{ label: 'Agents and principals', before: '', after: expect.stringContaining(foreignAgent.name) }],
  })
})

describe('a change of stockholders', () => {
  const halved = {
    'stockholders.holder-1.shares': [sharesLeft.shares, 60000],
    'stockholders.holder-1.amount': [sharesLeft.amount, '6000000.00'],
  } as const

  test('by air asks proof of the citizenship of who is new, and the register tells what Filipinos hold', async () => {
    const business = await accreditedBusiness(world, 'cab', '25-AFF-000945')
    const id = await openedChange(business, STOCKHOLDERS)
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C08-04', mandatory: false }),
    )
    expect(
      await filedChange(world, business, id, { ...halved, ...addingRow(foreignHolder, 'stockholders') }),
    ).toMatchObject({
      status: 200,
    })
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C08-04', mandatory: true }),
    )
    const { body: detail } = await air.evaluator.call(transactionDetail, { params: { id } })
    expect(detail.register_now).toEqual(detail.register)
    await approvedFreeOfCharge(world, business, air, id)
    const { stockholders, filipino_percent, foreign_percent } = await registerOf(business)
    expect(stockholders.map(({ name, percent }) => [name, percent])).toEqual([
      ['Ramon Villanueva', '45'],
      ['Teresa Villanueva', '40'],
      [foreignHolder.name, '15'],
    ])
    expect([filipino_percent, foreign_percent]).toEqual(['85', '15'])
    expect(await memorandumOf(id)).toMatchObject({
      changes: expect.arrayContaining([
        { label: 'Shares by citizenship: Filipino', before: '100 % (₱10,000,000.00)', after: '85 % (₱8,500,000.00)' },
        { label: 'Shares by citizenship: Japanese', before: '', after: '15 % (₱1,500,000.00)' },
      ]),
    })
  })

  test('at both agencies leaves percentages of a whole', async () => {
    const bySea = await accreditedBusiness(world, 'dti', '25-SFF-000946')
    const byAir = { ...bySea, accreditation_id: await accredited(world, bySea.business_id, 'cab', '25-AFF-000946') }
    const [one, other] = [await openedChange(bySea, STOCKHOLDERS), await openedChange(byAir, STOCKHOLDERS)]
    await filedChange(world, bySea, one, { ...halved, ...addingRow(foreignHolder, 'stockholders') })
    const teresa = await rowIn(byAir, other, 'stockholders', 1)
    await filedChange(world, byAir, other, { 'stockholders.holder-2': [null, teresa] })
    await approvedFreeOfCharge(world, bySea, sea, one)
    await approvedFreeOfCharge(world, byAir, air, other)
    const { stockholders, filipino_percent } = await registerOf(bySea)
    expect(stockholders.map(({ key, percent }) => [key, percent])).toEqual([
      ['holder-1', '75'],
      ['holder-9', '25'],
    ])
    expect(filipino_percent).toBe('75')
  })

  test('of a partnership is refused where it changes nothing, leaves one partner, or shares are not their amount', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000947', { form: 'partnership', directors: [] })
    const id = await openedChange(business, STOCKHOLDERS)
    const refusal = async (answers: Answers) =>
      ((await filedChange(world, business, id, answers)).body as unknown as { errors: object }).errors
    expect(await refusal({})).toMatchObject({ stockholders: ['These are already the partners in the register.'] })
    expect(await refusal({ 'stockholders.holder-1.shares': [1, 60000] })).toMatchObject({
      'stockholders.holder-1.amount': ['1 share of ₱100.00 does not make ₱6,000,000.00.'],
    })
    const teresa = await rowIn(business, id, 'stockholders', 1)
    expect(await refusal({ 'stockholders.holder-2': [null, teresa] })).toMatchObject({
      stockholders: ['A partnership has at least two partners.'],
    })
  })
})

test('a change of directors by sea asks bio-data of who is new, and enters the register', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-000948')
  const id = await openedChange(business, DIRECTORS)
  const ramon = await rowIn(business, id, 'directors', 0)
  expect(await filedChange(world, business, id, { 'directors.director-1': [null, ramon] })).toMatchObject({
    status: 400,
    body: { errors: { directors: ['Name the members of the board.'] } },
  })
  expect(await filedChange(world, business, id, addingRow(director, 'directors'))).toMatchObject({ status: 200 })
  expect((await read(business.client, id)).requirements).toContainEqual(
    expect.objectContaining({ code: 'C09-03', mandatory: true }),
  )
  await approvedFreeOfCharge(world, business, sea, id)
  expect((await registerOf(business)).directors).toEqual([director])
})

test('a sole proprietor is not offered a change of stockholders or directors, and is refused one by name', async () => {
  const none = { stockholders: [], directors: [], authorised_capital: '', subscribed_capital: '', par_value: '' }
  const owner = await accreditedBusiness(world, 'dti', '25-SFF-000949', { form: 'sole-proprietorship', ...none })
  const { body } = await owner.client.call(changeOpenings)
  const offered = ensure(body.accreditations[0]).changes.map(({ type }): number => type)
  expect(offered).toContain(OFFICERS)
  expect(offered).not.toContain(STOCKHOLDERS)
  expect(offered).not.toContain(DIRECTORS)
  const asked = (type: number) =>
    owner.client.call(openChanges, {
      params: { id: owner.business_id },
      body: { transaction_type_ids: [type], accreditation_ids: [owner.accreditation_id] },
    })
  const refused = (message: string) => ({ status: 409, body: { message } })
  expect(await asked(STOCKHOLDERS)).toMatchObject(
    refused('A sole proprietorship has one owner and no stockholders or partners.'),
  )
  expect(await asked(DIRECTORS)).toMatchObject(refused('Only a corporation or a cooperative has a board of directors.'))
})

test('changes of one list at both agencies keep whom the other added, and bring back nobody taken out meanwhile', async () => {
  const bySea = await accreditedBusiness(world, 'dti', '25-SFF-000943')
  const accreditation_id = await accredited(world, bySea.business_id, 'cab', '25-AFF-000943')
  const byAir = { ...bySea, accreditation_id }
  const [slow, quick] = [await openedChange(bySea, OFFICERS), await openedChange(byAir, OFFICERS)]
  const teresa = await officerIn(bySea, slow)
  const promoted = { [`officers.${TERESA}.position`]: ['President', 'General Manager'] } as const
  expect(await filedChange(world, bySea, slow, promoted)).toMatchObject({ status: 200 })
  const replaced = { [`officers.${TERESA}`]: [null, teresa], ...addingRow(treasurer, 'officers') } as const
  expect(await filedChange(world, byAir, quick, replaced)).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, byAir, air, quick)
  await approvedFreeOfCharge(world, bySea, sea, slow)
  expect((await registerOf(bySea)).officers.map(({ name }) => name)).toEqual([treasurer.name])
})

const rowIn = async ({ client }: Changing, id: number, group: string, index: number) =>
  ensure(((await read(client, id)).form[group] as object[])[index])
const officerIn = (business: Changing, id: number) => rowIn(business, id, 'officers', 0)

async function memorandumOf(id: number) {
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', id)
    .where('kind', '=', 'memorandum')
    .executeTakeFirstOrThrow()
  return payload
}
