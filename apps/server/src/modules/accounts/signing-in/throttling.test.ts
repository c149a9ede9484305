import * as contract from '@lading/contract/accounts/accounts'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { deviceHash } from '../attempts/meet-device.ts'
import { inPasswordTurn, passwordLoad } from '../passwords/passwords.ts'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { freshAddress, newestMail, signIn, signedInAs, somebody } = world
const OWN_BROWSER = 'the browser of the owner, by its own name'
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

  test('a stranger who guesses from anywhere slows strangers down to one guess a minute, and shuts the owner out nowhere', async () => {
    const { email } = await somebody()
    expect((await signIn(email, PASSWORD, OWN_BROWSER)).status).toBe(200)
    await fail(Array.from({ length: 200 }, (_, n) => ({ email, ip: `10.0.0.${n}` })))
    expect(await signIn(email)).toMatchObject({ status: 429, body: { message: expect.stringContaining('60 seconds') } })
    expect((await signIn(email, PASSWORD, OWN_BROWSER)).status).toBe(200)

    world.clock.forward({ seconds: 60 })
    expect((await signIn(email)).status).toBe(200)
  })

  test('an address without an account is answered the same', async () => {
    const email = freshAddress()
    await fail(Array.from({ length: 200 }, (_, n) => ({ email, ip: `10.0.1.${n}` })))
    expect(await signIn(email, PASSWORD, OWN_BROWSER)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('60 seconds') },
    })
  })

  test('a browser that the account knows is slowed down by its own failures alone', async () => {
    const { email } = await somebody()
    await signIn(email, PASSWORD, OWN_BROWSER)
    for (let failure = 1; failure <= 5; failure++) await signIn(email, 'not the password', OWN_BROWSER)
    expect((await signIn(email, PASSWORD, OWN_BROWSER)).status).toBe(429)
    expect((await signIn(email)).status).toBe(200)
  })

  test('in an office of 200 behind one address the failures of some hold up nobody whose browser is known', async () => {
    const [newcomer, ...known] = await Promise.all(Array.from({ length: 200 }, () => somebody()))
    await knowTheirBrowsers(known)
    await fail(known.slice(0, 100).map(({ email }) => ({ email, ip: '127.0.0.1' })))
    // One in ten of them comes now: of those who failed, and of the others.
    const coming = known.filter((_, no) => no % 10 === 0)
    const answers = await Promise.all(coming.map(({ email }) => signIn(email, PASSWORD, OWN_BROWSER)))
    expect(answers.map(({ status }) => status)).toEqual(coming.map(() => 200))
    const refusal = { status: 429, body: { message: expect.stringContaining('from your network') } }
    expect(await signIn(ensure(newcomer).email)).toMatchObject(refusal)

    world.clock.forward({ minutes: 10, seconds: 1 })
    expect((await signIn(ensure(newcomer).email)).status).toBe(200)
  })

  test('twenty guesses at one moment are five, and a refusal for each of the others', async () => {
    const { email } = await somebody()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'not the password')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('the current password is guarded as the login is, by a count of the session’s own', async () => {
    const { email } = await somebody()
    const maria = await signedInAs(email)
    await fail(Array.from({ length: 40 }, () => ({ email, ip: '127.0.0.1' })))
    const change = (current_password: string) =>
      maria.call(contract.changePassword, { body: { current_password, password: 'seven quiet bangkas' } })
    for (let failure = 1; failure <= 5; failure++) expect((await change('not the password')).status).toBe(400)
    expect((await change(PASSWORD)).status).toBe(429)
    world.clock.forward({ seconds: 1 })
    expect((await change(PASSWORD)).status).toBe(200)
  })

  test('a session of one’s own is worth nothing at the account of somebody else', async () => {
    const { email } = await somebody()
    const guess = async () => {
      const stranger = await signedInAs((await somebody()).email)
      return (await stranger.call(contract.login, { body: { email, password: 'not the password' } })).status
    }
    const statuses: number[] = []
    for (let session = 1; session <= 7; session++) statuses.push(await guess())
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('a storm of sign-ins is answered by turns, and what is too much is refused at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => somebody()))
    const letGo = holdTheDesk()
    onTestFinished(letGo)
    const TOO_MANY = 41 // of 100, where 60 may wait and one place is held
    let refused = 0
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, place) => {
        const { status } = await signIn(ensure(people[place % people.length]).email)
        if (status === 429 && ++refused === TOO_MANY) letGo()
        return status
      }),
    )
    expect(answers.filter((status) => status === 429)).toHaveLength(TOO_MANY)
    expect(answers.filter((status) => status === 200)).toHaveLength(100 - TOO_MANY)
    expect(passwordLoad()).toMatchObject({ running: 0, waiting: 0 })
  })

  test('a person who set a new password by mail need not wait for what strangers guess, before and after', async () => {
    const { email } = await somebody()
    const guess = () => fail(Array.from({ length: 40 }, (_, n) => ({ email, ip: `10.0.2.${n}` })))
    await guess()
    await world.visitor().call(contract.forgotPassword, { body: { email } })
    const { token } = await newestMail(email)
    const password = 'seven quiet bangkas'
    expect((await world.visitor().call(contract.resetPassword, { body: { email, token, password } })).status).toBe(200)
    await guess()
    expect((await signIn(email, password)).status).toBe(200)
  })
})

/** Takes every turn at the password desk, however many processors there are, and the first place in the queue; returns what ends it. */
function holdTheDesk(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  while (passwordLoad().waiting === 0) void inPasswordTurn(() => promise)
  return resolve
}

/** Each has logged in from their own browser before. */
async function knowTheirBrowsers(people: readonly { user_id: number }[]) {
  const at = world.clock.now()
  const rows = people.map(({ user_id }) => ({ user_id, device_hash: deviceHash(user_id, OWN_BROWSER) }))
  await world.db
    .insertInto('known_devices')
    .values(rows.map((row) => ({ ...row, first_seen_at: at, last_seen_at: at })))
    .execute()
}

/** Failures of callers whom the account does not know, just now. */
async function fail(failures: { email: string; ip: string }[]) {
  const at = world.clock.now()
  await world.db
    .insertInto('sign_in_failures')
    .values(failures.map((failure) => ({ ...failure, at })))
    .execute()
}
