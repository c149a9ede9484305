import { activityLog } from '@lading/contract/people/activity'
import { login, me, resetPassword } from '@lading/contract/accounts/accounts'
import { createBusiness } from '@lading/contract/businesses'
import * as contract from '@lading/contract/people/customers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let admin: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
})
afterAll(() => world.close())

const input = (facts: Partial<contract.CustomerInput> = {}): contract.CustomerInput => ({
  email: `${crypto.randomUUID().slice(0, 8)}@company.example`,
  first_name: 'Maria',
  middle_name: '',
  last_name: 'Clara',
  suffix: '',
  mobile: '',
  ...facts,
})
const added = async () => (await admin.call(contract.createCustomer, { body: input() })).body
const seen = async (id: number) => (await admin.call(contract.customer, { params: { id } })).body
const change = async (client: Client, id: number, facts: object) => {
  const { version, email, first_name, middle_name, last_name, suffix, mobile } = await seen(id)
  const body = { version, email, first_name, middle_name, last_name, suffix, mobile, ...facts }
  return client.call(contract.updateCustomer, { params: { id }, body })
}
const setStatus = async (client: Client, id: number, status: 'active' | 'disabled') =>
  client.call(contract.setCustomerStatus, {
    params: { id },
    body: { status, reason: 'Asked by the owner', version: (await seen(id)).version },
  })
const reset = async (client: Client, id: number, method: 'link' | 'hand-over') =>
  client.call(contract.resetCustomerPassword, { params: { id }, body: { method, version: (await seen(id)).version } })

describe('POST /customers', () => {
  test('adds an account, whose person sets a password by the mailed link and is verified by it', async () => {
    const { id, email } = await added()
    const token = await world.mailedToken(email)
    const password = 'five white carabaos'
    await world.visitor().call(resetPassword, { body: { token, email, password } })
    const { body } = await world.visitor().call(login, { body: { email, password } })
    expect(body.user).toMatchObject({ id, role_id: 2, email_verified_at: expect.any(String) })
  })

  test('refuses an address that has an account', async () => {
    const { email } = await added()
    const reply = await admin.call(contract.createCustomer, { body: input({ email }) })
    expect(reply).toMatchObject({ status: 400, body: { errors: { email: [expect.any(String)] } } })
  })
})

describe('PUT /customers/:id', () => {
  test('lets a customer change their own name, and no one else’s', async () => {
    const [own, other] = [await world.customer(), await world.customer()]
    expect((await change(own, own.user_id, { first_name: 'Sisa' })).body.first_name).toBe('Sisa')
    expect((await change(own, other.user_id, { first_name: 'Sisa' })).status).toBe(403)
    expect((await change(own, own.user_id, { email: 'new@company.example' })).status).toBe(400)
  })

  test('has another address confirmed anew', async () => {
    const person = await world.customer()
    expect((await change(admin, person.user_id, { email: 'moved@company.example' })).body).toMatchObject({
      email: 'moved@company.example',
      email_verified_at: null,
    })
    expect(await world.mailedToken('moved@company.example')).not.toBe('')
  })

  test('tells the owner at the former address, and ends their sessions', async () => {
    const person = await world.customer()
    const { email } = await seen(person.user_id)
    await change(admin, person.user_id, { email: `taken-${email}` })
    expect(await world.subjectsMailedTo(email)).toEqual(['The e-mail address of your account was changed'])
    expect((await person.call(me)).status).toBe(401)
  })

  test('writes nothing to a former address that nobody ever confirmed', async () => {
    const { id, email } = await added()
    await change(admin, id, { email: `right-${email}` })
    expect(await world.subjectsMailedTo(email)).toEqual(['Your account is ready'])
  })

  test('gives the link to the first password to the corrected address, and takes it from the person who got it by mistake', async () => {
    const { id, email: mistaken } = await added()
    const strangers = await world.mailedToken(mistaken)
    const email = `right-${mistaken}`
    await change(admin, id, { email })
    const choose = (token: string) =>
      world.visitor().call(resetPassword, { body: { token, email, password: 'six green carabaos' } })
    expect((await choose(strangers)).status).toBe(419)
    expect(await seen(id)).toMatchObject({ has_password: false, email_verified_at: null })
    expect((await choose(await world.mailedToken(email))).status).toBe(200)
    expect(await seen(id)).toMatchObject({ has_password: true, email_verified_at: expect.any(String) })
  })

  test('keeps what somebody else changed meanwhile', async () => {
    const { id, version } = await added()
    await change(admin, id, { last_name: 'Basa' })
    expect(await change(admin, id, { last_name: 'Santos', version })).toMatchObject({
      status: 409,
      body: { details: { last_name: 'Basa' } },
    })
  })
})

