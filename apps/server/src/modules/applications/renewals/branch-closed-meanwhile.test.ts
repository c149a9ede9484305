import type { Filing } from '@lading/contract/filing/filing'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import { addingRow, approvedFreeOfCharge, filedChange, openedChange, type Changing } from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { endingSoon, filedRenewal, openedRenewal, workedRenewal } from '#testing/filings/renewals'
import type { SeaStaff } from '#testing/filings/scenario'
import { sampleBranch } from '#testing/samples/sample-branch'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
beforeAll(async () => void ({ world, sea } = await worldOfBothAgencies()))
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

const BRANCHES = 11

const worked = ({ client }: Changing, draft: Filing, until: Status, from?: Status) =>
  workedRenewal(world, { client, staff: sea }, draft, until, from)

/** A renewal of a business with a branch in Cebu, worked up to a status. */
async function renewalWithCebu(number: string, until: Status) {
  const business = await endingSoon(world, number)
  const opened = await openedChange(business, BRANCHES)
  const cebu = addingRow(sampleBranch('cebu', 'Cebu'), 'branches')
  expect(await filedChange(world, business, opened, cebu)).toMatchObject({ status: 200 })
  await workUntil({ world, staff: sea, client: business.client, transaction_id: opened }, Status.accredited)
  const draft = await openedRenewal(business)
  await filedRenewal(world, business, draft)
  await worked(business, draft, until)
  return { business, draft }
}
async function closedCebu(business: Changing, on: string): Promise<void> {
  const closure = await openedChange(business, BRANCHES)
  const closing = {
    'branches.cebu.closed_on': [on, ''],
    'branches.cebu.closing_reason': ['The lease ended.', ''],
  } as const
  expect(await filedChange(world, business, closure, closing)).toMatchObject({ status: 200 })
  await approvedFreeOfCharge(world, business, sea, closure)
}

test('a branch that closes before a renewal is ordered to be paid is neither charged nor certified with it', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000981', Status.forOrderOfPayment)
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
  await closedCebu(business, '2026-03-02')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3030.00')
  await worked(business, draft, Status.accredited, Status.forOrderOfPayment)
  const certificates = world.db.selectFrom('issued_documents').select('kind').where('kind', 'like', '%certificate')
  const { transaction_id } = draft
  expect(await certificates.where('transaction_id', '=', transaction_id).execute()).toEqual([{ kind: 'certificate' }])
})

test('a branch that closes after a renewal was paid leaves what was charged as it was paid', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000982', Status.forRecommendingApproval)
  world.clock.set('2026-03-04T09:00:00+08:00')
  await closedCebu(business, '2026-03-04')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
})

test('a branch that closes while an order is out leaves the fees as the order asks them', async () => {
  const { business, draft } = await renewalWithCebu('24-SFF-000983', Status.forPayment)
  world.clock.set('2026-03-04T09:00:00+08:00')
  await closedCebu(business, '2026-03-04')
  expect((await read(business.client, draft.transaction_id)).assessment.total).toBe('3810.00')
})
