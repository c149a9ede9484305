import { deleteRequest, createRequest } from '@lading/contract/requests/requests'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accreditedBusiness } from '../filings/accredited-business.ts'
import { filedCertificateRequest, writeProposedLetter } from '../filings/certificate-request.ts'
import { filedMove, openedChanges } from '../filings/changes.ts'
import { deskStaff, workUntil } from '../filings/desk-work.ts'
import { halfDone } from './half-done.ts'
import { moved } from '../filings/moves.ts'
import { amountDue, today } from '../filings/scenario.ts'
import { createWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const found = () => halfDone(world.db, world.config.data_dir, world.clock.now())

test('nothing is half done where a change and a certification were issued and a draft was thrown away', async () => {
  const staff = await deskStaff(world, 'dti')
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000931')
  const [change] = await openedChanges(client, business_id, [accreditation_id])
  const { transaction_id } = ensure(change)
  await filedMove(world, client, transaction_id)
  await workUntil({ world, staff, client, transaction_id }, Status.accredited)

  const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
  expect((await client.call(deleteRequest, { params: { id: draft.transaction_id } })).status).toBe(200)
  const requested = await filedCertificateRequest(client, business_id)
  const letter = writeProposedLetter(staff.evaluator, requested)
  await workUntil({ world, staff, client, transaction_id: requested, found: letter }, Status.accredited, 'lock')
  expect(await found()).toEqual([])

  await world.db.updateTable('issued_documents').set({ state: 'queued' }).where('kind', '=', 'certification').execute()
  expect(await found()).toEqual([
    `no case is beyond approval without its document: ${requested} stands at 22 without a certification that is ready`,
  ])
  await world.db.updateTable('issued_documents').set({ state: 'ready' }).where('kind', '=', 'certification').execute()
  await world.db.updateTable('number_series').set({ last_number: 9 }).where('series', '=', 'reference-dti-Q').execute()
  expect(await found()).toEqual([expect.stringMatching(/^numbers have neither gaps.*reference-dti-Q.*used were 1 2$/)])
})

test('a payment that the client posted waits with its proof; the cashier has seen the money and needs none', async () => {
  const staff = await deskStaff(world, 'cab')
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'cab', '25-AFF-000932')
  const [change] = await openedChanges(client, business_id, [accreditation_id])
  const { transaction_id } = ensure(change)
  await filedMove(world, client, transaction_id)
  await workUntil({ world, staff, client, transaction_id }, Status.forPayment)
  const paid_on = today(world)
  const posted = { payment_reference: 'LB-0043', paid_on, amount_paid: await amountDue(world, transaction_id) }
  await moved(staff.cashier, transaction_id, 'pay-online-over-the-counter', posted)
  const waiting = async () => (await found()).filter((line) => line.startsWith('an order of payment'))
  expect(await waiting()).toEqual([])

  await world.db.updateTable('payment_attempts').set({ posted_by: client.user_id }).where('status', '=', 9).execute()
  expect(await waiting()).toEqual([expect.stringMatching(/has 1 open attempts, 1 without the proof/)])
})
