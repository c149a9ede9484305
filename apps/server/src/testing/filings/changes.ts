import { openChanges } from '@lading/contract/changes'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { accreditedBusiness } from './accredited-business.ts'
import type { Client } from '../client.ts'
import { workUntil } from './desk-work.ts'
import { fillWithDocuments, patchOf, read, saving, submit } from './filing.ts'
import { moved } from './moves.ts'
import type { SeaStaff } from './scenario.ts'
import type { World } from '../world.ts'

const ADDRESS = 4

/** Drafts of changes of these accreditations; of the address where nothing else is said. */
export async function openedChanges(
  client: Client,
  business_id: number,
  accreditation_ids: number[],
  types = [ADDRESS],
) {
  const body = { transaction_type_ids: types, accreditation_ids }
  const reply = await client.call(openChanges, { params: { id: business_id }, body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.transactions
}

/** Another street, from a day on, with every document: filed. */
export async function filedMove(
  world: World,
  client: Client,
  transaction_id: number,
  street = 'Unit 12, Harbour Center',
) {
  const draft = await read(client, transaction_id)
  const patch = [patchOf('street', street, draft.form['street']), patchOf('effective_on', '2026-03-01', '')]
  await saving(client, draft, patch)
  const reply = await submit(client, await fillWithDocuments(world, client, transaction_id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

/** A business with its accreditation and the client who acts for it. */
export type Changing = Awaited<ReturnType<typeof accreditedBusiness>>

/** What is answered at a path, and what stood there. */
export type Answers = Readonly<Record<string, readonly [value: unknown, base: unknown]>>

/** The draft of one change. */
export async function openedChange({ client, business_id, accreditation_id }: Changing, type: number): Promise<number> {
  const [change] = await openedChanges(client, business_id, [accreditation_id], [type])
  return ensure(change).transaction_id
}

/** Answers a draft row by row, attaches what is asked, and files it. */
export async function filedChange(world: World, { client }: Pick<Changing, 'client'>, id: number, answers: Answers) {
  const draft = await read(client, id)
  const patch = Object.entries(answers).map(([path, [value, base]]) => patchOf(path, value, base))
  await saving(client, draft, [...patch, patchOf('effective_on', '2026-03-01', '')])
  return submit(client, await fillWithDocuments(world, client, id))
}

/** A row that is added to a list. */
export const addingRow = (row: { readonly key: string }, group: string): Answers => ({
  [`${group}.${row.key}`]: [row, null],
})

/** Evaluated, reviewed without a payment, recommended and approved. */
export async function approvedFreeOfCharge(
  world: World,
  { client }: Pick<Changing, 'client'>,
  staff: SeaStaff,
  transaction_id: number,
): Promise<void> {
  await workUntil({ world, staff, client, transaction_id }, Status.forReview)
  await moved(staff.reviewer, transaction_id, 'endorse-without-payment')
  await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  await moved(staff.approver, transaction_id, 'approve')
  await world.runJobs()
}

/** A place of Metro Manila in a city whose name holds these letters. */
export async function placeIn({ db }: World, city: string) {
  const place = await db
    .selectFrom('cities as c')
    .innerJoin('provinces as p', 'p.code', 'c.province_code')
    .innerJoin('barangays as b', 'b.city_code', 'c.code')
    .select(['p.region_code', 'c.province_code', 'c.code as city_code', 'b.code as barangay_code', 'c.name'])
    .where('c.name', 'like', `%${city}%`)
    .orderBy('b.code')
    .executeTakeFirstOrThrow()
  const { name: city_name, ...codes } = place
  return { codes, names: { city_name } }
}

/** A change of a type, with what is answered in it. */
export type WorkedChange = readonly [type: number, answers: object]

/** Up to which status it is worked, and how its certificate is delivered. */
export interface WorkedUntil {
  readonly until?: Status
  readonly delivery?: 'electronic' | 'pickup'
}

/** A change of these answers, filed with its documents and worked by the desks of its agency. */
export async function workedChange(
  world: World,
  business: Changing,
  staff: SeaStaff,
  [type, answers]: WorkedChange,
  { until = Status.accredited, delivery = 'electronic' }: WorkedUntil = {},
): Promise<number> {
  const { client } = business
  const transaction_id = await openedChange(business, type)
  const draft = await read(client, transaction_id)
  const wanted = Object.entries({ ...answers, effective_on: '2026-03-01' })
  const patch = wanted.map(([path, value]) => patchOf(path, value, draft.form[path]))
  await saving(client, draft, patch)
  const filed = await submit(client, await fillWithDocuments(world, client, transaction_id), { delivery })
  if (filed.status !== 200) throw new Error(JSON.stringify(filed.body))
  await workUntil({ world, staff, client, transaction_id }, until)
  return transaction_id
}
