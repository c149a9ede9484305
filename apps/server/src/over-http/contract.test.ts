import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { ProblemBody } from '@lading/contract/calls/problem'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { createWorld, type World } from '#testing/world'

const calls = (await everyEndpoint()).map(({ name, area, endpoint }) => ({
  name,
  area,
  endpoint,
  call: `${endpoint.method} ${endpoint.path}`,
}))
const closed = calls.filter(({ endpoint }) => endpoint.access !== 'public')

let world: World
let unverified: Client
beforeAll(async () => {
  world = await createWorld()
  unverified = await world.customer()
  await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', unverified.user_id).execute()
})
afterAll(() => world.close())

/** A call as it leaves the browser, with any value for what stands in the path. */
async function answerTo({ method, path }: Pick<Endpoint, 'method' | 'path'>, token?: string) {
  const reply = await world.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, '1')}`,
    headers: { 'idempotency-key': 'contract-test', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { payload: {} }),
  })
  return { status: reply.statusCode, body: reply.json<ProblemBody>() }
}

describe('every call of the contract', () => {
  test('is there, and said once', () => {
    expect(calls.length).toBeGreaterThan(80)
    expect(calls.map(({ call }) => call).toSorted()).toEqual([...new Set(calls.map(({ call }) => call))].toSorted())
  })

  test.each(calls)('$name is bound by the server', ({ endpoint: { method, path } }) => {
    expect(world.app.hasRoute({ method, url: `/api${path}` })).toBe(true)
  })

  test.each(closed)('$name is closed to visitors: $call', async ({ endpoint }) => {
    const { status, body } = await answerTo(endpoint)
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'not-signed-in' })
    expect((await answerTo(endpoint, 'a-token-nobody-has')).status).toBe(401)
  })

  const late = closed.filter(({ endpoint }) => !endpoint.early)
  test.each(late)('$name waits until the e-mail address is confirmed: $call', async ({ endpoint }) => {
    const { status, body } = await answerTo(endpoint, unverified.token)
    expect({ status, message: body.message }).toEqual({ status: 403, message: 'Confirm your e-mail address first.' })
  })
})

/** What a client or the agency says of one transaction; a step of the workflow checks what it asks by itself. */
const aboutTransactions =
  'applications renewals filing form-saves filed-documents changes report-lines reports requests ' +
  'evaluation ratio-analysis corrections request-letter certification'

describe('a field that nobody asked for', () => {
  const sent = calls.filter(({ endpoint: { method, path } }) => method !== 'GET' && !path.startsWith('/lists/'))
  const strict = sent.filter(
    ({ endpoint }) => endpoint.body.safeParse({ colour: 'red' }).error && namesColour(endpoint),
  )

  test('is named by every call about a transaction', () => {
    const areas = aboutTransactions.split(' ')
    const silent = sent.filter((one) => areas.includes(one.area) && !strict.includes(one)).map(({ name }) => name)
    expect(silent).toEqual(['approveChange']) // a step
    expect(areas.filter((area) => !sent.some((one) => one.area === area))).toEqual([])
  })

  test('is named by every call that is sent no fields', () => {
    const empty = sent.filter(({ endpoint }) => Object.keys((endpoint.body as z.ZodObject).shape ?? {}).length === 0)
    expect(empty.length).toBeGreaterThan(29)
    expect(empty.filter((one) => !strict.includes(one)).map(({ name }) => name)).toEqual([])
  })
})

const namesColour = ({ body }: Endpoint) =>
  body.safeParse({ colour: 'red' }).error?.issues.some((one) => 'keys' in one && one.keys.includes('colour'))

test('what hands out a token, a key or codes is never compressed', () => {
  const secret = /"(token|secret|otpauth|recovery_codes)":/
  const inClear = calls.filter(({ endpoint }) => endpoint.holdsSecret).map(({ name }) => name)
  const holding = calls.filter(({ endpoint }) =>
    secret.test(JSON.stringify(z.toJSONSchema(endpoint.reply, { io: 'input', unrepresentable: 'any' }))),
  )
  expect(holding.length).toBeGreaterThan(9)
  expect(holding.map(({ name }) => name).filter((name) => !inClear.includes(name))).toEqual([])
})
