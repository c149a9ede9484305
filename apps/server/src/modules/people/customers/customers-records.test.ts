import { user } from '@lading/contract/people/admin-users'
import { customerThreads, writeMessage } from '@lading/contract/messages'
import { customerOrderList, customerOrders } from '@lading/contract/payments'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { moved } from '#testing/filings/moves'
import { seaApplication, seaStaff } from '#testing/filings/scenario'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let customer: Client
let admin: Client
let transaction_id: number
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
  const staff = await seaStaff(world)
  const paid = await seaApplication(world, { until: Status.forOrderOfPayment, staff })
  customer = paid.client
  transaction_id = paid.transaction_id
  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  await customer.call(writeMessage, { body: { transaction_id, body: '<p>May we pay tomorrow?</p>' } })
  const body = { transaction_id, body: '<p>Looks doubtful.</p>', audience: 'internal' as const }
  await staff.cashier.call(writeMessage, { body })
})
afterAll(() => world.close())

const orders = (by: Client) => by.call(customerOrders, { body: { user_id: customer.user_id } })
const orderList = (by: Client) => by.call(customerOrderList, { params: { id: customer.user_id }, query: {} })
const threads = (by: Client) => by.call(customerThreads, { body: { user_id: customer.user_id } })
const statuses = async (by: Client) =>
  (await Promise.all([orders(by), orderList(by), threads(by)])).map((one) => one.status)
const totals = async (by: Client) =>
  (await Promise.all([orders(by), orderList(by), threads(by)])).map((one) => one.body.total)

/** Somebody of an agency who keeps customers, as the agencies may arrange it. */
async function keeper(agency: 'dti' | 'cab' | null, role_id = 5) {
  const person = await world.staff(agency, role_id)
  const permission = await world.db
    .selectFrom('permissions')
    .select('id')
    .where('name', '=', 'view-customers')
    .executeTakeFirstOrThrow()
  const given = { user_id: person.user_id, permission_id: permission.id }
  await world.db.insertInto('user_permissions').values(given).execute()
  return person
}

describe('what a customer pays and says', () => {
  test('is read by those who keep customers, with the way to its transaction, and without the notes among staff', async () => {
    expect((await orders(admin)).body).toMatchObject({ total: 1, data: [{ transaction_id, agency: 'dti' }] })
    expect((await orderList(admin)).body).toEqual((await orders(admin)).body)
    expect((await threads(admin)).body).toMatchObject({ total: 1, data: [{ last_text: 'May we pay tomorrow?' }] })
  })

  test('is the customer’s own to read, and no other customer’s', async () => {
    expect(await totals(customer)).toEqual([1, 1, 1])
    expect(await statuses(await world.customer())).toEqual([403, 403, 403])
  })

  test('is shown to staff for the transactions of their own agency alone', async () => {
    expect(await totals(await keeper('dti'))).toEqual([1, 1, 1])
    expect(await totals(await keeper('cab'))).toEqual([0, 0, 0])
  })

  test('is nothing to staff of both agencies who oversee no transactions', async () => {
    expect(await totals(await keeper(null, 13))).toEqual([0, 0, 0])
  })

  test('is closed to staff who do not keep customers, and there is none of a member of staff', async () => {
    const evaluator = await world.staff('dti', 5)
    expect(await statuses(evaluator)).toEqual([403, 403, 403])
    const body = { user_id: evaluator.user_id }
    expect((await admin.call(customerOrders, { body })).status).toBe(404)
    expect((await admin.call(customerThreads, { body })).status).toBe(404)
  })
})

describe('GET /users/:id', () => {
  const card = (by: Client, of: Client) => by.call(user, { params: { id: of.user_id } })

  test('tells everybody who they are themselves', async () => {
    expect((await card(customer, customer)).body).toMatchObject({ id: customer.user_id, audience: 'customer' })
    const evaluator = await world.staff('dti', 5)
    expect((await card(evaluator, evaluator)).body).toMatchObject({ audience: 'staff', agency: 'dti' })
  })

  test('tells of others only to staff who see accounts', async () => {
    expect((await card(admin, customer)).body).toMatchObject({ audience: 'customer', roles: [{ id: 2 }] })
    expect((await card(customer, admin)).status).toBe(403)
    expect((await card(await world.staff('dti', 5), customer)).status).toBe(403)
    expect((await admin.call(user, { params: { id: 99_999 } })).status).toBe(404)
  })

  test('finds nobody of the other agency', async () => {
    const ofSea = await world.staff('dti', 1)
    expect((await card(ofSea, await world.staff('dti', 5))).status).toBe(200)
    expect((await card(ofSea, await world.staff('cab', 5))).status).toBe(404)
    expect((await card(ofSea, admin)).status).toBe(404)
  })
})
