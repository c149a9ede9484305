import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/accredited-business'
import { openedChanges } from '#testing/changes'
import { deskStaff, workUntil } from '#testing/desk-work'
import { attachMissing, patchOf, read, saving, submit } from '#testing/filing'
import { moved } from '#testing/moves'
import type { SeaStaff } from '#testing/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  sea = await deskStaff(world, 'dti')
  air = await deskStaff(world, 'cab')
})
afterAll(() => world.close())

const OFFICERS = 5
const AGENTS = 6
const [TERESA, TREASURER] = ['officer-1', 'officer-2']

const treasurer = {
  key: TREASURER,
  name: 'Noel Abrenica',
  position: 'Treasurer',
  nationality: 'PH',
  is_key_officer: false,
  training_hours: null,
}
const agent = {
  key: 'agent-9',
  name: 'Kaigan Freight Service K.K.',
  country: 'JP',
  address: '2-1 Minato, Yokohama',
  agreement_starts_on: '2026-01-01',
  agreement_ends_on: '2028-12-31',
}

/** What is answered at a path, and what stood there. */
type Answers = Readonly<Record<string, readonly [value: unknown, base: unknown]>>
type Business = Awaited<ReturnType<typeof accreditedBusiness>>

async function opened({ client, business_id, accreditation_id }: Business, type: number): Promise<number> {
  const [change] = await openedChanges(client, business_id, [accreditation_id], [type])
  return ensure(change).transaction_id
}

/** Answers a draft row by row, attaches what is asked, and files it. */
async function filed({ client }: Business, id: number, answers: Answers) {
  const draft = await read(client, id)
  const patch = Object.entries(answers).map(([path, [value, base]]) => patchOf(path, value, base))
  await saving(client, draft, [...patch, patchOf('effective_on', '2026-03-01', '')])
  await attachMissing(client, id)
  return submit(client, await read(client, id))
}

const registerOf = async ({ business_id }: Business) =>
  (await world.db.selectFrom('businesses').select('profile').where('id', '=', business_id).executeTakeFirstOrThrow())
    .profile as { officers: { name: string; position: string }[]; agents: { name: string }[] }

const certificatesOf = ({ accreditation_id }: Business) =>
  world.db
    .selectFrom('issued_documents')
    .select('number')
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .execute()

const adding = (row: { readonly key: string }, group: string): Answers => ({ [`${group}.${row.key}`]: [row, null] })

describe('a change of officers by sea', () => {
  test('costs nothing, needs one signature, and leaves the certificate as it is', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000941')
    const id = await opened(business, OFFICERS)
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C05-02', mandatory: false }),
    )
    expect(await filed(business, id, adding(treasurer, 'officers'))).toMatchObject({ status: 200 })
    expect((await read(business.client, id)).requirements).toContainEqual(
      expect.objectContaining({ code: 'C05-02', mandatory: true }),
    )
    const before = await certificatesOf(business)
    await workUntilDecided(business, sea, id)
    expect((await registerOf(business)).officers.map(({ name }) => name)).toEqual(['Teresa Villanueva', treasurer.name])
    expect(await certificatesOf(business)).toEqual(before)
    expect(await read(business.client, id)).toMatchObject({ status: Status.accredited })
    const { rows } = await sql`select 1 from invoices where transaction_id = ${id}`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('is refused where it changes nothing, names nobody, or leaves too few hours of training', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000942')
    const id = await opened(business, OFFICERS)
    const teresa = await officerIn(business, id)
    const refusal = async (answers: Answers) => {
      const reply = await filed(business, id, answers)
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
  const id = await opened(business, AGENTS)
  expect(await filed(business, id, adding(agent, 'agents'))).toMatchObject({ status: 200 })
  await workUntilDecided(business, air, id)
  expect((await registerOf(business)).agents).toEqual([agent])
  const memorandum = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', id)
    .where('kind', '=', 'memorandum')
    .executeTakeFirstOrThrow()
  expect(memorandum.payload).toMatchObject({
    changes: [{ label: 'Agents and principals', before: '', after: expect.stringContaining(agent.name) }],
  })
})

test('changes of one list at both agencies keep whom the other added, and bring back nobody taken out meanwhile', async () => {
  const bySea = await accreditedBusiness(world, 'dti', '25-SFF-000943')
  const accreditation_id = await accredited(world, bySea.business_id, 'cab', '25-AFF-000943')
  const byAir = { ...bySea, accreditation_id }
  const [slow, quick] = [await opened(bySea, OFFICERS), await opened(byAir, OFFICERS)]
  const teresa = await officerIn(bySea, slow)
  const promoted = { [`officers.${TERESA}.position`]: ['President', 'General Manager'] } as const
  expect(await filed(bySea, slow, promoted)).toMatchObject({ status: 200 })
  const replaced = { [`officers.${TERESA}`]: [null, teresa], ...adding(treasurer, 'officers') } as const
  expect(await filed(byAir, quick, replaced)).toMatchObject({ status: 200 })
  await workUntilDecided(byAir, air, quick)
  await workUntilDecided(bySea, sea, slow)
  expect((await registerOf(bySea)).officers.map(({ name }) => name)).toEqual([treasurer.name])
})

const officerIn = async ({ client }: Business, id: number) =>
  ensure(((await read(client, id)).form['officers'] as object[])[0])

/** Evaluated, reviewed without a payment, recommended and approved. */
async function workUntilDecided({ client }: Business, staff: SeaStaff, transaction_id: number): Promise<void> {
  await workUntil({ world, staff, client, transaction_id }, Status.forReview)
  await moved(staff.reviewer, transaction_id, 'endorse-without-payment')
  await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  await moved(staff.approver, transaction_id, 'approve')
  await world.runJobs()
}
