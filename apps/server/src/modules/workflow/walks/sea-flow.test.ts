import { verifyDocument, directory } from '@lading/contract/directory'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { amountDue, seaApplication } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('an application for international and NVOCC is filed, evaluated, paid, approved, issued, and anyone can verify it', async () => {
  const scenario = await seaApplication(world, { until: Status.accredited, scopes: ['international', 'nvocc'] })
  expect(await amountDue(world, scenario.transaction_id)).toBe('6530.00')

  const transaction = await world.db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', scenario.transaction_id)
    .executeTakeFirstOrThrow()
  expect(transaction.status).toBe(Status.accredited)
  const accreditation = await world.db
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', scenario.accreditation_id)
    .executeTakeFirstOrThrow()
  expect(accreditation).toMatchObject({
    status: Status.accredited,
    number: '26-SFF-000001',
    first_day: '2026-03-02',
    expiry_date: '2028-03-01',
  })

  await world.drawDocuments(scenario.transaction_id)
  const documents = world.db.selectFrom('issued_documents').select(['kind', 'state', 'last_error']).orderBy('id')
  const kinds = ['acknowledgement', 'memorandum', 'order-of-payment', 'official-receipt', 'certificate']
  expect(await documents.execute()).toEqual(kinds.map((kind) => ({ kind, state: 'ready', last_error: '' })))

  const listed = await world.visitor().call(directory)
  expect(listed.body).toMatchObject({ total: 1, data: [{ number: '26-SFF-000001', scope: 'International, NVOCC' }] })
  const verdict = await world
    .visitor()
    .call(verifyDocument, { params: { slug: ensure(ensure(listed.body.data[0]).slug) } })
  expect(verdict.body).toMatchObject({ standing: 'current', heading: 'Genuine and current', number: '26-SFF-000001' })
})
