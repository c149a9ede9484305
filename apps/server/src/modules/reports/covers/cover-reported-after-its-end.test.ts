import { reportFindings } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { acceptAll, moved } from '#testing/filings/moves'
import { askedBusiness, filePolicy, openReportsOn, reportOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

/** A business whose last reported cover ended on 31 Dec 2026, more than a year later. */
async function yearLate() {
  const business = await askedBusiness(world)
  const expiry_date = '2029-01-31'
  await world.db
    .updateTable('accreditations')
    .set({ expiry_date })
    .where('id', '=', business.accreditation_id)
    .execute()
  world.clock.set('2028-02-10T10:00:00+08:00')
  return business
}

test('a business that was insured all the time reports the policy that followed, though it has ended, pays nothing, and is asked for the next', async () => {
  const { client, business_id, id } = await yearLate()
  expect(await filePolicy(world, client, id)).toMatchObject({ status: 200 })
  await moved(staff.evaluator, id, 'lock')
  await acceptAll(staff.evaluator, id)
  const { body } = await staff.evaluator.call(reportFindings, { params: { id } })
  expect(body).toMatchObject({ days_without_cover: 0, penalty: null })
  await moved(staff.evaluator, id, 'accept-on-time')

  await openReportsOn(world, '2028-02-11')
  const next = ensure(await reportOf(world, business_id))
  expect(next).toMatchObject({ status: Status.draft, register: { insurance_ends_on: '2027-12-31' } })
  expect(next.id).not.toBe(id)
  const current = { insurance_policy_number: 'CL-2028-0042', insurance_starts_on: '2028-01-01' }
  expect(await filePolicy(world, client, next.id, { ...current, insurance_ends_on: '2028-12-31' })).toMatchObject({
    status: 200,
  })
})

test('a business completes the report of a policy that has ended, with its document as it is', async () => {
  const { client, id } = await yearLate()
  await filePolicy(world, client, id)
  const dated = world.db.updateTable('transaction_documents').set({ expires_on: '2027-12-31' })
  await dated.where('transaction_id', '=', id).where('requirement_code', '=', 'R15-01').execute()
  await moved(staff.evaluator, id, 'mark-incomplete', { missing_items: 'The schedule of the policy.' })
  await moved(client, id, 'complete-requirements')
  expect(await read(client, id)).toMatchObject({ status: Status.forEvaluation })
})

test('a policy that ended no later than the one in the register is refused: it follows nothing', async () => {
  const { client, id } = await yearLate()
  const old = { insurance_starts_on: '2026-02-01', insurance_ends_on: '2026-12-31' }
  const { status, body } = await filePolicy(world, client, id, old)
  expect([status, body]).toMatchObject([
    400,
    { errors: { insurance_ends_on: ['This cover has ended. Enter the policy that follows the one in the register.'] } },
  ])
})
