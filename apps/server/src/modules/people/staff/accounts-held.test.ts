import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '#modules/notifications/notify'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { filedApplication } from '#testing/filings/filing'
import { move } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'
import { closeAccount } from '../accounts-kept/write-status.ts'
import { holdAccount } from './lock-admin-user.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

// PGlite has one connection, and nothing beside it.
describe.runIf(process.env['LADING_DATABASE'] === 'postgres')('an account that is held', () => {
  test('keeps nobody waiting who tells it something', async () => {
    const { user_id } = await world.staff('dti', 5)
    const notice = { subject: 'A message', message: '<p>Hello</p>', link: '', mail: false } as const
    await world.db.transaction().execute(async (tx) => {
      await holdAccount(tx, user_id)
      const told = world.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '5s'`.execute(other)
        await notify(other, { ...notice, user_ids: [user_id] }, world.clock.now())
      })
      expect(await told.then(() => 'told')).toBe('told')
    })
  })

  test('and deleted leaves nothing behind that is routed to it at the same moment', async () => {
    const [{ user_id }, router] = [await world.staff('dti', 5), await world.staff('dti', 3)]
    const { transaction_id } = await filedApplication(world)
    let routed: ReturnType<typeof move> | undefined
    await world.db.transaction().execute(async (tx) => {
      await holdAccount(tx, user_id)
      await closeAccount(tx, user_id, world.clock.now())
      routed = move(router, transaction_id, 'route-assign', { reason: 'It is their turn.', evaluator_id: user_id })
      await Promise.race([routed, isWaitedFor(tx)])
    })
    expect((await routed)?.body).toMatchObject({ errors: { evaluator_id: ['Choose a person from the list.'] } })
  })
})