test('a disabled customer is out on the very next request, and a reset takes the password', async () => {
  const person = await world.customer()
  expect((await setStatus(admin, person.user_id, 'disabled')).status).toBe(200)
  expect((await person.call(me)).status).toBe(401)
  expect((await reset(admin, person.user_id, 'link')).status).toBe(409)
  await setStatus(admin, person.user_id, 'active')
  const { body } = await reset(admin, person.user_id, 'hand-over')
  const { email } = await seen(person.user_id)
  const reply = await world.visitor().call(login, { body: { email, password: ensure(body.password) } })
  expect(reply.body.user.change_passwd).toBe(1)
})

describe('DELETE /customers/:id', () => {
  test('is refused for the only owner of a business, and possible once there is another', async () => {
    const [owner, heir] = [await world.customer(), await world.customer()]
    const { id } = (await owner.call(createBusiness, { body: sampleBusiness() })).body
    const remove = () => admin.call(contract.deleteCustomer, { params: { id: owner.user_id } })
    expect(await remove()).toMatchObject({ status: 409, body: { message: expect.stringContaining('only owner') } })
    await world.joins(heir, id)
    expect((await remove()).status).toBe(200)
    expect((await owner.call(me)).status).toBe(401)
    const { people } = (await admin.call(contract.customerBusiness, { params: { id } })).body
    expect(people.map(({ user_id }) => user_id)).toEqual([heir.user_id])
  })
})

test('a customer reads their own account and activity under every address, and no other', async () => {
  const [own, other] = [await world.customer(), await world.customer()]
  const statuses = async (client: Client, id: number) => {
    const readings = [contract.customer, contract.customerFacts, contract.customerProfile]
    const replies = await Promise.all(readings.map((reading) => client.call(reading, { params: { id } })))
    return [...replies, await client.call(activityLog, { params: { id } })].map(({ status }) => status)
  }
  expect(await statuses(own, own.user_id)).toEqual([200, 200, 200, 200])
  expect(await statuses(own, other.user_id)).toEqual([403, 403, 403, 403])
  expect(await statuses(admin, own.user_id)).toEqual([200, 200, 200, 200])
  expect((await admin.call(contract.customer, { params: { id: admin.user_id } })).status).toBe(404)
})

test('a customer reads what staff did to their account, but not from which address of the network', async () => {
  const own = await world.customer()
  await change(admin, own.user_id, { first_name: 'Sisa' })
  const entryFor = async (reader: Client) => {
    const { body } = await reader.call(activityLog, { params: { id: own.user_id } })
    return body.data.find(({ action }) => action === 'update-customer')
  }
  expect(await entryFor(own)).toMatchObject({ by: expect.stringMatching(/./), ip: '' })
  expect(await entryFor(admin)).toMatchObject({ ip: '127.0.0.1' })
})

test('the list is searched without accents and narrowed by status', async () => {
  const { id, email } = (await admin.call(contract.createCustomer, { body: input({ last_name: 'Peñaflor' }) })).body
  const list = async (body: object) => (await admin.call(contract.customerList, { body })).body
  expect((await list({ search: 'penaflor' })).data).toMatchObject([{ id, email, is_verified: false, businesses: 0 }])
  expect((await list({ search: 'penaflor', is_verified: true })).total).toBe(0)
  expect((await list({ search: 'penaflor', status: 'disabled' })).total).toBe(0)
  expect((await admin.call(contract.customers)).body.data.length).toBeGreaterThan(0)
})

test('customers are kept by nobody without the permission', async () => {
  const { id } = await added()
  for (const person of [await world.customer(), await world.staff('dti', 3)]) {
    const replies = [
      await person.call(contract.customerList, { body: {} }),
      await person.call(contract.customers),
      await person.call(contract.customer, { params: { id } }),
      await person.call(contract.createCustomer, { body: input() }),
      await change(person, id, {}),
      await setStatus(person, id, 'disabled'),
      await reset(person, id, 'link'),
      await person.call(contract.deleteCustomer, { params: { id } }),
      await person.call(contract.customerBusiness, { params: { id: 1 } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403))
  }
})
