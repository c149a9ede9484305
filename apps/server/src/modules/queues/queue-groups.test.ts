import * as contract from '@lading/contract/queues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { filedApplication } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'

let world: World
let administrator: Client
let evaluator: Client
let router: Client
beforeAll(async () => {
  world = await createWorld()
  administrator = await world.staff(null, 1)
  evaluator = await world.staff('dti', 5)
  router = await world.staff('dti', 3)
})
afterAll(() => world.close())

const create = (name: string, more: Partial<contract.QueueGroupInput> = {}) =>
  administrator.call(contract.createQueueGroup, { body: { agency: 'dti', name, ...more } })
const remove = (id: number) => administrator.call(contract.deleteQueueGroup, { params: { id } })
const names = async () => (await administrator.call(contract.queueGroups)).body.data.map(({ name }) => name)

const route = (id: number, queue_group_id: number) =>
  move(router, id, 'route-assign', { reason: 'It is their turn.', queue_group_id })

test('a group has evaluators of its own agency, and a name of its own there', async () => {
  const made = await create('Renewals', { member_ids: [evaluator.user_id] })
  expect(made.body).toMatchObject({ name: 'Renewals', open: 0, members: [{ user_id: evaluator.user_id }] })
  expect(await create('Renewals')).toMatchObject({
    status: 400,
    body: { errors: { name: ['A queue group with this name already exists.'] } },
  })
  expect((await create('Renewals', { agency: 'cab' })).status).toBe(200)
  const stranger = await world.staff('cab', 6)
  expect(await create('Others', { member_ids: [stranger.user_id] })).toMatchObject({
    status: 400,
    body: { errors: { member_ids: ['Only evaluators of this agency.'] } },
  })
})

test('a group of which something is open stays; once all has ended it goes, and the ended keep its name', async () => {
  const { id } = (await create('Changes', { member_ids: [evaluator.user_id] })).body
  const { client, transaction_id } = await filedApplication(world)
  expect((await route(transaction_id, id)).status).toBe(200)
  expect(await remove(id)).toMatchObject({
    status: 409,
    body: { message: 'A transaction of this group is still open. Route it to another group first.' },
  })

  await moved(client, transaction_id, 'withdraw', { reason: 'We sold the trucks.' })
  expect((await remove(id)).status).toBe(200)
  expect(await names()).not.toContain('Changes')
  expect((await remove(id)).status).toBe(404)
  const kept = world.db.selectFrom('transactions').innerJoin('queue_groups as g', 'g.id', 'queue_group_id')
  expect(await kept.select('g.name').where('transactions.id', '=', transaction_id).execute()).toEqual([
    { name: 'Changes' },
  ])
  expect((await create('Changes')).status).toBe(200) // the name is free again
})

// PGlite has one connection, and nothing beside it.
test.runIf(process.env['LADING_DATABASE'] === 'postgres')(
  'nothing is routed to a group that is just being deleted',
  async () => {
    const { id } = (await create('Reports')).body
    const { transaction_id } = await filedApplication(world)
    let routed: ReturnType<typeof route> | undefined
    await world.db.transaction().execute(async (tx) => {
      await tx.updateTable('queue_groups').set({ deleted_at: world.clock.now() }).where('id', '=', id).execute()
      routed = route(transaction_id, id)
      await Promise.race([routed, isWaitedFor(tx)])
    })
    expect((await routed)?.body).toMatchObject({ errors: { queue_group_id: ['Choose a group from the list.'] } })
  },
)
