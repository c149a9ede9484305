import { Status } from '@lading/domain/workflow/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seaApplication, seaStaff } from '#testing/story'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('the memorandum tells the reviewer how training, insurance and capital stand', async () => {
  const staff = await seaStaff(world)
  const { transaction_id } = await seaApplication(world, { until: Status.forReview, staff })
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'memorandum')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({
    training_finding: 'Key operating officers have together the 60 hours of training asked.',
    officers: [{ name: 'Teresa Villanueva', training_hours: 64 }],
    insurance: [{ cover: '2000000.00', finding: 'In force; the cover reaches what the highest scope asks.' }],
    capital: { paid_up: '6000000.00' },
  })
})
