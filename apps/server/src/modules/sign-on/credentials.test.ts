import * as contract from '@lading/contract/sign-on'
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { atProvider, createSignOnWorld } from '#testing/people/sign-on'

const world = await createSignOnWorld()
const { browser, somebody } = world
afterAll(() => world.close())

const UNCONFIRMED = { status: 401, body: { message: 'Google did not confirm this sign-in. Please start again.' } }
const social = 'google'

let key: CryptoKey
beforeAll(async () => {
  await browser().comeAs({ email: world.freshAddress() }) // the provider makes its key when the first person comes
  const kept = JSON.parse(readFileSync(join(world.config.data_dir, 'openid-keys'), 'utf8')) as { key: object }
  key = (await importJWK(kept.key, 'RS256')) as CryptoKey
})

/** A browser that began to sign in, and what an ID token for it says. */
async function begun() {
  const visitor = browser()
  const { address } = await visitor.begin()
  const email = world.freshAddress()
  const claims = {
    email,
    email_verified: true,
    name: 'Liza Ocampo',
    nonce: ensure(new URL(address).searchParams.get('nonce')),
  }
  const post = (credential: string, lies = {}, endpoint = contract.socialLogin) =>
    visitor.client.call(endpoint, { params: { social }, body: { credential, ...lies }, cookie: visitor.cookie() })
  return { visitor, address, email, claims, post }
}

const provider = ensure(world.config.sign_on.find(({ name }) => name === 'google'))

interface TokenChanges {
  readonly by?: CryptoKey
  readonly sub?: string
  readonly aud?: string
  readonly iss?: string
  readonly exp?: string
}

/** An ID token as the provider makes it, but for what is said. */
function token(claims: object, changes: TokenChanges = {}): Promise<string> {
  const { by = key, sub = 'somebody', aud = provider.client_id, iss = provider.issuer, exp = '5m' } = changes
  const signing = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).setSubject(sub)
  return signing.setIssuer(iss).setAudience(aud).setIssuedAt().setExpirationTime(exp).sign(by)
}

describe('POST /:social/login', () => {
  test('takes an ID token that was made for this browser, once', async () => {
    const { post, claims, email } = await begun()
    const credential = await token(claims)
    expect(await post(credential)).toMatchObject({ status: 200, body: { user: { email } } })
    expect((await post(credential)).status).toBe(419)
  })

  test('takes a code with its state', async () => {
    const { address, post } = await begun()
    const email = world.freshAddress()
    const { code = '', ...rest } = Object.fromEntries((await atProvider(address, { email })).searchParams)
    expect(await post(code)).toMatchObject({ status: 400, body: { errors: { state: [expect.any(String)] } } })
    expect(await post(code, rest)).toMatchObject({ status: 200, body: { user: { email } } })
  })

  test('reads nothing but the credential: whose e-mail the body claims makes no difference', async () => {
    const { email: of_another } = await somebody()
    const { address, post } = await begun()
    const email = world.freshAddress()
    const back = await atProvider(address, { email, name: 'Liza Ocampo' })
    const { code = '', ...rest } = Object.fromEntries(back.searchParams)
    const answer = await post(code, { ...rest, id: 'x', email: of_another, name: 'Another Person' })
    expect(answer.body).toMatchObject({ user: { email, first_name: 'Liza' } })
  })

  test('takes no bare claim', async () => {
    const { email } = await somebody()
    const { visitor } = await begun()
    const body = { id: '1', name: 'Ana', email } as never
    const refused = await visitor.client.call(contract.socialLogin, {
      params: { social },
      body,
      cookie: visitor.cookie(),
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: { credential: [expect.any(String)] } } })
  })

  const forgeries: readonly [string, (claims: object) => Promise<string>][] = [
    ['that was changed after it was signed', async (claims) => changed(await token(claims))],
    ['signed by a key of somebody else', async (claims) => token(claims, { by: await anotherKey() })],
    ['for another client', (claims) => token(claims, { aud: 'lading-sso' })],
    ['of another issuer', (claims) => token(claims, { iss: 'https://evil.example' })],
    ['that is over', (claims) => token(claims, { exp: '-5m' })],
    ['that nobody signed', async (claims) => unsigned(claims)],
    ['signed with the client’s secret', (claims) => bySecret(claims)],
    ['without a nonce', (claims) => token({ ...claims, nonce: undefined })],
    ['made for another party', (claims) => token({ ...claims, azp: 'somebody-else' })],
  ]
  test.each(forgeries)('refuses an ID token %s', async (_, forged) => {
    const { post, claims, email } = await begun()
    expect(await post(await forged(claims))).toMatchObject(UNCONFIRMED)
    expect(await world.accountsOf(email)).toEqual([])
    expect((await post(await token(claims))).status).toBe(200) // nothing was used up
  })

  test('refuses a good ID token in another browser, and one that was made for nothing here', async () => {
    const { claims } = await begun()
    const other = await begun()
    expect((await other.post(await token(claims))).status).toBe(419)
    expect((await other.post(await token({ ...claims, nonce: 'made-elsewhere' }))).status).toBe(419)
  })

  test('is no call of a provider that is none, nor of single sign-on', async () => {
    for (const name of ['facebook', 'sso', 'constructor']) {
      const call = { params: { social: name }, body: { credential: 'x', state: 'y' } }
      expect((await world.visitor().call(contract.socialLogin, call)).status).toBe(404)
    }
  })
})

describe('POST /:social/signup', () => {
  test('makes an account, and says "Account Already Exist" where the address has one', async () => {
    const fresh = await begun()
    const made = await fresh.post(await token(fresh.claims, { sub: 'liza' }), {}, contract.socialSignup)
    expect(made).toMatchObject({ status: 200, body: { user: { email: fresh.email } } })

    const { email } = await somebody()
    for (const address of [email, fresh.email]) {
      const again = await begun()
      const credential = await token({ ...again.claims, email: address }, { sub: 'liza' })
      expect(await again.post(credential, {}, contract.socialSignup)).toMatchObject({
        status: 401,
        body: { message: 'Account Already Exist' },
      })
    }
  })

  test('tells nothing of an address that nobody confirmed', async () => {
    const { email } = await somebody()
    const { post, claims } = await begun()
    const credential = await token({ ...claims, email, email_verified: false }, { sub: 'unproven' })
    expect(await post(credential, {}, contract.socialSignup)).toMatchObject({ body: { check_mail: { email } } })
  })
})

function changed(signed: string): string {
  const [head, body, signature] = signed.split('.')
  const claims = JSON.parse(Buffer.from(ensure(body), 'base64url').toString()) as object
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
  return `${head}.${other}.${signature}`
}

const anotherKey = async () => (await generateKeyPair('RS256')).privateKey

const standard = { iss: provider.issuer, aud: provider.client_id, sub: 'somebody-at-google' }
const unsigned = (claims: object) =>
  new UnsecuredJWT({ ...claims, ...standard }).setIssuedAt().setExpirationTime('5m').encode()
const bySecret = (claims: object) =>
  new SignJWT({ ...claims, ...standard })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(provider.client_secret))
