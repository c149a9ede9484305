import { createBusiness } from '@lading/contract/businesses'
import { register } from '@lading/contract/accounts/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld, type World } from '#testing/world'
import { forgetSpent } from './forget-spent.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('an answer is kept for repeats while they may come, a link while it may be asked about; then they are forgotten', async () => {
  world.clock.set('2026-03-02T09:00:00+08:00')
  const person = await world.customer()
  await person.call(createBusiness, { body: sampleBusiness() })
  await world.visitor().call(register, { body: { email: 'new@company.ph', password: 'a long walk to the pier' } })

  await forgetAt('2026-03-08T09:00:00+08:00')
  expect(await kept()).toEqual({ answers: 1, links: 1 })
  await forgetAt('2026-03-10T09:00:00+08:00')
  expect(await kept()).toEqual({ answers: 0, links: 1 })
  await forgetAt('2026-05-02T09:00:00+08:00')
  expect(await kept()).toEqual({ answers: 0, links: 0 })
})

async function forgetAt(instant: string) {
  world.clock.set(instant)
  await forgetSpent(world).run()
}

async function kept() {
  const count = async (table: 'idempotency_keys' | 'one_time_tokens') =>
    (await world.db.selectFrom(table).selectAll().execute()).length
  return { answers: await count('idempotency_keys'), links: await count('one_time_tokens') }
}
