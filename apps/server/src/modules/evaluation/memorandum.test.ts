import { generateMemorandum, saveMemorandum } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingSoon, filedRenewal, openedRenewal, workedRenewal } from '#testing/filings/renewals'
import { seaApplication, seaStaff } from '#testing/filings/scenario'
import { moved } from '#testing/filings/moves'
import { memorandumOf } from '#testing/filings/memoranda'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await worldAt(Status.lockedForEvaluation)))
afterAll(() => world.close())

test('the memorandum tells the reviewer how training, insurance and capital stand', async () => {
  const staff = await seaStaff(world)
  const { transaction_id } = await seaApplication(world, { until: Status.forReview, staff })
  expect(await memorandumOf(world, transaction_id)).toMatchObject({
    training_finding: 'Key operating officers have together the 60 hours of training required.',
    officers: [{ name: 'Teresa Villanueva', training_hours: 64 }],
    insurance: [{ cover: '2000000.00', finding: 'In force. The cover meets the minimum for the highest scope.' }],
    capital: { paid_up: '6000000.00' },
    reports: null, // a business without an accreditation owes none
    penalties: null,
  })
})

test('capital is measured by the minimum of the day of submission: what was enough then is enough', async () => {
  const staff = await seaStaff(world)
  const business = await endingSoon(world, '25-SFF-000971')
  const draft = await openedRenewal(business)
  const { transaction_id } = draft
  await filedRenewal(world, business, draft)
  await workedRenewal(world, { ...business, staff }, draft, Status.lockedForEvaluation)
  const minimumOn = async (day: string) => {
    const submitted_at = new Date(`${day}T15:00:00+08:00`)
    await world.db.updateTable('transactions').set({ submitted_at }).where('id', '=', transaction_id).execute()
    const call = { params: { id: transaction_id } }
    await staff.evaluator.call(saveMemorandum, { ...call, body: { findings: day, recommendation: 'None yet.' } })
    expect((await staff.evaluator.call(generateMemorandum, call)).status).toBe(200)
    return ((await memorandumOf(world, transaction_id)) as { capital: { minimum: string } }).capital.minimum
  }
  const former = await minimumOn('2025-10-31') // the last day on which holders kept to it
  expect(Number(former)).toBeLessThan(Number(await minimumOn('2025-11-01')))
})

test('a version is drawn by the person who holds the transaction, and by nobody once it went on', async () => {
  const staff = await seaStaff(world)
  const { transaction_id } = await seaApplication(world, { until: Status.lockedForEvaluation, staff })
  const params = { id: transaction_id }
  const other = await world.staff('dti', 5)
  expect((await other.call(generateMemorandum, { params })).status).toBe(409)
  const draft = { findings: 'The checks have begun.', recommendation: 'None yet.' }
  expect((await staff.evaluator.call(saveMemorandum, { params, body: draft })).status).toBe(200)
  expect((await staff.evaluator.call(generateMemorandum, { params })).status).toBe(200)
  const { documents } = (await memorandumOf(world, transaction_id)) as { documents: { outcome: string }[] }
  expect(new Set(documents.map(({ outcome }) => outcome))).toEqual(new Set(['undecided']))

  const { transaction_id: gone } = await seaApplication(world, { until: Status.forReview, staff })
  expect(await staff.evaluator.call(generateMemorandum, { params: { id: gone } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Only the holder of the lock') },
  })
})

test('of two windows the one that began from an older draft is refused and told what stands there; nothing is lost', async () => {
  const staff = await seaStaff(world)
  const { transaction_id } = await seaApplication(world, { until: Status.lockedForEvaluation, staff })
  const save = (body: { findings: string; written_at: string | null }) =>
    staff.evaluator.call(saveMemorandum, {
      params: { id: transaction_id },
      body: { ...body, recommendation: 'None yet.' },
    })
  const [first, other] = ['The office was found.', 'The office was not found.']
  const { body: saved } = await save({ findings: first, written_at: null })
  expect(await save({ findings: other, written_at: null })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('in another window'), details: { findings: first } },
  })
  expect(await save({ findings: first, written_at: null })).toMatchObject({ status: 200 }) // sent again
  expect(await save({ findings: other, written_at: saved.written_at })).toMatchObject({
    status: 200,
    body: { findings: other },
  })
})

test('a denial notice names the legal basis of the evaluator whose proposal it follows', async () => {
  const staff = await seaStaff(world)
  const { transaction_id } = await seaApplication(world, { until: Status.lockedForEvaluation, staff })
  const grounds = 'The agreements with the agents have lapsed.'
  const proposal = { grounds, legal_basis: 'Section 4.2 of the rules' }
  await moved(staff.evaluator, transaction_id, 'propose-disapproval', proposal)
  await moved(staff.approver, transaction_id, 'confirm-disapproval', { grounds })
  const notices = world.db.selectFrom('issued_documents').select('payload').where('kind', '=', 'denial-notice')
  expect(await notices.where('transaction_id', '=', transaction_id).execute()).toMatchObject([
    {
      payload: {
        decision: expect.stringMatching(/^The application SFF-\S+ \(.+\) is disapproved\.$/),
        grounds: [{ ground: grounds, legal_basis: proposal.legal_basis }],
      },
    },
  ])
  const told = world.db.selectFrom('notifications').select('message').where('transaction_id', '=', transaction_id)
  const [{ message } = { message: '' }] = await told.where('subject', 'like', '%disapproved').execute()
  expect(message).toContain('The notice of denial says what you may do. It is on the page of the transaction.')
})
