import * as contract from '@lading/contract/sign-on'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { demoIdentities } from '../../demo/openid/demo-identities.ts'
import { atProvider, createSignOnWorld, PASSWORD } from '#testing/people/sign-on'

const world = await createSignOnWorld()
const { browser, somebody, enrolled } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const EXISTS = { status: 401, body: { code: 'not-signed-in', message: 'Account Already Exist' } }
const WRONG = { status: 400, body: { errors: { password: [expect.any(String)] } } }
const ASKED = { token: expect.any(String), has_app: true, passkeys_at: null }
const OVER = { status: 419 }

/** Somebody who comes by a provider and has an account with a password. */
async function offered(provider = 'google', as = 'customer', person?: { email: string; user_id: number }) {
  const { email, user_id } = person ?? (await somebody())
  const visitor = browser()
  const { body } = await visitor.comeAs({ email }, provider, { as, to: '/business' })
  if (!('offer' in body)) throw new Error(`Nothing was offered: ${JSON.stringify(body)}`)
  return { email, user_id, visitor, offer: body.offer, body }
}

/** A member of staff with a second factor who comes by single sign-on. */
async function offeredToStaff() {
  const evaluator = await enrolled()
  return { ...evaluator, ...(await offered('sso', 'staff', evaluator)) }
}

describe('somebody whose address has an account', () => {
  test('is offered to link it, and has no session yet', async () => {
    const { body, email, user_id } = await offered()
    expect(body).toEqual({
      offer: { token: expect.any(String), label: 'Google', email, has_password: true, other_methods: [] },
      to: '/business',
    })
    expect(await world.identitiesOf(user_id)).toEqual([])
    expect(await world.auditOf('sign-in', user_id)).toEqual([])
  })

  test('links it with its password, is told, and comes in at once the next time', async () => {
    const { visitor, offer, user_id, email } = await offered()
    expect(await visitor.accept(offer.token, PASSWORD)).toMatchObject({ status: 200, body: { user: { email } } })
    expect(await world.identitiesOf(user_id)).toMatchObject([{ provider: 'google', email }])
    expect(await world.auditOf('link-identity', user_id)).toHaveLength(1)
    expect((await world.newestMail(email)).subject).toBe('A way to sign in was added')
    expect(await browser().comeAs({ email })).toMatchObject({ status: 200, body: { user: { id: user_id } } })
    expect(await visitor.accept(offer.token, PASSWORD)).toMatchObject(OVER)
  })

  test('does not link it without the password, and wrong ones count as at the login', async () => {
    const { visitor, offer, user_id, email } = await offered()
    expect((await visitor.accept(offer.token, '')).status).toBe(400)
    for (let failure = 1; failure <= 5; failure++) {
      expect(await visitor.accept(offer.token, 'not the password')).toMatchObject(WRONG)
    }
    expect((await visitor.accept(offer.token, PASSWORD)).status).toBe(429)
    expect((await world.signIn(email)).status).toBe(429)
    expect(await world.identitiesOf(user_id)).toEqual([])
  })

  test('does not link it in another browser, nor after ten minutes', async () => {
    const { visitor, offer } = await offered()
    const other = browser()
    await other.begin()
    expect(await other.accept(offer.token, PASSWORD)).toMatchObject(OVER)
    expect(await browser().accept(offer.token, PASSWORD)).toMatchObject(OVER)
    world.clock.forward({ minutes: 10 })
    expect(await visitor.accept(offer.token, PASSWORD)).toMatchObject(OVER)
  })

  test('is told by which provider to come in where the account has no password', async () => {
    const email = world.freshAddress()
    await browser().comeAs({ email })
    expect((await browser().comeAs({ email }, 'sso')).body).toMatchObject({
      offer: { has_password: false, other_methods: ['Google'] },
    })
  })

  test('reads when registering that it exists, and nothing else', async () => {
    const { email } = await somebody()
    const { email: of_staff } = await somebody('staff')
    const known = world.freshAddress()
    await browser().comeAs({ email: known })
    for (const one of [email, of_staff, known]) {
      expect(await browser().comeAs({ email: one }, 'google', { for: 'signup' })).toMatchObject(EXISTS)
    }
  })
})

