import { register } from '@lading/contract/accounts/accounts'
import { directory } from '@lading/contract/directory'
import { attachDocument } from '@lading/contract/filing/filed-documents'
import { transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import { showInvoice } from '@lading/contract/payments'
import { queueTransactions } from '@lading/contract/queues'
import { transactionClock, transactionProcess } from '@lading/contract/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { applicant, filedApplication, openDraft, patchOf, read, saving } from '#testing/filings/filing'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let callers: Client[]
beforeAll(async () => {
  world = await createWorld()
  callers = [await world.customer(), await world.staff('dti', 1, 3, 4, 5, 7, 8, 9, 10, 11)]
})
afterAll(() => world.close())

let calls = 0
async function statusesOf(method: string, url: string, payload: object): Promise<number[]> {
  const replies = callers.map(({ token }) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `rough-handling-${(calls += 1)}` }
    return world.app.inject({ method: method as 'GET', url, headers, ...(method !== 'GET' && { payload }) })
  })
  return (await Promise.all(replies)).map((reply) => reply.statusCode)
}

const named = (await everyEndpoint()).filter(({ endpoint }) => endpoint.path.includes(':'))
const hostile = ['0', '-1', '2147483648', '9007199254740993', '1e400', 'NaN', '%00', "1'--", '..%2F..%2Fetc%2Fpasswd']

describe('a number or a text that no row can hold', () => {
  test.each(named)('$name: in the address it is a mistake of the caller, not of the portal', async ({ endpoint }) => {
    for (const value of hostile) {
      const url = `/api${endpoint.path.replaceAll(/:\w+/g, value)}`
      const statuses = await statusesOf(endpoint.method, url, {})
      expect({ value, broken: statuses.filter((status) => status >= 500) }).toEqual({ value, broken: [] })
    }
  })

  test('in a search, the field is named', async () => {
    const reply = await world.visitor().call(directory, { query: { search: 'Bayani\u0000' } })
    expect(reply).toMatchObject({ status: 400, body: { errors: { search: ['Remove the NUL character.'] } } })
  })

  test('in a filter, the field is named', async () => {
    const reply = await ensure(callers[1]).call(queueTransactions, { body: { processor_id: 9_999_999_999 } })
    expect(reply).toMatchObject({ status: 400, body: { errors: { processor_id: ['This number is too large.'] } } })
  })
})

describe('what is not JSON', () => {
  const sent = (contentType: string, payload: string) =>
    world.app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': contentType }, payload })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    '%s is not read at all, so no form of another site can make a call',
    async (type) => expect((await sent(type, '{"email":"a@b.example","password":"x"}')).statusCode).toBe(415),
  )

  test('a body of ten megabytes is refused before it is read', async () => {
    const reply = await sent('application/json', `"${'x'.repeat(10_000_000)}"`)
    expect([reply.statusCode, reply.json().message]).toEqual([413, 'The request is larger than 2 MB.'])
  })

  test('a hundred thousand brackets in each other do no harm', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect((await sent('application/json', `{"email":${deep},"password":"x"}`)).statusCode).toBe(400)
  })

  test('a field that reaches for the prototype is refused', async () => {
    expect((await sent('application/json', '{"__proto__":{"audience":"staff"}}')).statusCode).toBe(400)
  })
})

