import { customerInvoices, ownInvoices, showInvoice } from '@lading/contract/payments'
import { downloadFile } from '@lading/contract/documents/documents'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { nextWorkingDay } from '@lading/domain/dates/working-days'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { officeCalendar } from '#platform/calendar'
import { createPaymentsWorld, type PaymentsWorld } from '#testing/filings/payments'
import { seaApplication } from '#testing/filings/scenario'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'
import { recountDueDays } from '../../jobs/recount-due-days.ts'

let world: PaymentsWorld
beforeEach(async () => void (world = await createPaymentsWorld()))
afterEach(() => world.close())

test('the cashier reads the proof, a stranger does not', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const { attempts } = await world.orderOf(client, transaction_id)
  const query = { path: ensure(ensure(attempts[0]).proof).id }
  const { client: stranger } = await world.applicationToPay()
  expect(await world.desks.cashier.call(downloadFile, { query })).toMatchObject({ status: 200 })
  expect(await stranger.call(downloadFile, { query })).toMatchObject({ status: 404 })
})

test('the list shows the own orders alone, found by receipt number and narrowed by state', async () => {
  const { client, transaction_id } = await seaApplication(world, {
    until: Status.forRecommendingApproval,
    staff: world.desks,
  })
  await world.applicationToPay()
  const { receipt, number } = await world.orderOf(client, transaction_id)
  const list = async (body: object) => (await client.call(customerInvoices, { body })).body
  expect(await list({})).toMatchObject({ total: 1, data: [{ number, receipt_number: ensure(receipt).number }] })
  expect(await list({ search: ensure(receipt).number.toLowerCase() })).toMatchObject({ total: 1 })
  expect(await list({ search: 'OP-D-1999' })).toMatchObject({ total: 0 })
  expect(await list({ status: InvoiceStatus.paid })).toMatchObject({ total: 1 })
  expect(await list({ status: InvoiceStatus.void })).toMatchObject({ total: 0 })
  expect((await client.call(ownInvoices)).body).toMatchObject({ total: 1, data: [{ number }] })
  expect(await world.desks.cashier.call(customerInvoices, { body: {} })).toMatchObject({ status: 403 })
})

test('an order that nobody named, or that is not there, is not found', async () => {
  const { client } = await world.applicationToPay()
  expect(await client.call(showInvoice, { query: {} })).toMatchObject({ status: 400 })
  expect(await client.call(showInvoice, { query: { id: 999_999 } })).toMatchObject({ status: 404 })
})

test('an order whose last day is proclaimed closed is payable a working day longer, and not ended before', async () => {
  const { client, transaction_id } = await world.applicationToPay()
  const dueOn = async () => plainDate(ensure((await world.orderOf(client, transaction_id)).due_date))
  const statusOn = async (day: PlainDate) => {
    world.clock.set(`${day}T00:05:00+08:00`)
    await applyDeadlines(world).run()
    return world.statusOf(transaction_id)
  }
  const last = await dueOn()
  const storm = { day: last, name: 'Typhoon', kind: 'special_nonworking' as const }
  await world.db.insertInto('holidays').values(storm).execute()
  expect(await statusOn(addDays(last, 1))).toBe(Status.forPayment)
  await recountDueDays(world).run()
  const moved = await dueOn()
  expect(moved).toBe(nextWorkingDay(await officeCalendar(world.db), last))
  expect(await statusOn(moved)).toBe(Status.forPayment)
  expect(await statusOn(addDays(moved, 1))).toBe(Status.terminated)
})
