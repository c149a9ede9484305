import * as contract from '@lading/contract/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { passwordLoad } from './passwords.ts'
import { createAccountsWorld, PASSWORD } from '../../testing/accounts.ts'

const world = await createAccountsWorld()
const { newestMail, signIn, signedInAs, somebody } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

describe('guessing passwords', () => {
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
    expect(ensure(statuses.get(200)).length).toBeGreaterThanOrEqual(60)
    expect(passwordLoad()).toMatchObject({ running: 0, waiting: 0 })
  })

  test('a person who failed often and then set a new password by mail need not wait', async () => {
    const { email } = await somebody()
    const at = world.clock.now()
    const failures = Array.from({ length: 40 }, () => ({ email, ip: '127.0.0.1', at }))
    await world.db.insertInto('sign_in_failures').values(failures).execute()
    await world.visitor().call(contract.forgotPassword, { body: { email } })
    const { token } = await newestMail(email)
    const password = 'seven quiet bangkas'
    expect((await world.visitor().call(contract.resetPassword, { body: { email, token, password } })).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
  })
})
