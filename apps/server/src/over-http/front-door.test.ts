import { login } from '@lading/contract/accounts/accounts'
import type { Endpoint } from '@lading/contract/calls/endpoint'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { createWorld } from '#testing/world'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const dist = readdirSync(fileURLToPath(new URL('../../../web/dist/assets', import.meta.url)))
const fileLike = (name: RegExp) =>
  `/assets/${ensure(
    dist.find((file) => name.test(file)),
    String(name),
  )}`
const endpoints = (await everyEndpoint()).map(({ endpoint }) => endpoint)

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
  })

  test('nothing that somebody wrote into an address comes to stand in the page', async () => {
    const { body } = await world.app.inject('/accredited-freights-forwarder/"><script>alert(1)<%2Fscript>')
    expect(body).not.toContain('alert')
    expect(body).not.toContain('as="fetch" crossorigin href="/api/verify/%22')
  })

  test('a crawler reads which addresses are no pages', async () => {
    const { statusCode, headers, body } = await world.app.inject({ method: 'GET', url: '/robots.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(body).toContain('Disallow: /api/')
  })
})

describe('the security headers', () => {
  test.each([
    '/',
    '/business',
    '/api/health',
    '/api/nothing',
    '/api/docs',
    '/assets/nothing.js',
    fileLike(/worker.*js$/),
  ])('stand on %s', async (url) => {
    const { headers } = await world.app.inject({ method: 'GET', url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const policy = policyOf(headers['content-security-policy'] as string)
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    const sources = Object.entries(policy).flatMap(([name, words]) => words.map((word) => `${name} ${word}`))
    expect(
      sources.filter(
        (source) => /https?:|\*|unsafe-eval|nonce-/.test(source) || /^(script|default|connect).*unsafe/.test(source),
      ),
    ).toEqual([])
  })

  test('are spared what a page loads, but for its type and who may use it', async () => {
    const { headers } = await world.app.inject({ method: 'GET', url: fileLike(/^foundation.*js$/) })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(JSON.stringify(headers).length).toBeLessThan(500)
  })

  test('let the page write style elements, which can send nothing out, and no script', async () => {
    const { headers } = await world.app.inject({ method: 'GET', url: '/' })
    const policy = policyOf(headers['content-security-policy'] as string)
    expect(policy).toMatchObject({
      'style-src-elem': ["'self'", "'unsafe-inline'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
    })
    expect(ensure(policy['script-src']).filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([])
  })

  test('let the camera in on the scanning page alone', async () => {
    const { headers } = await world.app.inject({ method: 'GET', url: '/verify' })
    expect(headers['permissions-policy']).toContain('camera=(self)')
  })

  test('let no other site read an answer', async () => {
    const { headers } = await world.app.inject({
      method: 'GET',
      url: '/api/health',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('what people read is kept by no cache on the way, unless it is public', async () => {
  const kept = async (url: string) => (await world.app.inject(url)).headers['cache-control']
  expect(await kept('/api/me')).toBe('no-store')
  expect(await kept('/api/nothing')).toBe('no-store')
  expect(await kept('/api/regions')).toMatch(/^public/)
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

describe('the description of the calls', () => {
  interface Operation {
    readonly summary?: string
    readonly operationId: string
    readonly tags: string[]
    readonly security?: unknown[]
    readonly parameters?: { name: string; in: string; required?: boolean }[]
    readonly responses: Record<string, { description?: string; $ref?: string }>
  }
  interface Description {
    readonly openapi: string
    readonly info: { title: string; version: string }
    readonly servers: { url: string }[]
    readonly tags: { name: string; description: string }[]
    readonly components: { responses: Record<string, unknown> }
    readonly paths: Record<string, Record<string, Operation>>
  }
  let description: Description
  beforeAll(async () => void (description = (await world.app.inject('/api/openapi.json')).json()))

  const nameOf = ({ method, path }: Endpoint) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`
  const listed = () =>
    Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path,
        operation,
      })),
    )

  test('is OpenAPI 3.1, and lists every call of the contract and no other', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(description.info).toMatchObject({ title: 'Lading', version: expect.any(String) })
    expect(
      listed()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(endpoints.map(nameOf).toSorted())
  })

  test('says of each what it does, what it answers, and every part of its address', () => {
    for (const { path, operation } of listed()) {
      expect(operation.summary).toMatch(/\w/)
      expect((operation.responses['200'] ?? operation.responses['302'])?.description).toEqual(expect.any(String))
      const named = operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name) ?? []
      expect(named.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted())
    }
  })

  test('says where it is served, and gives each call a name of its own in an area that is described', () => {
    expect(description.servers).toEqual([{ url: world.config.public_url, description: 'This portal' }])
    const ids = listed().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, at) => !/^\w+$/.test(id) || ids.indexOf(id) !== at)).toEqual([])
    const used = new Set(listed().flatMap(({ operation }) => operation.tags))
    expect(description.tags.map((tag) => tag.name).toSorted()).toEqual([...used].toSorted())
  })

  test('asks an Idempotency-Key wherever the contract does', () => {
    const asked = listed().filter(({ operation }) =>
      operation.parameters?.some((one) => one.in === 'header' && one.name === 'Idempotency-Key' && one.required),
    )
    const idempotent = endpoints.filter((one) => one.idempotent).map(nameOf)
    expect(asked.map(({ name }) => name).toSorted()).toEqual(idempotent.toSorted())
  })

  test('says of each how it may fail, in the shapes of all', () => {
    const create = listed().find(({ name }) => name === 'POST /api/accreditations')?.operation.responses
    expect(Object.keys(create ?? {})).toEqual('200 400 401 403 404 409 413 415 429 500 503'.split(' '))
    const ticket = listed().find(({ name }) => name === 'GET /api/file/ticket/{ticket}')?.operation.responses
    expect(Object.keys(ticket ?? {})).toEqual('200 400 404 419 429 500 503'.split(' '))
    expect(description.components.responses['Refused400']).toMatchObject({
      content: { 'application/json': { schema: { properties: { code: { enum: ['invalid-input'] }, errors: {} } } } },
    })
  })

  test('says of each whether a token is asked', () => {
    const open = endpoints.filter(({ access }) => access === 'public').map(nameOf)
    const said = listed().filter(({ operation }) => operation.security?.length === 0)
    expect(said.map(({ name }) => name).toSorted()).toEqual(open.toSorted())
  })

  test('points at nothing that is not in it', () => {
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) =>
      ensure(pointer),
    )
    const targetOf = (pointer: string) =>
      pointer.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], description)
    expect(pointers.filter((pointer) => targetOf(pointer) === undefined)).toEqual([])
  })

  test('is browsed on a page that asks nothing of other sites', async () => {
    const page = await world.app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect([...page.payload.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([])
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

function policyOf(header: string): Record<string, string[]> {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.filter(([name]) => name).map(([name, ...words]) => [name, words]))
}
