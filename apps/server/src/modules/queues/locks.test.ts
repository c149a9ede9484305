import { transactionDetail, decideDocument } from '@lading/contract/evaluation'
import { listNotifications } from '@lading/contract/notifications'
import { lockHolder, renewLease, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'
import type { Client } from '#testing/client'
import { caseAgainst } from '#testing/filings/case-against'
import { filedApplication } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'

let world: World
let router: Client
let ana: Client
let ben: Client
let id: number
beforeAll(async () => {
  world = await createWorld()
  router = await world.staff('dti', 3)
  ana = await world.staff('dti', 5)
  ben = await world.staff('dti', 5)
})
afterAll(() => world.close())

/** Monday morning: Ana begins to evaluate. */
beforeEach(async () => {
  world.clock.set('2026-03-02T09:00:00+08:00')
  id = (await filedApplication(world)).transaction_id
  await moved(ana, id, 'lock-start-evaluation')
})

describe('a transaction that somebody evaluates', () => {
  test('says who holds it, to the other evaluator too', async () => {
    const { body } = await ben.call(lockHolder, { params: { transaction_id: id } })
    expect(body.holder).toMatchObject({ user_id: ana.user_id, is_me: false, lease_ends_at: '2026-03-02T01:15:00.000Z' })
    const { body: process } = await ben.call(transactionProcess, { params: { id } })
    expect(process.holder).toEqual(body.holder)
    expect((await ana.call(transactionProcess, { params: { id } })).body.holder).toMatchObject({ is_me: true })
  })

  test('is not begun again, and no one else decides its documents', async () => {
    expect((await move(ben, id, 'lock-start-evaluation')).status).toBe(409)
    expect(await accepts(ben)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('the holder of the lock') },
    })
    expect((await accepts(ana)).status).toBe(200)
  })

  test('goes to one of two who begin at the same moment', async () => {
    const { transaction_id } = await filedApplication(world)
    const replies = await Promise.all([ana, ben].map((who) => move(who, transaction_id, 'lock-start-evaluation')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is not taken over while the lease runs', async () => {
    world.clock.forward({ minutes: 14 })
    expect(await takeOver(ben)).toMatchObject({
      status: 409,
      body: { message: 'Another evaluator is working on it.' },
    })
  })

  test('is taken over once the lease has expired, with a reason, and the former holder is told', async () => {
    world.clock.forward({ minutes: 16 })
    expect(await takeOver(ben, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect((await takeOver(ben)).status).toBe(200)
    expect((await holder()).user_id).toBe(ben.user_id)
    expect((await accepts(ana)).status).toBe(409)
    expect((await accepts(ben)).status).toBe(200)
    expect(await isTold(ana)).toBe(true)
  })

  test('stays with the person who goes on working: the lease begins anew', async () => {
    world.clock.forward({ minutes: 14 })
    expect((await ben.call(renewLease, { params: { transaction_id: id } })).status).toBe(409)
    expect((await ana.call(renewLease, { params: { transaction_id: id } })).status).toBe(200)
    world.clock.forward({ minutes: 14 })
    expect((await takeOver(ben)).status).toBe(409)
  })

  test('is not kept by an evaluator who has another desk by now', async () => {
    const { transaction_id } = await filedApplication(world)
    const eva = await world.staff('dti', 5)
    await moved(eva, transaction_id, 'lock-start-evaluation')
    await world.db.updateTable('user_roles').set({ role_id: 9 }).where('user_id', '=', eva.user_id).execute()
    expect((await eva.call(renewLease, { params: { transaction_id } })).status).toBe(403)
  })

  test('of a case is kept by its hearing officer, who evaluates there', async () => {
    const officer = await world.staff('dti', 11)
    const { business_id } = (await ana.call(transactionDetail, { params: { id } })).body
    const of_case = await caseAgainst(world, { business_id, agency: 'dti', author_id: officer.user_id })
    const renewedBy = async (who: Client) => {
      const held = { lock_holder_id: who.user_id }
      await world.db.updateTable('transactions').set(held).where('id', '=', of_case).execute()
      return (await who.call(renewLease, { params: { transaction_id: of_case } })).status
    }
    expect([await renewedBy(officer), await renewedBy(ben)]).toEqual([200, 403])
  })

  test('taken from an evaluator who works for the other agency by now, is not told to them', async () => {
    const { transaction_id } = await filedApplication(world)
    const eva = await world.staff('dti', 5)
    await moved(eva, transaction_id, 'lock-start-evaluation')
    await world.db.updateTable('admin_profiles').set({ agency: 'cab' }).where('user_id', '=', eva.user_id).execute()
    await moved(router, transaction_id, 'take-over', { reason: 'Eva has left.', evaluator_id: ben.user_id })
    expect(await isTold(ben, transaction_id)).toBe(true)
    expect(await isTold(eva, transaction_id)).toBe(false)
  })

  test('is given to another by the queue manager at any time, with a reason', async () => {
    expect((await move(router, id, 'take-over', { reason: 'Ana is on leave.' })).status).toBe(400)
    await moved(router, id, 'take-over', { reason: 'Ana is on leave.', evaluator_id: ben.user_id })
    expect((await holder()).user_id).toBe(ben.user_id)
  })
})

describe('a lock that lies idle', () => {
  test.each([
    {
      from: 'Monday',
      at: '2026-03-02T09:00:00+08:00',
      last: '2026-03-04T23:59:00+08:00',
      freed: '2026-03-05T00:01:00+08:00',
    },
    {
      from: 'Friday',
      at: '2026-03-06T16:30:00+08:00',
      last: '2026-03-10T23:59:00+08:00',
      freed: '2026-03-11T00:01:00+08:00',
    },
    {
      from: 'the day before Holy Week’s holidays',
      at: '2026-04-01T09:00:00+08:00',
      last: '2026-04-07T23:59:00+08:00',
      freed: '2026-04-08T00:01:00+08:00',
    },
  ])('from $from frees itself after two working days', async ({ at, last, freed }) => {
    world.clock.set(at)
    expect((await accepts(ana)).status).toBe(200)
    world.clock.set(last)
    await applyDeadlines(world).run()
    expect((await row()).status).toBe(Status.lockedForEvaluation)

    world.clock.set(freed)
    await applyDeadlines(world).run()
    expect(await row()).toMatchObject({ status: Status.forEvaluation, lock_holder_id: null, lease_ends_at: null })
    expect(await isTold(router)).toBe(true)
  })

  test('is not idle while its holder works', async () => {
    world.clock.set('2026-03-04T15:00:00+08:00')
    await ana.call(renewLease, { params: { transaction_id: id } })
    world.clock.set('2026-03-05T09:00:00+08:00')
    await applyDeadlines(world).run()
    expect((await row()).status).toBe(Status.lockedForEvaluation)
  })
})

const takeOver = (who: Client, answers = { reason: 'Ana does not answer.' }) => move(who, id, 'take-over', answers)

async function accepts(who: Client) {
  const { body } = await who.call(transactionDetail, { params: { id } })
  const file = ensure(body.checklist.flatMap((line) => line.files)[0])
  return who.call(decideDocument, { params: { id: file.id }, body: { decision: 'accepted' } })
}

/** The bell says something of this transaction. */
async function isTold(who: Client, of = id): Promise<boolean> {
  const { body } = await who.call(listNotifications)
  return body.data.some(({ data }) => data.link === `/transactions/admin-workflow/${of}`)
}

async function holder() {
  return ensure((await router.call(lockHolder, { params: { transaction_id: id } })).body.holder)
}

function row() {
  return world.db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
