import * as contract from '@lading/contract/accounts/accounts'
import { applicationOpenings } from '@lading/contract/applications/application-lists'
import { listSessions } from '@lading/contract/accounts/sessions'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { freshAddress, newestMail, signIn, signedInAs, somebody, withToken } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const CHOSEN = 'seven quiet bangkas'
const tokenOf = async (email: string) => (await signIn(email)).body.authorisation.token
const opens = async (token: string) => (await withToken(token).call(contract.me)).status === 200
const rolesOf = async (user_id: number) =>
  (await world.db.selectFrom('user_roles').select('role_id').where('user_id', '=', user_id).execute()).map(
    ({ role_id }) => role_id,
  )

describe('a token that opens nothing', () => {
  test('the token of another user: it stays theirs, whatever id the call names', async () => {
    const [maria, ana] = [await somebody(), await somebody()]
    const intruder = withToken(await tokenOf(ana.email))
    const body = { first_name: 'X', last_name: 'Y', mobile: '09171234567' }
    const answer = await intruder.call(contract.completeRegistration, { params: { id: maria.user_id }, body })
    expect(answer.status).toBe(404)
    expect((await intruder.call(contract.me)).body.id).toBe(ana.user_id)
  })

  test('an expired one', async () => {
    const { email } = await somebody()
    const token = await tokenOf(email)
    world.clock.forward({ minutes: 120 })
    expect(await opens(token)).toBe(false)
    expect((await withToken(token).call(contract.refresh)).status).toBe(401)
  })

  test('a tampered one: any letter changed, cut or added', async () => {
    const { email } = await somebody()
    const token = await tokenOf(email)
    for (const place of [0, 10, token.length - 1]) {
      const other = token.charAt(place) === 'A' ? 'B' : 'A'
      expect(await opens(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
    }
    for (const forged of [token.slice(1), `${token}=`, token.toUpperCase()]) expect(await opens(forged)).toBe(false)
    expect(await opens(token)).toBe(true)
  })

  test('one that claims who it is, signed by nobody (alg: none)', async () => {
    const { user_id, email } = await somebody('staff')
    const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
    const claims = part({ sub: String(user_id), email, role_id: 1, exp: 4_102_444_800 })
    for (const alg of ['none', 'None', 'HS256']) {
      expect(await opens(`${part({ alg, typ: 'JWT' })}.${claims}.`)).toBe(false)
    }
  })

  test('what is stored of one, and the name of its session', async () => {
    const { email, user_id } = await somebody()
    await tokenOf(email)
    const row = await world.db
      .selectFrom('sessions as s')
      .innerJoin('session_tokens as t', 't.session_id', 's.id')
      .select(['s.id', 't.token_hash'])
      .where('s.user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    for (const stored of [row.id, row.token_hash]) expect(await opens(stored)).toBe(false)
  })

  test('one that is refreshed after the logout, and the one before it', async () => {
    const { email } = await somebody()
    const first = await tokenOf(email)
    const second = (await withToken(first).call(contract.refresh)).body.authorisation.token
    await withToken(second).call(contract.logout)
    for (const token of [first, second]) expect((await withToken(token).call(contract.refresh)).status).toBe(401)
  })

  test('one refreshed half a minute ago; those that refreshes at one moment gave all hold, until the logout', async () => {
    const { email } = await somebody()
    const first = await tokenOf(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => withToken(first).call(contract.refresh)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const tokens = answers.map(({ body }) => body.authorisation.token)
    world.clock.forward({ seconds: 31 })
    expect(await Promise.all(tokens.map(opens))).toEqual(tokens.map(() => true))
    expect(await opens(first)).toBe(false)
    await withToken(ensure(tokens[0])).call(contract.logout)
    expect(await Promise.all(tokens.map(opens))).toEqual(tokens.map(() => false))
  })
})

test('a reset link that was used is not used again, by nobody and for nothing', async () => {
  const { email } = await somebody()
  await world.visitor().call(contract.forgotPassword, { body: { email } })
  const { token } = await newestMail(email)
  const reset = (password: string) => world.visitor().call(contract.resetPassword, { body: { email, token, password } })
  const both = await Promise.all([reset(CHOSEN), reset(CHOSEN)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 419])
  expect((await reset('nine quiet lighthouses')).status).toBe(419)
  expect((await signIn(email, CHOSEN)).status).toBe(200)
})

describe('nobody gives themselves a role, a side or a right', () => {
  const MORE = {
    role_id: 1,
    roles: [{ id: 1 }],
    role_ids: [1],
    permissions: [{ name: 'manage-role-permission' }],
    audience: 'staff',
    status: 'active',
    email_verified_at: '2026-01-01T00:00:00Z',
  }
  const told = Object.keys(MORE).map((name) => [name, [expect.any(String)]])
  const refused = { status: 400, body: { errors: Object.fromEntries(told) } }
  const isStill = async (user_id: number) => {
    const user = await world.db
      .selectFrom('users')
      .select('audience')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    expect(user.audience).toBe('customer')
    expect(await rolesOf(user_id)).toEqual([2])
    expect(
      await world.db.selectFrom('user_permissions').select('user_id').where('user_id', '=', user_id).execute(),
    ).toEqual([])
  }

  test('by registering', async () => {
    const email = freshAddress()
    const odd = await world.visitor().call(contract.register, { body: { email, password: PASSWORD, ...MORE } })
    expect(odd).toMatchObject(refused)
    await world.visitor().call(contract.register, { body: { email, password: PASSWORD } })
    const { body } = await signIn(email)
    expect(body.user).toMatchObject({ role_id: 2, email_verified_at: null, admin_profile: null })
    await isStill(body.user.id)
  })

  test('by completing the registration', async () => {
    const { email, user_id } = await somebody()
    const maria = await signedInAs(email)
    const body = { first_name: 'Maria', last_name: 'Reyes', mobile: '09171234567', ...MORE }
    const answer = await maria.call(contract.completeRegistration, { params: { id: user_id }, body })
    expect(answer).toMatchObject(refused)
    await isStill(user_id)
  })

  test('by changing the password', async () => {
    const { email, user_id } = await somebody()
    const maria = await signedInAs(email)
    const body = { current_password: PASSWORD, password: CHOSEN, ...MORE }
    expect(await maria.call(contract.changePassword, { body })).toMatchObject(refused)
    await isStill(user_id)
  })
})

describe('existing accounts are not told apart', () => {
  /** Addresses of every kind: open, disabled, deleted, not confirmed, of staff, of nobody. */
  async function addresses(): Promise<string[]> {
    const [open, disabled, deleted, fresh] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const change = (user_id: number) => world.db.updateTable('users').where('id', '=', user_id)
    await change(disabled.user_id).set({ status: 'disabled' }).execute()
    await change(deleted.user_id).set({ deleted_at: world.clock.now() }).execute()
    await change(fresh.user_id).set({ email_verified_at: null }).execute()
    return [...[open, disabled, deleted, fresh, await somebody('staff')].map(({ email }) => email), freshAddress()]
  }
  const answers: Record<string, (email: string) => Promise<{ status: number; body: unknown }>> = {
    registering: (email) => world.visitor().call(contract.register, { body: { email, password: CHOSEN } }),
    'asking for a new password': (email) => world.visitor().call(contract.forgotPassword, { body: { email } }),
    'asking for the confirmation once more': (email) =>
      world.visitor().call(contract.resendEmailVerification, { body: { email } }),
    'a wrong password': (email) => signIn(email, 'not the password'),
    'a link made up': (email) =>
      world.visitor().call(contract.resetPassword, { body: { email, token: 'made-up', password: CHOSEN } }),
  }

  test.each(Object.keys(answers))('by %s: one status, the same words', async (name) => {
    const said = new Set<string>()
    for (const email of await addresses()) {
      const { status, body } = await ensure(answers[name])(email)
      said.add(JSON.stringify({ status, body }))
    }
    expect([...said]).toHaveLength(1)
  })
})

describe('takes effect on the very next request', () => {
  test('disabling a user', async () => {
    const { email, user_id } = await somebody()
    const maria = await signedInAs(email)
    expect((await maria.call(contract.me)).status).toBe(200)
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user_id).execute()
    expect((await maria.call(contract.me)).status).toBe(401)
    expect((await maria.call(contract.refresh)).status).toBe(401)
  })

  test('taking a role away, and giving it back', async () => {
    const { email, user_id } = await somebody()
    const maria = await signedInAs(email)
    expect((await maria.call(applicationOpenings)).status).toBe(200)
    await world.db.deleteFrom('user_roles').where('user_id', '=', user_id).execute()
    expect((await maria.call(applicationOpenings)).status).toBe(403)
    await world.db.insertInto('user_roles').values({ user_id, role_id: 2 }).execute()
    expect((await maria.call(applicationOpenings)).status).toBe(200)
  })

  test('changing a password, for the sessions elsewhere', async () => {
    const { email } = await somebody()
    const [here, elsewhere] = [await signedInAs(email), await signedInAs(email)]
    expect((await elsewhere.call(listSessions)).status).toBe(200)
    await here.call(contract.changePassword, { body: { current_password: PASSWORD, password: CHOSEN } })
    expect((await elsewhere.call(listSessions)).status).toBe(401)
    expect((await here.call(listSessions)).body.total).toBe(1)
  })
})
