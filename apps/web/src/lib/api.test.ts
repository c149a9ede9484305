import { endpoint } from '@lading/contract/calls/endpoint'
import { notificationsStore } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../testing/people.ts'
import { answer, asked, Refusal } from '../testing/server.ts'
import { pageSession, startSession } from '../testing/session.ts'
import { createPortal } from './portal.ts'
import { CallFailed, Unreachable } from './transport.ts'

const rename = endpoint({
  method: 'PUT',
  path: '/things/:id',
  summary: 'Renames a thing',
  access: 'signed-in',
  params: z.object({ id: z.int() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
})
const { call } = createPortal({ session: pageSession }).transport
const input = { params: { id: 7 }, body: { name: 'Acme' } }

test('7: a call goes to the base address, as JSON, with the token of local storage as bearer', async () => {
  startSession({ user: person('customer'), authorisation })
  answer('PUT /things/7', ({ body }) => body)
  expect(await call(rename, input)).toEqual({ name: 'Acme' })
  const { headers } = ensure(asked[0])
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('authorization')).toBe('Bearer a-token')
})

test('7: without a token no bearer is sent', async () => {
  answer('PUT /things/7', ({ body }) => body)
  await call(rename, input)
  expect(ensure(asked[0]).headers.has('authorization')).toBe(false)
})

test('7: a 401 is handed on to its caller, with its words: the call itself neither logs out nor says anything', async () => {
  startSession({ user: person('customer'), authorisation })
  answer('PUT /things/7', () => new Refusal('not-signed-in', 'Wrong e-mail or password.'))
  const handed = await call(rename, input).catch((reason: unknown) => reason)
  expect(handed).toBeInstanceOf(CallFailed)
  expect(handed).toMatchObject({ status: 401, problem: { message: 'Wrong e-mail or password.' } })
  expect(pageSession.current().token).toBe('a-token')
  expect(notificationsStore.getState().notifications).toEqual([])
})

test.each([400, 403, 404, 409, 419, 500, 503])('7: any other error is rejected: %i', async (status) => {
  answer('PUT /things/7', () => Response.json({ code: 'refused', message: 'No.' }, { status }))
  await expect(call(rename, input)).rejects.toMatchObject({ status, message: 'No.' })
})

test('8: an answer without words of its own says “Error processing data.”', async () => {
  answer('PUT /things/7', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call(rename, input)).rejects.toMatchObject({ message: 'Error processing data.' })
})

test.each([200, 409])('an answer that breaks off, %i, is none: the call may be repeated', async (status) => {
  const cut = new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"na')),
    pull: (body) => body.error(new TypeError('network error')),
  })
  answer('PUT /things/7', () => new Response(cut, { status }))
  await expect(call(rename, input)).rejects.toBeInstanceOf(Unreachable)
})

test('a call that its page has left is no silence of the network', async () => {
  const leaving = new AbortController()
  answer('PUT /things/7', () => new Promise(() => undefined))
  const left = call(rename, { ...input, signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
})
