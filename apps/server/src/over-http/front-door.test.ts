import { login } from '@lading/contract/accounts/accounts'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createWorld } from '#testing/world'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

let world: Awaited<ReturnType<typeof createAccountsWorld>>
beforeAll(async () => void (world = await createAccountsWorld()))
afterAll(() => world.close())

describe('an address nobody has', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/transactions'],
    ['DELETE', '/api/health'],
    ['GET', '/api'],
    ['GET', '/assets/nothing-4f2a.js'],
  ] as const)('%s %s is answered 404 in JSON, never with the page', async (method, url) => {
    const reply = await world.app.inject({ method, url })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.json()).toMatchObject({ code: 'not-found', message: expect.any(String) })
  })
})

describe('who looks in first', () => {
  test.each(['/', '/home', '/accredited-freights-forwarder'])(
    'a monitor that takes no compression gets the page at %s, and its head alone where it asks for that',
    async (url) => {
      const page = await world.app.inject({ method: 'GET', url, headers: { 'accept-encoding': '' } })
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
      const packed = await world.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br, gzip' } })
      expect(gunzipSync(packed.rawPayload).toString()).toBe(page.body)
      const bare = await world.app.inject({ method: 'GET', url })
      expect(bare.statusCode).toBe(200)
      const head = await world.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['content-type']).toBe(page.headers['content-type'])
    },
  )

  test.each(['/api/notifications/stream', `/api/file/ticket/${'t'.repeat(32)}`])(
    'the head of %s cannot be asked for: it would wait for an end, or use up what is given once',
    async (url) => {
      const statusOf = async (path: string) => (await world.app.inject({ method: 'HEAD', url: path })).statusCode
      expect([await statusOf('/api/health/live'), await statusOf(url)]).toEqual([200, 404])
    },
  )

  test.each([
    '/accredited-freights-forwarder/some-forwarder',
    '/business/7/transaction/31',
    '/DASHBOARD/',
    '/home?from=mail',
  ])('a link to %s leads to a page', async (url) =>
    expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(200),
  )

  test.each(['/wp-login.php', '/dashboard/elsewhere', '/business/7/transaction'])(
    'at %s is nothing, and the page says so under that status',
    async (url) => {
      const page = await world.app.inject({ method: 'GET', url })
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')])
    },
  )

  test('who scans a certificate gets named, with the page, the code and the answer that it will ask for', async () => {
    const { body } = await world.app.inject('/Accredited-Freights-Forwarder/certificate/Some-Slug_1')
    expect(body).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/VerifyPage-[\w-]+\.js"><.*<\/head>/)
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/verify/Some-Slug_1">')
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/settings/list/all?group=agency">')
  })

  test('nothing that somebody wrote into an address comes to stand in the page', async () => {
    const { statusCode, body } = await world.app.inject('/accredited-freights-forwarder/"><script>alert(1)<%2Fscript>')
    expect([statusCode, body]).toEqual([200, expect.stringContaining('/assets/VerifyPage-')])
    expect(body).not.toContain('alert')
    expect(body).not.toContain('as="fetch" crossorigin href="/api/verify/%22')
  })

  test('a crawler reads which addresses are no pages', async () => {
    const { statusCode, headers, body } = await world.app.inject({ method: 'GET', url: '/robots.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(body).toContain('Disallow: /api/')
  })
})

describe('what goes over the wire', () => {
  const asked = (accepted?: string) =>
    world.app.inject({
      method: 'GET',
      url: '/api/settings/list/all',
      ...(accepted && { headers: { 'accept-encoding': accepted } }),
    })

  test('is compressed for whoever takes it, and says the same', async () => {
    const plain = await asked()
    const packed = await asked('br, gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('encoding') })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('is not compressed where it holds a token', async () => {
    const { email } = await world.somebody()
    const { statusCode, headers } = await world.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'accept-encoding': 'br, gzip' },
      payload: { email, password: PASSWORD },
    })
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
  })

  test('is read as it comes: a compressed body is refused', async () => {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"email":"a@b.example","password":"x"}'),
    })
    expect(statusCode).toBe(400)
  })
})

test('who asks too often is told to wait', async () => {
  const busy = await createWorld({ rate_limits: true })
  const visitor = busy.visitor()
  const limit = ensure(login.limit)
  const replies = []
  for (let call = 0; call <= limit; call++) replies.push(await visitor.call(login))
  expect(new Set(replies.slice(0, limit).map(({ status }) => status))).toEqual(new Set([400]))
  expect(replies[limit]).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  await busy.close()
})
