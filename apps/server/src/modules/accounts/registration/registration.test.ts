import * as contract from '@lading/contract/accounts/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { auditOf, freshAddress, newestMail, signIn, signedInAs, somebody, withToken } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

describe('POST /register', () => {
  const register = (email: string, password = PASSWORD) =>
    world.visitor().call(contract.register, { body: { email, password } })
  const choosePassword = async (email: string) => {
    const { token, subject } = await newestMail(email)
    expect(subject).toBe('Confirm your e-mail address and choose a password')
    const body = { email, token, password: PASSWORD }
    expect((await world.visitor().call(contract.resetPassword, { body })).status).toBe(200)
  }

  test('a new customer confirms the address, signs in and says who they are', async () => {
    const email = freshAddress()
    expect(await register(email)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Check your e-mail') },
    })
    const maria = await signedInAs(email)
    expect((await maria.call(contract.me)).body).toMatchObject({ email_verified_at: null, first_name: '' })
    const { id } = (await maria.call(contract.me)).body
    const profile = { first_name: 'María', last_name: 'Peñafrancia', mobile: '0917 123 4567' }
    const early = await maria.call(contract.completeRegistration, { params: { id }, body: profile })
    expect(early).toMatchObject({ status: 403, body: { message: 'Confirm your e-mail address first.' } })

    const { token } = await newestMail(email)
    expect(await world.visitor().call(contract.verifyEmail, { query: { token } })).toMatchObject({
      status: 200,
      body: { email },
    })
    const done = await maria.call(contract.completeRegistration, { params: { id }, body: profile })
    expect(done).toMatchObject({ status: 200, body: { last_name: 'Peñafrancia', mobile: '+639171234567' } })
    for (const action of ['register', 'verify-email', 'complete-registration'])
      expect(await auditOf(action, id)).toHaveLength(1)
  })

  test('an address that has an account gets the same answer, and its owner a mail that says so', async () => {
    const { email, user_id } = await somebody()
    const known = await register(email, 'seven quiet bangkas')
    expect(known.body).toEqual((await register(freshAddress())).body)
    expect(await newestMail(email)).toMatchObject({ count: 1, subject: 'You already have an account', token: '' })
    expect((await signIn(email)).status).toBe(200)
    expect(await auditOf('register', user_id)).toHaveLength(1)
  })

  test('a stranger who registered somebody else’s address has nothing once its owner registers', async () => {
    const email = freshAddress()
    await register(email, 'the password of a stranger')
    const stranger = withToken((await signIn(email, 'the password of a stranger')).body.authorisation.token)
    const { token: earlier } = await newestMail(email)
    await register(email)

    expect((await stranger.call(contract.me)).status).toBe(401)
    expect((await signIn(email, 'the password of a stranger')).status).toBe(401)
    expect((await world.visitor().call(contract.verifyEmail, { query: { token: earlier } })).status).toBe(419)
    await choosePassword(email)
    expect((await signIn(email)).status).toBe(200)
  })

  test('nor a stranger who registers it after its owner: the mailbox alone says whose password it is', async () => {
    const email = freshAddress()
    await register(email)
    await register(email, 'the password of a stranger')
    for (const password of [undefined, 'the password of a stranger'])
      expect((await signIn(email, password)).status).toBe(401)
    await choosePassword(email)
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(email, 'the password of a stranger')).status).toBe(401)
  })

  test('two registrations of one address at once make one account', async () => {
    const email = freshAddress()
    const answers = await Promise.all([register(email), register(email)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await world.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test.each([
    { password: 'short', says: 'at least 15' },
    { password: 'abcabcabcabcabcabc', says: 'repeats' },
    { password: 'maria-lives-in-cebu', says: 'e-mail address' },
    { password: 'PolniyPizdec0211', says: 'stolen' },
  ])('the password $password is refused in words, with status error', async ({ password, says }) => {
    const answer = await register('maria@example.ph', password)
    expect(answer).toMatchObject({ status: 400, body: { status: 'error', code: 'invalid-input' } })
    expect(answer.body).toMatchObject({ errors: { password: [expect.stringContaining(says)] } })
  })

  test('nobody fills a stranger’s mailbox: five mails an hour, and the answer stays the same', async () => {
    const email = freshAddress()
    for (let i = 0; i < 8; i++) expect((await register(email)).status).toBe(200)
    const resent = await world.visitor().call(contract.resendEmailVerification, { body: { email } })
    const unknown = await world.visitor().call(contract.resendEmailVerification, { body: { email: freshAddress() } })
    expect(resent.body).toEqual(unknown.body)
    expect((await newestMail(email)).count).toBe(5)
  })
})

describe('GET /verify-email', () => {
  const verify = (token: string) => world.visitor().call(contract.verifyEmail, { query: { token } })
  async function registered() {
    const email = freshAddress()
    await world.visitor().call(contract.register, { body: { email, password: PASSWORD } })
    return { email, token: (await newestMail(email)).token }
  }

  test('of two visits with one link at once, one confirms and the other is told that it was used', async () => {
    const { token } = await registered()
    const answers = await Promise.all([verify(token), verify(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 419])
  })

  test('a link is over after a day, and a new one can be asked for', async () => {
    const { email, token } = await registered()
    world.clock.forward({ hours: 24, seconds: 1 })
    expect((await verify(token)).status).toBe(419)

    await world.visitor().call(contract.resendEmailVerification, { body: { email } })
    const second = await newestMail(email)
    expect((await verify(second.token)).status).toBe(200)
    expect((await verify(second.token)).status).toBe(419)
  })

  test('what is stored of a link opens nothing', async () => {
    await registered()
    const row = await world.db
      .selectFrom('one_time_tokens')
      .select('token_hash')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await verify(row.token_hash)).status).toBe(419)
    expect((await verify('')).status).toBe(419)
  })
})

test('nobody completes the registration of somebody else', async () => {
  const [ana, ben] = [await world.customer(), await world.customer()]
  const body = { first_name: 'X', last_name: 'Y', mobile: '09171234567' }
  expect((await ana.call(contract.completeRegistration, { params: { id: ben.user_id }, body })).status).toBe(404)
})