describe('a draft is sent', () => {
  let client: Client
  let id: number
  beforeAll(async () => {
    const mine = await applicant(world)
    client = mine.client
    id = (await openDraft(client, mine.business_id)).transaction_id
  })
  async function savingOf(path: string, value: unknown) {
    const draft = await read(client, id)
    const stands = Object.hasOwn(draft.form, path) ? draft.form[path] : null
    return saving(client, draft, [patchOf(path, value, stands)])
  }

  test.each(['constructor', 'constructor.k1.name', '__proto__.k1.toString', 'officers.k1.toString'])(
    'an answer to %s, of which no form asks: it is told so',
    async (path) => {
      const reply = await savingOf(path, 'x')
      expect(reply).toMatchObject({ status: 200, body: { saved: [] } })
      expect(Object.entries(reply.body.errors)).toEqual([[path, 'This question is not on the form.']])
    },
  )

  test.each(['cut \ud83d off', '\udfff'])('half a character, %j: its place is named', async (value) => {
    expect(await savingOf('street', value)).toMatchObject({
      status: 400,
      body: { errors: { 'patch.0.value': ['Remove the incomplete character.'] } },
    })
  })

  test('a document valid until a day of the year 0: the field is named', async () => {
    const reply = await client.call(attachDocument, {
      params: { id },
      body: { requirement_code: 'C-01', expires_on: '0000-01-01' },
      files: [{ field: 'file', name: 'page.png', bytes: sampleScan(1) }],
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: { expires_on: ['Enter a day of the calendar.'] } } })
  })

  test.each([
    ['without its end', 'multipart/form-data; boundary=b', '--b\r\n'],
    ['without a boundary', 'multipart/form-data', ''],
  ])('a form %s: it did not arrive whole', async (_, type, payload) => {
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': type }
    const reply = await world.app.inject({ method: 'PUT', url: `/api/transactions/${id}/documents`, headers, payload })
    expect({ status: reply.statusCode, ...reply.json() }).toMatchObject({
      status: 400,
      message: 'The form was not received completely. Send it again.',
    })
  })

  test('an act with answers that lie ten thousand deep: it is refused', async () => {
    const payload = `{"action":"submit","version":1,"more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' }
    const url = `/api/transactions/update/status/${id}`
    const reply = await world.app.inject({
      method: 'PUT',
      url,
      headers: { ...headers, 'idempotency-key': 'deep-deep' },
      payload,
    })
    expect(reply.statusCode).toBe(400)
  })
})

describe('a call without a body', () => {
  const sent = (method: 'POST' | 'DELETE', url: string, token: string | undefined, type?: string) =>
    world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
    })

  test.each([undefined, 'application/json'])('refreshes a session, whatever type it names: %s', async (type) => {
    const reply = await sent('POST', '/api/refresh', (await world.customer()).token, type)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ authorisation: { token: expect.any(String) } })
  })

  test('ends the other sessions of a person', async () => {
    expect((await sent('DELETE', '/api/sessions', (await world.customer()).token)).statusCode).toBe(200)
  })

  test('that must say something is told what is missing', async () => {
    const reply = await sent('POST', '/api/login', undefined, 'application/json')
    expect(reply.json()).toMatchObject({ code: 'invalid-input', errors: { email: [expect.any(String)] } })
  })
})

describe('what is nobody’s business', () => {
  const statusesOn = async (who: Client, id: number) => [
    (await who.call(transactionDetail, { params: { id } })).status,
    (await who.call(transactionSteps, { params: { id } })).status,
    (await who.call(transactionProcess, { params: { id } })).status,
    (await who.call(transactionClock, { params: { id } })).status,
    (await who.call(showInvoice, { query: { transaction_id: id } })).status,
  ]

  test('staff who keep contents or settings read no application, no clock and no order of payment', async () => {
    const { transaction_id } = await filedApplication(world)
    for (const role of [12, 13]) {
      expect(new Set(await statusesOn(await world.staff(null, role), transaction_id))).toEqual(new Set([404]))
    }
  })

  test('the agency reads no draft before it is filed', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    expect(new Set(await statusesOn(await world.staff('dti', 5), transaction_id))).toEqual(new Set([404]))
  })
})

test('a visitor who makes up a token for each call is counted as one', async () => {
  const busy = await createWorld({ rate_limits: true })
  const ask = (call: number) =>
    busy.app.inject({
      method: register.method,
      url: `/api${register.path}`,
      headers: { authorization: `Bearer made-up-${call}` },
      payload: {},
    })
  const statuses = (await Promise.all(Array.from({ length: 25 }, (_, call) => ask(call)))).map(
    (reply) => reply.statusCode,
  )
  expect(statuses.filter((status) => status === 400)).toHaveLength(ensure(register.limit))
  expect(statuses.filter((status) => status === 429)).toHaveLength(25 - ensure(register.limit))
  await busy.close()
})
