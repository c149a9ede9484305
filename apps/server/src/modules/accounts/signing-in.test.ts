import * as contract from '@lading/contract/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { passwordLoad } from './passwords.ts'
import { createAccountsWorld, PASSWORD } from './testing.ts'

const world = await createAccountsWorld()
const { auditOf, signIn, signedInAs, somebody, withToken } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

describe('POST /login', () => {
  test('a customer is let in, and the token says who they are', async () => {
    const { email, user_id } = await somebody()
    const { status, body } = await signIn(`  ${email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(body.authorisation).toMatchObject({ type: 'bearer', expires_in: 7200 })
    expect(body.user).toMatchObject({
      id: user_id,
      role_id: 2,
      admin_profile: null,
      last_login: world.clock.now().toISOString(),
    })

    const me = await withToken(body.authorisation.token).call(contract.me)
    expect(me.body).toMatchObject({ id: user_id, roles: [{ id: 2 }] })
    expect(me.body.roles[0]?.permissions).toContainEqual({ name: 'view-customer-business' })
    expect(await auditOf('sign-in', user_id)).toHaveLength(1)
  })

  test('a wrong password, an unknown address, the other door and a disabled account get one answer', async () => {
    const [maria, disabled, clerk] = [await somebody(), await somebody(), await somebody('staff')]
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', disabled.user_id).execute()
    const answers = [
      await signIn(maria.email, 'not the password'),
      await signIn('nobody@example.ph'),
      await signIn(disabled.email),
      await signIn(clerk.email),
      await world.visitor().call(contract.adminLogin, { body: { email: maria.email, password: PASSWORD } }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual(answers[0]?.body)
    }
    expect(
      (await world.visitor().call(contract.adminLogin, { body: { email: clerk.email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  test('an unknown address costs the portal the same work as a known one', async () => {
    const { email } = await somebody()
    const workFor = async (address: string) => {
      const before = passwordLoad().done
      await signIn(address, 'not the password')
      const failures = await world.db.selectFrom('sign_in_failures').selectAll().where('email', '=', address).execute()
      return { passwords: passwordLoad().done - before, failures: failures.length }
    }
    expect(await workFor('unknown@example.ph')).toEqual({ passwords: 1, failures: 1 })
    expect(await workFor(email)).toEqual({ passwords: 1, failures: 1 })
  })

  test('each failure after the fifth doubles the wait, and the right password ends it', async () => {
    const { email } = await somebody()
    for (let failure = 1; failure <= 7; failure++) {
      expect((await signIn(email, 'not the password')).status).toBe(401)
      world.clock.forward({ seconds: failure < 5 ? 0 : 2 ** (failure - 5) })
    }
    expect((await signIn(email)).status).toBe(200)

    for (let failure = 1; failure <= 5; failure++) await signIn(email, 'not the password')
    const tooSoon = await signIn(email)
    expect(tooSoon).toMatchObject({ status: 429, body: { message: expect.stringContaining('wait 1 second') } })
  })

  test('after a hundred failures in an hour nobody tries the account any more, wherever from', async () => {
    const { email } = await somebody()
    const at = world.clock.now()
    const failures = Array.from({ length: 100 }, (_, n) => ({ email, ip: `10.0.0.${n}`, at }))
    await world.db.insertInto('sign_in_failures').values(failures).execute()
    expect((await signIn(email)).status).toBe(429)

    world.clock.forward({ hours: 1, seconds: 1 })
    expect((await signIn(email)).status).toBe(200)
  })

  test('after a hundred failures in an hour nobody tries from that address any more, whichever account', async () => {
    const { email } = await somebody()
    const at = world.clock.now()
    const failures = Array.from({ length: 100 }, (_, n) => ({ email: `guess${n}@example.ph`, ip: '127.0.0.1', at }))
    await world.db.insertInto('sign_in_failures').values(failures).execute()
    expect((await signIn(email)).status).toBe(429)
    world.clock.forward({ hours: 1, seconds: 1 })
    expect((await signIn(email)).status).toBe(200)
  })

  test('the wait grows to five minutes and no further, and the current password is guarded as the login is', async () => {
    const { email } = await somebody()
    const maria = await signedInAs(email)
    const at = world.clock.now()
    const failures = Array.from({ length: 40 }, () => ({ email, ip: '127.0.0.1', at }))
    await world.db.insertInto('sign_in_failures').values(failures).execute()
    expect(await signIn(email)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('300 seconds') },
    })
    const body = { current_password: PASSWORD, password: 'seven quiet bangkas' }
    expect((await maria.call(contract.changePassword, { body })).status).toBe(429)

    world.clock.forward({ minutes: 5 })
    expect((await maria.call(contract.changePassword, { body })).status).toBe(200)
  })

  test('a storm of sign-ins is answered by turns, and what is too much is refused at once', async () => {
    const { email } = await somebody()
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(email)))
    const statuses = Map.groupBy(answers, ({ status }) => status)
    expect([...statuses.keys()].toSorted()).toEqual([200, 429])
    expect(statuses.get(200)!.length).toBeGreaterThanOrEqual(60)
    expect(passwordLoad()).toMatchObject({ running: 0, waiting: 0 })
  })
})

describe('a session', () => {
  test('ends on the very next request after signing out', async () => {
    const { email } = await somebody()
    const maria = await signedInAs(email)
    expect((await maria.call(contract.me)).status).toBe(200)
    expect((await maria.call(contract.logout)).status).toBe(200)
    expect((await maria.call(contract.me)).status).toBe(401)
  })

  test('ends on the very next request after the account is disabled', async () => {
    const { email, user_id } = await somebody()
    const maria = await signedInAs(email)
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user_id).execute()
    expect((await maria.call(contract.me)).status).toBe(401)
  })

  test('is opened by no tampered token', async () => {
    const { email } = await somebody()
    const { token } = (await signIn(email)).body.authorisation
    const other = token.startsWith('A') ? 'B' : 'A'
    for (const forged of [other + token.slice(1), token.slice(0, -1), `${token}A`, '', 'null', 'undefined']) {
      expect((await withToken(forged).call(contract.me)).status).toBe(401)
    }
  })

  test('its token ends after 120 minutes, and the session itself after 24 hours however often it is renewed', async () => {
    const { email } = await somebody()
    const first = await signedInAs(email)
    world.clock.forward({ minutes: 119 })
    let { token } = (await first.call(contract.refresh)).body.authorisation
    world.clock.forward({ minutes: 2 })
    expect((await first.call(contract.me)).status).toBe(401)

    let hours = 2
    for (let renewed = true; renewed; hours += 1) {
      world.clock.forward({ hours: 1 })
      const answer = await withToken(token).call(contract.refresh)
      renewed = answer.status === 200
      if (renewed) token = answer.body.authorisation.token
    }
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThanOrEqual(25)
  })

  test('the token before a refresh works 30 seconds more, not longer by being shown again', async () => {
    const { email } = await somebody()
    const before = await signedInAs(email)
    const { token } = (await before.call(contract.refresh)).body.authorisation
    world.clock.forward({ seconds: 29 })
    expect((await before.call(contract.me)).status).toBe(200)
    expect((await before.call(contract.refresh)).status).toBe(200)
    world.clock.forward({ seconds: 2 })
    expect((await before.call(contract.me)).status).toBe(401)
    expect((await withToken(token).call(contract.me)).status).toBe(401)
  })
})
