import { forgotPassword, login, me, register, resetPassword } from '@lading/contract/accounts/accounts'
import { createFileTicket, uploadFile } from '@lading/contract/documents/documents'
import { listNotifications } from '@lading/contract/notifications'
import * as contract from '@lading/contract/sign-on'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { samplePng } from '#testing/samples/sample-files'
import { atProvider, createSignOnWorld, PASSWORD } from '#testing/people/sign-on'

const logged: string[] = []
const world = await createSignOnWorld(
  {},
  { log_level: 'debug', log_target: { write: (line) => void logged.push(line) } },
)
const { browser, somebody } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const OVER = { status: 419, body: { message: expect.stringContaining('started in another browser') } }
const UNCONFIRMED = { status: 401, body: { message: expect.stringContaining('Google did not confirm') } }
const NOBODY = { status: 401, body: { message: expect.stringContaining('No account can use') } }

describe('GET /:social/redirect and GET /callback', () => {
  test('a new forwarder signs in: an account is made, with name and confirmed address, and no password', async () => {
    const email = world.freshAddress()
    const { status, body } = await browser().comeAs({ email, name: 'Liza Marie Ocampo' })
    expect(status).toBe(200)
    if (!('user' in body)) throw new Error('Nobody was signed in')
    expect(body.user).toMatchObject({ email, first_name: 'Liza', last_name: 'Marie Ocampo', role_id: 2 })
    expect(body.user.email_verified_at).not.toBeNull()
    expect((await world.withToken(body.authorisation.token).call(listNotifications)).status).toBe(200)
    expect(await world.identitiesOf(body.user.id)).toMatchObject([{ provider: 'google', email }])
    expect(await world.auditOf('register', body.user.id)).toHaveLength(1)
    expect(await world.auditOf('sign-in', body.user.id)).toHaveLength(1)
    expect((await world.signIn(email, '')).status).toBe(400)
    expect((await world.signIn(email)).status).toBe(401)
  })

  test('the next time they come in at once, whatever their address is then', async () => {
    const email = world.freshAddress()
    const first = await browser().comeAs({ email })
    const { id } = (first.body as { user: { id: number } }).user
    await world.db.updateTable('users').set({ email: world.freshAddress() }).where('id', '=', id).execute()
    const again = await browser().comeAs({ email })
    expect(again).toMatchObject({ status: 200, body: { user: { id } } })
  })

  test('leads to the provider with PKCE, state and nonce, and keeps none of them in the browser', async () => {
    const visitor = browser()
    const { status, address } = await visitor.begin()
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(status).toBe(302)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'lading-google',
      redirect_uri: `${world.config.public_url}/google/callback`,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    for (const secret of [asked['state'], asked['nonce'], asked['code_challenge']])
      expect(secret).toMatch(/^[\w-]{43}$/)
    expect(visitor.cookie()).toMatch(/^lading_browser=[\w-]{43}$/)
    const reply = await world.app.inject('/api/google/redirect')
    expect(reply.headers['set-cookie']).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=3600$/)
  })

  test.each([
    ['/my-applications?page=2#top', '/my-applications?page=2#top'],
    ['//evil.example/x', ''],
    ['https://evil.example', ''],
    ['/\\evil.example', ''],
    ['/\t/evil.example', ''],
    ['/.//evil.example', ''],
    ['javascript:alert(1)', ''],
  ])('of the wanted page %j what is left is %j', async (to, left) => {
    expect((await browser().comeAs({ email: world.freshAddress() }, 'google', { to })).body).toMatchObject({ to: left })
  })

  test('two first sign-ins of one person at once make one account', async () => {
    const email = world.freshAddress()
    const both = [browser(), browser()]
    const backs = await Promise.all(both.map(async (one) => atProvider((await one.begin()).address, { email })))
    const answers = await Promise.all(both.map((one, place) => one.finish(ensure(backs[place]))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await world.accountsOf(email)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => (body as { user: { id: number } }).user.id)).size).toBe(1)
  })
})

describe('what comes back is refused', () => {
  const back = async (visitor = browser()) => {
    const { address } = await visitor.begin()
    return { visitor, address, url: await atProvider(address, { email: world.freshAddress() }) }
  }

  test('with a state that nobody was given', async () => {
    const { visitor, url } = await back()
    url.searchParams.set('state', 'a-state-nobody-was-given')
    expect(await visitor.finish(url)).toMatchObject(OVER)
  })

  test('in another browser, and in one that began nothing', async () => {
    const { url } = await back()
    const other = browser()
    await other.begin()
    expect(await other.finish(url)).toMatchObject(OVER)
    expect(await browser().finish(url)).toMatchObject(OVER)
  })

  test('the second time', async () => {
    const { visitor, url } = await back()
    expect((await visitor.finish(url)).status).toBe(200)
    expect(await visitor.finish(url)).toMatchObject(OVER)
  })

  test('of two at once, one', async () => {
    const { visitor, url } = await back()
    const answers = await Promise.all([visitor.finish(url), visitor.finish(url)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 419])
  })

  test('after ten minutes', async () => {
    const { visitor, url } = await back()
    world.clock.forward({ minutes: 10 })
    expect(await visitor.finish(url)).toMatchObject(OVER)
  })

  test('with an ID token for another nonce', async () => {
    const visitor = browser()
    const address = new URL((await visitor.begin()).address)
    address.searchParams.set('nonce', 'another-nonce')
    const url = await atProvider(address.href, { email: world.freshAddress() })
    expect(await visitor.finish(url)).toMatchObject(UNCONFIRMED)
  })

  test('with the code of somebody else, which was asked for with another secret', async () => {
    const { visitor, url } = await back()
    const stranger = await back()
    url.searchParams.set('code', ensure(stranger.url.searchParams.get('code')))
    expect(await visitor.finish(url)).toMatchObject(UNCONFIRMED)
  })

  test('with an answer that claims another provider', async () => {
    const { visitor, url } = await back()
    url.searchParams.set('iss', 'https://evil.example')
    expect((await visitor.finish(url)).status).toBe(401)
  })
})

