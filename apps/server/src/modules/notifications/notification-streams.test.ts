import { logout } from '@lading/contract/accounts/accounts'
import { listNotifications, readNotification, streamNotifications } from '@lading/contract/notifications'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'
import { notify } from './notify.ts'

let world: World
let address: string
const opened: AbortController[] = []
beforeAll(async () => {
  world = await createWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const page of opened.splice(0)) page.abort()
})
afterAll(async () => {
  world.app.server.closeAllConnections() // the browsers of this test keep theirs for the next call
  await world.close()
})

/** A page that stays open: what its stream said so far, and the next event; undefined where the stream ended. */
async function openPage({ token }: Client) {
  const page = new AbortController()
  opened.push(page)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await fetch(`${address}/api${streamNotifications.path}`, { headers, signal: page.signal })
  const text = ensure(reply.body).pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  async function next(): Promise<string | undefined> {
    for (;;) {
      const event = /^event: (\w+)\ndata:\n\n/.exec(heard)
      if (event) {
        heard = heard.slice(event[0].length)
        return event[1]
      }
      const { value, done } = await text.read()
      if (done) return undefined
      heard += value
    }
  }
  return { reply, next, close: () => page.abort() }
}

const tell = (user_ids: number[], happens: () => void = () => undefined) =>
  world.db.transaction().execute(async (tx) => {
    const notice = { user_ids, subject: 'A message', message: '<p>Hello</p>', link: '', mail: false } as const
    await notify(tx, notice, world.clock.now())
    happens()
  })

test('the open page of a person who is told something hears of it, and no page of anybody else', async () => {
  const [ana, ben] = [await world.customer(), await world.staff('dti')]
  const [page, other] = [await openPage(ana), await openPage(ben)]
  expect(page.reply.headers.get('content-type')).toBe('text/event-stream')
  expect([await page.next(), await other.next()]).toEqual(['ready', 'ready'])

  await tell([ana.user_id])
  expect(await page.next()).toBe('told')
  await tell([ben.user_id])
  expect(await other.next()).toBe('told')
  other.close()
  await tell([ana.user_id])
  expect(await page.next()).toBe('told')
})

test('what is read in one window is told to the others', async () => {
  const ana = await world.customer()
  await tell([ana.user_id])
  const page = await openPage(ana)
  await page.next()

  const { id } = ensure((await ana.call(listNotifications)).body.data[0])
  await ana.call(readNotification, { params: { id } })
  expect(await page.next()).toBe('told')
})

test('an act that fails rings nobody', async () => {
  const ana = await world.customer()
  const page = await openPage(ana)
  await page.next()
  const failing = tell([ana.user_id], () => {
    throw new Error('the act fails')
  })
  await expect(failing).rejects.toThrow('the act fails')
  await ana.call(logout)
  expect(await page.next()).toBeUndefined()
})

test('a stream ends with its session, and leaves those of other sessions open', async () => {
  const ana = await world.customer()
  const elsewhere = await world.signedIn(ana.user_id)
  const [page, other] = [await openPage(ana), await openPage(elsewhere)]
  await Promise.all([page.next(), other.next()])

  await ana.call(logout)
  expect(await page.next()).toBeUndefined()
  await tell([ana.user_id])
  expect(await other.next()).toBe('told')
})

test('a stream ends when the account is disabled', async () => {
  const ana = await world.customer()
  const page = await openPage(ana)
  await page.next()
  await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ana.user_id).execute()
  expect(await page.next()).toBeUndefined()
})

test('a stream makes no session last longer', async () => {
  const ana = await world.customer()
  const seen = () =>
    world.db.selectFrom('sessions').select(['token_expires_at', 'ends_at']).where('user_id', '=', ana.user_id).execute()
  const before = await seen()
  world.clock.forward({ minutes: 30 })
  const page = await openPage(ana)
  await page.next()
  await tell([ana.user_id])
  await page.next()
  expect(await seen()).toEqual(before)
})

test('a visitor has no stream; of a person who has twenty the oldest ends as another opens', async () => {
  expect((await openPage(world.visitor())).reply.status).toBe(401)
  const ana = await world.customer()
  const pages = []
  for (let opening = 0; opening < 21; opening += 1) pages.push(await openPage(ana))
  expect(new Set(pages.map(({ reply }) => reply.status))).toEqual(new Set([200]))
  const [oldest, second] = pages
  expect([await oldest?.next(), await oldest?.next()]).toEqual(['ready', undefined])
  await tell([ana.user_id])
  expect([await second?.next(), await second?.next()]).toEqual(['ready', 'told'])
})

test('a portal that stops ends its streams, and waits for none of them', async () => {
  const stopping = await createWorld()
  const ana = await stopping.customer()
  const there = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${ana.token}` }
  const reply = await fetch(`${there}/api${streamNotifications.path}`, { headers })
  const ended = reply.text()
  await stopping.close()
  expect(await ended).toContain('ready')
})
