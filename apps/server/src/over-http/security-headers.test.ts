import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createWorld, type World } from '#testing/world'

const dist = readdirSync(fileURLToPath(new URL('../../../web/dist/assets', import.meta.url)))
const fileLike = (name: RegExp) =>
  `/assets/${ensure(
    dist.find((file) => name.test(file)),
    String(name),
  )}`

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

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

function policyOf(header: string): Record<string, string[]> {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.filter(([name]) => name).map(([name, ...words]) => [name, words]))
}