describe('an address that nobody confirmed', () => {
  const unverified = (email: string, query = {}) => browser().comeAs({ email, verified: false }, 'google', query)

  test('opens no session; the portal mails the link that confirms it, and then the person comes in', async () => {
    const email = world.freshAddress()
    expect(await unverified(email)).toMatchObject({ status: 200, body: { check_mail: { email } } })
    expect(await world.accountsOf(email)).toMatchObject([{ email_verified_at: null, password_hash: null }])
    const { subject, token } = await world.newestMail(email)
    expect(subject).toBe('Confirm your e-mail address')
    expect((await unverified(email)).body).not.toHaveProperty('user')

    const newest = await world.newestMail(email)
    expect(newest.token).not.toBe(token)
    await world.app.inject(`/api/verify-email?token=${newest.token}`)
    expect((await unverified(email)).body).toHaveProperty('user')
  })

  test('links and verifies nothing, and tells the same of an account that is there', async () => {
    const { user_id, email } = await somebody()
    for (const query of [{}, { for: 'signup' }]) {
      expect((await unverified(email, query)).body).toEqual({ check_mail: { email }, to: '' })
    }
    expect(await world.identitiesOf(user_id)).toEqual([])
    expect((await world.newestMail(email)).subject).toBe('You already have an account')

    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute()
    await unverified(email)
    expect(await world.accountsOf(email)).toMatchObject([{ id: user_id, email_verified_at: null }])
    expect(await world.identitiesOf(user_id)).toEqual([])
  })

  test('is lost to a person who proves it: their registration takes the account without the stranger’s identity', async () => {
    const email = world.freshAddress()
    await unverified(email)
    const [account] = await world.accountsOf(email)
    expect(await world.identitiesOf(ensure(account).id)).toMatchObject([{ provider: 'google', email }])
    await world.visitor().call(register, { body: { email, password: 'four brown carabaos' } })
    expect(await world.identitiesOf(ensure(account).id)).toEqual([])
  })
})

describe('somebody who is not let in', () => {
  test('because the account is disabled, deleted, or of the other audience', async () => {
    const email = world.freshAddress()
    const { body } = await browser().comeAs({ email })
    const { id } = (body as { user: { id: number } }).user
    const set = (values: { status?: 'active' | 'disabled'; deleted_at?: Date; audience?: 'customer' | 'staff' }) =>
      world.db.updateTable('users').set(values).where('id', '=', id).execute()
    await set({ status: 'disabled' })
    expect(await browser().comeAs({ email })).toMatchObject(NOBODY)
    await set({ status: 'active', audience: 'staff' })
    expect(await browser().comeAs({ email })).toMatchObject(NOBODY)
    await set({ audience: 'customer', deleted_at: world.clock.now() })
    expect(await browser().comeAs({ email })).toMatchObject(NOBODY)
  })

  test('because nobody is made staff', async () => {
    const email = world.freshAddress()
    expect(await browser().comeAs({ email }, 'sso', { as: 'staff' })).toMatchObject(NOBODY)
    expect(await world.accountsOf(email)).toEqual([])
  })

  test('because Google is no audience of staff', async () => {
    expect((await browser().begin('google', { as: 'staff' })).status).toBe(404)
  })
})

test('what other calls need is not given by any of this', async () => {
  const { email } = await somebody()
  expect((await world.visitor().call(me)).status).toBe(401)
  expect((await world.visitor().call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
  expect((await world.visitor().call(contract.listLinkedMethods)).status).toBe(401)
})

describe('the log', () => {
  test('says what was called, and holds no code, state, token, ticket or password', async () => {
    logged.length = 0
    const visitor = browser()
    const { address } = await visitor.begin()
    const back = await atProvider(address, { email: world.freshAddress() })
    const { body } = await visitor.finish(back)
    if (!('user' in body)) throw new Error('Nobody was signed in')
    const person = world.withToken(body.authorisation.token)

    const files = [{ field: 'file', name: 'scan.png', bytes: samplePng() }]
    const { body: file } = await person.call(uploadFile, { files })
    const { body: ticket } = await person.call(createFileTicket, { body: { path: file.id } })
    expect((await world.app.inject(ticket.address)).statusCode).toBe(200)
    await world.app.inject({ method: 'POST', url: ticket.address })

    const { email } = await somebody()
    await world.visitor().call(forgotPassword, { body: { email } })
    const { token } = await world.newestMail(email)
    await world.app.inject(`/resetpassword?token=${token}&email=${email}`)
    await world.visitor().call(resetPassword, { body: { token, email, password: 'nine quiet lighthouses' } })
    world.app.log.error({ err: new Error(`no answer from ${back.href}`) }, 'unexpected failure')

    const secrets = [back.searchParams.get('code'), back.searchParams.get('state'), body.authorisation.token, token]
    const all = logged.join('')
    expect(all).toContain('/api/callback')
    expect(all).toContain('/resetpassword')
    for (const secret of [...secrets, ensure(ticket.address.split('/').at(-1)), 'lighthouses', visitor.cookie()])
      expect(all.includes(ensure(secret)), `${secret} is in no line`).toBe(false)
  })
})
