import { claimNext } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { filedCertificateRequest } from '#testing/filings/certificate-request'
import { applicant, submit } from '#testing/filings/filing'
import { recommendationDraft } from '#testing/filings/sec-recommendation'
import { waitingItems } from '#testing/filings/waiting-items'
import { createWorld, type World } from '#testing/world'

let world: World
let ana: Client
let items: number[]
beforeAll(async () => {
  world = await createWorld()
  ana = await world.staff('dti', 5)
})
afterAll(() => world.close())

/** Five that wait; whatever waited before is with somebody else. */
beforeEach(async () => {
  const other = await world.staff('dti', 5)
  await world.db
    .updateTable('transactions')
    .set({ processor_id: other.user_id })
    .where('status', '=', Status.forEvaluation)
    .execute()
  items = await waitingItems(world, 5)
})

const next = async (who: Client) => (await who.call(claimNext)).body.transaction_id
const change = (id: number, values: { processor_id?: number; queue_group_id?: number }) =>
  world.db.updateTable('transactions').set(values).where('id', '=', id).execute()

async function groupOf(...members: Client[]): Promise<number> {
  const { id } = await world.db
    .insertInto('queue_groups')
    .values({ agency: 'dti', name: `Group ${items[0]}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { user_id } of members)
    await world.db
      .insertInto('queue_group_members')
      .values({ queue_group_id: id, user_id, since: world.clock.now() })
      .execute()
  return id
}

test('an evaluator gets their own first, then their group’s, then what is nobody’s, the oldest first', async () => {
  const group = await groupOf(ana)
  await change(ensure(items[4]), { processor_id: ana.user_id })
  await change(ensure(items[3]), { queue_group_id: group })
  const order = [await next(ana), await next(ana), await next(ana), await next(ana)]
  expect(order).toEqual([items[4], items[3], items[0], items[1]])
})

test('what waits for another group, or for another evaluator, is left', async () => {
  const ben = await world.staff('dti', 5)
  const group = await groupOf(ben)
  for (const id of items.slice(0, 3)) await change(id, { queue_group_id: group })
  await change(ensure(items[3]), { processor_id: ben.user_id })
  expect([await next(ana), await next(ana)]).toEqual([items[4], null])
})

test('a transaction of their own business is passed over', async () => {
  const { business_id } = await world.db
    .selectFrom('transactions')
    .select('business_id')
    .where('id', '=', ensure(items[0]))
    .executeTakeFirstOrThrow()
  await world.joins(ana, business_id)
  expect(await next(ana)).toBe(items[1])
})

test('where the queue manager assigns, nobody helps themselves', async () => {
  const allow = (param_value: 'true' | 'false') =>
    world.db
      .updateTable('settings')
      .set({ param_value })
      .where('param_key', '=', 'workflow.self_pick_allowed')
      .execute()
  onTestFinished(async () => void (await allow('true')))
  await allow('false')
  expect(await next(ana)).toBeNull()
  await change(ensure(items[2]), { processor_id: ana.user_id })
  expect(await next(ana)).toBe(items[2])
})

test('an evaluator whose answer was lost asks again with the same key and gets the same transaction, not a second one', async () => {
  const key = `take-next-${items[0]}`
  const replies = [await ana.call(claimNext, { key }), await ana.call(claimNext, { key })]
  expect(replies.map(({ status, body }) => [status, body.transaction_id])).toEqual([
    [200, items[0]],
    [200, items[0]],
  ])
  expect(await next(ana)).toBe(items[1])
})

test('nothing of the other agency is taken', async () => {
  const carla = await world.staff('cab', 6)
  expect(await next(carla)).toBeNull()
})

test('a request without an accreditation is taken in its turn, whatever its type', async () => {
  await world.db
    .updateTable('transactions')
    .set({ processor_id: (await world.staff('dti', 5)).user_id })
    .where('id', 'in', items)
    .execute()
  const { client, business_id } = await applicant(world)
  const certificate = await filedCertificateRequest(client, business_id)
  const recommendation = await recommendationDraft(world, client, business_id, { agency: 'dti' })
  expect((await submit(client, recommendation)).status).toBe(200)
  const taken = [await next(ana), await next(ana), await next(ana)]
  expect(taken).toEqual([certificate, recommendation.transaction_id, null])
  const found = world.db.selectFrom('transactions').select(['type', 'accreditation_id', 'status', 'processor_id'])
  expect(await found.where('business_id', '=', business_id).orderBy('type').execute()).toEqual(
    [16, 17].map((type) => ({
      type,
      accreditation_id: null,
      status: Status.lockedForEvaluation,
      processor_id: ana.user_id,
    })),
  )
})
