import * as contract from '@lading/contract/accounts/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { passwordLoad } from '../passwords/passwords.ts'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

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
    expect((await withToken(token).call(contract.me)).status).toBe(200) // both refreshes were answered, and both hold
  })
})