describe('staff', () => {
  const asStaff = { as: 'staff' }

  test('with a second factor type its code too before anything is linked, whatever the provider asserts', async () => {
    const { visitor, offer, user_id, key } = await offeredToStaff()
    const step = await visitor.accept(offer.token, PASSWORD)
    expect(step.body).toEqual({ second_factor: ASKED })
    expect(await world.identitiesOf(user_id)).toEqual([])
    const { token } = (step.body as { second_factor: { token: string } }).second_factor
    expect((await world.check(token, world.codeOf(key, 9))).status).toBe(400)
    expect(await world.identitiesOf(user_id)).toEqual([])

    expect((await world.check(token, world.codeOf(key))).status).toBe(200)
    expect(await world.identitiesOf(user_id)).toMatchObject([{ provider: 'sso' }])
  })

  test('who are linked are asked for the code by the portal, for the provider asserts none', async () => {
    const { visitor, offer, email, key } = await offeredToStaff()
    const { body } = await visitor.accept(offer.token, PASSWORD)
    await world.check((body as { second_factor: { token: string } }).second_factor.token, world.codeOf(key))
    world.clock.forward({ seconds: 60 })
    const again = await browser().comeAs({ email }, 'sso', asStaff)
    expect(again.body).toEqual({ second_factor: ASKED, to: '' })
  })

  test('are not asked where the provider asserts one', async () => {
    const evaluator = 'evaluator.sea@lading.example'
    const { user_id } = await enrolled()
    await world.db.updateTable('users').set({ email: evaluator }).where('id', '=', user_id).execute()
    const { sub } = ensure(demoIdentities.find((one) => one.email === evaluator))
    const identity = { user_id, provider: 'sso', subject: sub, created_at: world.clock.now(), last_used_at: null }
    await world.db.insertInto('identities').values(identity).execute()

    const visitor = browser()
    const { address: begun } = await visitor.begin('sso', asStaff)
    const { body } = await visitor.finish(await atProvider(begun, { person: sub }))
    expect(body).toMatchObject({ user: { id: user_id } })
  })

  test('are refused at the audience of customers, and customers at theirs, in the same words', async () => {
    const staff = await somebody('staff')
    const customer = await somebody()
    const refused = [
      await browser().comeAs({ email: staff.email }, 'sso'),
      await browser().comeAs({ email: customer.email }, 'sso', asStaff),
      await browser().comeAs({ email: world.freshAddress() }, 'sso', asStaff),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
    for (const { body } of refused) expect(body).toEqual(ensure(refused[0]).body)
  })
})

describe('the ways to sign in on the profile', () => {
  async function atHome() {
    const { user_id, email } = await somebody()
    const { body } = await world.signIn(email)
    return { user_id, email, home: browser(body.authorisation.token), token: body.authorisation.token }
  }

  test('GET /linked-methods lists what is linked, and what may be', async () => {
    const { home } = await atHome()
    expect((await home.client.call(contract.listLinkedMethods)).body).toEqual({
      data: [
        { provider: 'sso', label: 'single sign-on', is_offered: true, identity: null },
        { provider: 'google', label: 'Google', is_offered: true, identity: null },
      ],
      total: 2,
      has_password: true,
    })
    const evaluator = await world.staff('dti', 5)
    const { data } = (await evaluator.call(contract.listLinkedMethods)).body
    expect(data.map(({ provider }) => provider)).toEqual(['sso'])
  })

  test('POST /linked-methods/:provider asks the password, and links the identity one comes back with', async () => {
    const { home, user_id, email } = await atHome()
    expect(await home.beginLink('google', 'not the password')).toMatchObject(WRONG)
    const { body } = await home.beginLink('google', PASSWORD)
    const other = world.freshAddress() // another address than that of the account
    const answer = await home.finish(await atProvider(body.address, { email: other, verified: false }))
    expect(answer.body).toEqual({
      linked: { provider: 'google', label: 'Google' },
      to: '/customers/profile#sign-in-methods',
    })
    expect(await world.identitiesOf(user_id)).toMatchObject([{ provider: 'google', email: other }])
    expect((await world.newestMail(email)).subject).toBe('A way to sign in was added')
    expect((await home.beginLink('google', PASSWORD)).status).toBe(409)
    expect(await browser().comeAs({ email: other, verified: false })).toMatchObject({ body: { user: { id: user_id } } })
  })

  test('links nothing for somebody who logged out meanwhile, nor for another person', async () => {
    const { home, user_id } = await atHome()
    const { body } = await home.beginLink('google', PASSWORD)
    const back = await atProvider(body.address, { email: world.freshAddress() })
    const query = { code: ensure(back.searchParams.get('code')), state: ensure(back.searchParams.get('state')) }
    const cookie = home.cookie()
    const other = await world.customer()
    expect((await other.call(contract.signOnCallback, { query, cookie })).status).toBe(401)
    expect(await world.identitiesOf(user_id)).toEqual([])
    expect(await world.identitiesOf(other.user_id)).toEqual([])
  })

  test('links no identity that opens another account', async () => {
    const email = world.freshAddress()
    await browser().comeAs({ email })
    const { home, user_id } = await atHome()
    const { body } = await home.beginLink('google', PASSWORD)
    expect(await home.finish(await atProvider(body.address, { email }))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/ is linked to another account, or yours is .* Remove that link/) },
    })
    expect(await world.identitiesOf(user_id)).toEqual([])
  })

  test('DELETE /linked-methods/:provider asks the password, and tells the owner', async () => {
    const { visitor, offer, user_id, email } = await offered()
    const { body } = await visitor.accept(offer.token, PASSWORD)
    const client = world.withToken((body as { authorisation: { token: string } }).authorisation.token)
    const unlink = (password: string) =>
      client.call(contract.unlinkMethod, { params: { provider: 'google' }, body: { password } })
    expect(await unlink('not the password')).toMatchObject(WRONG)
    expect(await unlink(PASSWORD)).toMatchObject({ status: 200, body: { total: 2 } })
    expect(await world.identitiesOf(user_id)).toEqual([])
    expect((await world.newestMail(email)).subject).toBe('A way to sign in was removed')
    expect(await world.auditOf('unlink-identity', user_id)).toHaveLength(1)
    expect((await unlink(PASSWORD)).status).toBe(404)
  })

  test('keeps the last way into an account without a password', async () => {
    const email = world.freshAddress()
    const { body } = await browser().comeAs({ email })
    const { user, authorisation } = body as { user: { id: number }; authorisation: { token: string } }
    const client = world.withToken(authorisation.token)
    const unlink = () => client.call(contract.unlinkMethod, { params: { provider: 'google' }, body: {} })
    expect(await unlink()).toMatchObject({
      status: 409,
      body: { message: 'This is your only way to sign in. Set a password first.' },
    })
    const home = browser(authorisation.token)
    const begun = await home.beginLink('sso', '')
    await home.finish(await atProvider(begun.body.address, { email }))
    expect(await world.identitiesOf(user.id)).toHaveLength(2)
    expect((await unlink()).status).toBe(200)
  })

  test('stay as they are for a stranger at a session that is open, where the account has no password', async () => {
    const email = world.freshAddress()
    const { body } = await browser().comeAs({ email })
    const { user, authorisation } = body as { user: { id: number }; authorisation: { token: string } }
    world.clock.forward({ minutes: 11 })
    const stranger = browser(authorisation.token)
    const refusal = { status: 409, body: { message: expect.stringContaining('log in again') } }
    expect(await stranger.beginLink('sso', '')).toMatchObject(refusal)
    const google = { params: { provider: 'google' }, body: {} }
    expect(await stranger.client.call(contract.unlinkMethod, google)).toMatchObject(refusal)
    expect(await world.identitiesOf(user.id)).toMatchObject([{ provider: 'google' }])

    const again = await browser().comeAs({ email })
    const owner = browser((again.body as { authorisation: { token: string } }).authorisation.token)
    expect((await owner.beginLink('sso', '')).status).toBe(200)
  })

  test('end the other sessions when one is taken away, as it may have opened them', async () => {
    const { user_id, email } = await somebody()
    const identity = { user_id, provider: 'google', subject: email, created_at: world.clock.now(), last_used_at: null }
    await world.db.insertInto('identities').values(identity).execute()
    const [home, elsewhere] = [await world.signedInAs(email), await world.signedInAs(email)]
    const google = { params: { provider: 'google' }, body: { password: PASSWORD } }
    expect((await home.call(contract.unlinkMethod, google)).status).toBe(200)
    expect((await elsewhere.call(contract.listLinkedMethods)).status).toBe(401)
    expect((await home.call(contract.listLinkedMethods)).status).toBe(200)
  })

  test('are seen by no one else', async () => {
    const visitor = world.visitor()
    const call = { params: { provider: 'google' }, body: {} }
    expect((await visitor.call(contract.listLinkedMethods)).status).toBe(401)
    expect((await visitor.call(contract.beginLink, call)).status).toBe(401)
    expect((await visitor.call(contract.unlinkMethod, call)).status).toBe(401)
  })
})
