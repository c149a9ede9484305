import { removeDocument } from '@lading/contract/filing/filed-documents'
import { createQueueGroup, type QueueGroupInput } from '@lading/contract/queues'
import { routingCandidates } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { applicant, filedApplication, filesOf, filledDraft, submissionOf } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { seaApplication } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let router: Client
let filed: Awaited<ReturnType<typeof filedApplication>>
beforeAll(async () => {
  world = await worldAt(Status.forReview)
  router = await world.staff('dti', 3)
})
afterAll(() => world.close())
beforeEach(async () => {
  filed = await filedApplication(world)
})

const route = (answers: Record<string, unknown>) =>
  move(router, filed.transaction_id, 'route-assign', { reason: 'It is their turn.', ...answers })

const rowOf = (id: number) =>
  world.db
    .selectFrom('transactions')
    .select(['processor_id', 'queue_group_id', 'client_deadline_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function groupOf(agency: 'dti' | 'cab', name: string, more: Partial<QueueGroupInput> = {}): Promise<number> {
  const administrator = await world.staff(null, 1)
  return (await administrator.call(createQueueGroup, { body: { agency, name, ...more } })).body.id
}

describe('the queue manager routes', () => {
  test('to an evaluator of the list', async () => {
    const evaluator = await world.staff('dti', 5)
    const { body } = await router.call(routingCandidates, { params: { id: filed.transaction_id } })
    expect(body.people.map(({ user_id }) => user_id)).toContain(evaluator.user_id)
    expect((await route({ evaluator_id: evaluator.user_id })).status).toBe(200)
    expect(await rowOf(filed.transaction_id)).toMatchObject({ processor_id: evaluator.user_id })
  })

  test.each([
    ['an evaluator of the other agency', async () => (await world.staff('cab', 6)).user_id],
    ['a cashier', async () => (await world.staff('dti', 9)).user_id],
    ['the applicant', async () => filed.client.user_id],
    ['nobody there is', async () => 999_999],
  ])('never to %s', async (_who, chosen) => {
    expect(await route({ evaluator_id: await chosen() })).toMatchObject({
      status: 400,
      body: { errors: { evaluator_id: ['Choose a person from the list.'] } },
    })
    expect(await rowOf(filed.transaction_id)).toMatchObject({ processor_id: null })
  })

  test('to a group of the own agency, never to one of the other, nor to one that is not there', async () => {
    const air = await groupOf('cab', 'Air desk')
    const sea = await groupOf('dti', 'Sea desk')
    for (const queue_group_id of [air, 999_999]) {
      expect(await route({ queue_group_id })).toMatchObject({
        status: 400,
        body: { errors: { queue_group_id: ['Choose a group from the list.'] } },
      })
    }
    expect((await route({ queue_group_id: sea })).status).toBe(200)
    expect(await rowOf(filed.transaction_id)).toMatchObject({ queue_group_id: sea })
  })
})

test('a person who reviewed a transaction is not given it to evaluate', async () => {
  const { transaction_id, staff } = await seaApplication(world, { until: Status.forReview })
  const both = await world.staff('dti', 4, 5)
  await moved(both, transaction_id, 'return-for-revision', { remarks: 'The capital.' })
  expect(
    await move(staff.router, transaction_id, 'reassign', { evaluator_id: both.user_id, reason: 'x' }),
  ).toMatchObject({
    status: 400,
    body: { errors: { evaluator_id: ['Has another role in this transaction.'] } },
  })
})

describe('what an act does not ask is not heard', () => {
  test('an applicant whose documents follow sets no deadline of their own', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    const { body } = await client.call(removeDocument, { params: { id: ensure(filesOf(draft, 'S-04')[0]).id } })
    const submission = await submissionOf(client, body)
    const sent = { ...submission, action: 'submit-with-documents-to-follow', due_on: '2099-12-31' }
    const { transaction_id } = body
    expect((await move(client, transaction_id, sent.action, sent)).status).toBe(200)
    expect(ensure((await rowOf(transaction_id)).client_deadline_on) < '2027').toBe(true)
  })

  test('an applicant who withdraws routes nothing', async () => {
    const group = await groupOf('dti', 'Withdrawals')
    const given = { reason: 'We sold the trucks.', queue_group_id: group }
    expect((await move(filed.client, filed.transaction_id, 'withdraw', given)).status).toBe(200)
    expect(await rowOf(filed.transaction_id)).toMatchObject({ queue_group_id: null })
  })
})

describe('where queue groups take types of their own', () => {
  test('a transaction is routed to a group of its type and the evaluators in it; later, to any evaluator', async () => {
    const [own, other] = [await world.staff('dti', 5), await world.staff('dti', 5)]
    const reports = await groupOf('dti', 'Reports', { types: [13, 14, 15], member_ids: [other.user_id] })
    const accreditation = await groupOf('dti', 'Accreditation', { types: [1], member_ids: [own.user_id] })
    const { body } = await router.call(routingCandidates, { params: { id: filed.transaction_id } })
    expect(body.queue_groups.map(({ id }) => id)).toContain(accreditation)
    expect(body.queue_groups.map(({ id }) => id)).not.toContain(reports)

    expect((await route({ queue_group_id: reports })).body).toMatchObject({
      errors: { queue_group_id: ['Choose a group from the list.'] },
    })
    expect((await route({ evaluator_id: other.user_id })).body).toMatchObject({
      errors: { evaluator_id: ['In no queue group for this type.'] },
    })
    expect((await route({ evaluator_id: own.user_id, queue_group_id: accreditation })).status).toBe(200)

    await moved(own, filed.transaction_id, 'lock-start-evaluation')
    const away = { evaluator_id: other.user_id, reason: 'On leave.' }
    expect((await move(router, filed.transaction_id, 'take-over', away)).status).toBe(200)
  })
})
