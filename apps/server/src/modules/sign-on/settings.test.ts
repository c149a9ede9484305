import { health } from '@lading/contract/health'
import * as contract from '@lading/contract/sign-on'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { readConfig } from '#platform/config'
import { createWorld, type World } from '#testing/world'
import { freePort } from '../../../../../tools/setup/processes/free-port.ts'
import { startOpenIdStandIn } from '../../demo/openid/openid-stand-in.ts'

const outside = { DEMO: 'false', SMTP_URL: 'smtp://mail.example' }
const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'kept' }
const sso = { SSO_ISSUER: 'https://id.agency.example', SSO_CLIENT_ID: 'ours', SSO_CLIENT_SECRET: 'kept' }

describe('the settings of providers', () => {
  test('none outside demo mode: nobody signs in but with a password', () => {
    expect(readConfig(outside).sign_on).toEqual([])
  })

  test('the demonstration’s own provider stands in for what is not set', () => {
    const { sign_on } = readConfig({ DEMO: 'true', PORT: '4000', ...google })
    expect(sign_on).toMatchObject([
      { name: 'sso', is_stand_in: true, issuer: 'http://127.0.0.1:4002', audiences: ['customer', 'staff'] },
      { name: 'google', is_stand_in: false, issuer: 'https://accounts.google.com', audiences: ['customer'] },
    ])
  })

  test('single sign-on is called as the organisation calls it', () => {
    expect(readConfig({ ...outside, ...sso, SSO_LABEL: 'Agency ID' }).sign_on).toMatchObject([{ label: 'Agency ID' }])
  })

  test.each([
    [{ SSO_ISSUER: 'https://id.example' }, 'The setting SSO_CLIENT_ID is missing beside the others of its provider.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'The setting GOOGLE_CLIENT_SECRET is missing beside the others of its provider.'],
    [
      { ...sso, SSO_ISSUER: 'http://id.agency.example' },
      'The setting SSO_ISSUER must start with https://, unless it is on this machine.',
    ],
  ])('%j are refused in a sentence', (settings, sentence) => {
    expect(() => readConfig({ ...outside, ...settings })).toThrow(sentence)
  })
})

const partsOf = async (world: World) => {
  const { body } = await world.visitor().call(health)
  return Object.fromEntries(body.parts.map(({ name, state, says }) => [name, { state, says }]))
}

describe('a portal without providers', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ settings: outside })))
  afterAll(() => world.close())

  test('offers none, refuses clearly, and says so', async () => {
    expect((await world.visitor().call(contract.listSignInMethods)).body).toEqual({ data: [], total: 0 })
    for (const url of ['/api/sso/redirect', '/api/google/redirect']) {
      const reply = await world.app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ message: 'Sign-in method not found.' })
    }
    expect(await partsOf(world)).toMatchObject({
      'single-sign-on': { state: 'off', says: 'SSO_ISSUER is not set: no one signs in this way' },
      'social-sign-in': { state: 'off' },
    })
  })
})

describe('a portal whose provider does not answer', () => {
  let world: World
  beforeAll(async () => {
    const SSO_ISSUER = `http://127.0.0.1:${await freePort()}`
    world = await createWorld({ settings: { ...outside, ...sso, SSO_ISSUER } })
  })
  afterAll(() => world.close())

  test('leads to the page that says so', async () => {
    const { statusCode, headers } = await world.app.inject('/api/sso/redirect')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`${world.config.public_url}/sso/callback?error=temporarily_unavailable`)
  })

  test('reports it, and works all the same', async () => {
    expect(await partsOf(world)).toMatchObject({
      'single-sign-on': { state: 'failing', says: 'does not answer: single sign-on' },
    })
    expect((await world.visitor().call(health)).body.ok).toBe(true)
  })
})

describe('the demonstration’s own provider', () => {
  test('is told of as a stand-in, with the ways it opens', async () => {
    const world = await createWorld()
    expect(await partsOf(world)).toMatchObject({
      'single-sign-on': { state: 'stand-in' },
      'social-sign-in': { state: 'stand-in' },
    })
    const { data } = (await world.visitor().call(contract.listSignInMethods)).body
    expect(data[1]).toEqual({
      provider: 'google',
      label: 'Google',
      audiences: ['customer'],
      is_stand_in: true,
      begin: 'http://127.0.0.1:3000/api/google/redirect',
    })
    await world.close()
  })

  test('is not there where its port is taken', async () => {
    const config = readConfig({ DEMO: 'true', PORT: String(await freePort(2)) })
    const first = await startOpenIdStandIn(config)
    expect(first).toBeDefined()
    expect(await startOpenIdStandIn(config)).toBeUndefined()
    await ensure(first).close()
  })
})
