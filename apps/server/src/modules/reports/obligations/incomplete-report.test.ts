import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { askedBusiness, filePolicy, noticesOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

test('who files an incomplete report reads in the notice and on its page by which day it keeps the day it was filed', async () => {
  const { client, id } = await askedBusiness(world)
  world.clock.set('2026-12-29T10:00:00+08:00')
  await filePolicy(world, client, id)
  await moved(staff.evaluator, id, 'mark-incomplete', { missing_items: 'The schedule of the policy.' })
  // The fifth working day: two holidays close the year, one opens the next.
  const on_completion =
    'Completed on or before Fri, 8 Jan 2027, it counts as filed on 29 Dec 2026; later, on the day it is complete.'
  const [told] = await noticesOf(world, client, 'Status Change: %, add documents')
  expect(told?.message).toContain(on_completion)
  expect(await read(client, id)).toMatchObject({ status: Status.forRequirementCompletion, on_completion })
  world.clock.set('2027-01-09T10:00:00+08:00')
  expect((await read(client, id)).on_completion).toBe('The report counts as filed on the day it is complete.')
  await moved(client, id, 'complete-requirements')
  expect((await read(client, id)).on_completion).toBe('')
})
