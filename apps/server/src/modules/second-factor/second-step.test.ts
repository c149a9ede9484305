import * as accounts from '@lading/contract/accounts/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createFactorWorld, PASSWORD } from '#testing/people/second-factor'

const world = await createFactorWorld()
const { askedForCode, auditOf, check, codeOf, enrolled, newestMail, password } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const wrong = (answer: { status: number; body: unknown }) => ({ status: answer.status, body: answer.body })

describe('POST /admin-login of somebody with a second factor', () => {
  test('asks for a code and opens no session', async () => {
    const { email, user_id } = await enrolled()
    const { status, body } = await password(email)
    expect(status).toBe(200)
    expect(body).toEqual({ second_factor: { token: expect.any(String), has_app: true, passkeys_at: null } })
    expect(await auditOf('sign-in', user_id)).toEqual([])
  })

  test('refuses a wrong password as that of anybody else', async () => {
    const { email } = await enrolled()
    expect((await password(email, 'not the password')).status).toBe(401)
  })
})

describe('POST /second-factor/check', () => {
  test('lets in with the code of the app', async () => {
    const { email, user_id, key } = await enrolled()
    const { status, body } = await check(await askedForCode(email), codeOf(key))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: user_id, has_second_factor: true, owes_second_factor: false })
    expect((await world.withToken(body.authorisation.token).call(accounts.me)).status).toBe(200)
    expect(await auditOf('sign-in', user_id)).toHaveLength(1)
  })

  test('takes a code of thirty seconds before or after, and none further away', async () => {
    const { email, key } = await enrolled()
    expect((await check(await askedForCode(email), codeOf(key, -2))).status).toBe(400)
    expect((await check(await askedForCode(email), codeOf(key, 2))).status).toBe(400)
    world.clock.forward({ minutes: 5 })
    expect((await check(await askedForCode(email), codeOf(key, -1))).status).toBe(200)
    expect((await check(await askedForCode(email), codeOf(key, 1))).status).toBe(200)
  })

  test('a code works once, and so does none before it', async () => {
    const { email, key } = await enrolled()
    world.clock.forward({ minutes: 5 })
    expect((await check(await askedForCode(email), codeOf(key))).status).toBe(200)
    expect((await check(await askedForCode(email), codeOf(key))).status).toBe(400)
    expect((await check(await askedForCode(email), codeOf(key, -1))).status).toBe(400)
  })

  test('of two who type the same code at once, one is let in', async () => {
    const { email, key } = await enrolled()
    const token = await askedForCode(email)
    const answers = await Promise.all([check(token, codeOf(key)), check(token, codeOf(key))])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  test('a recovery code works once, however it is typed, and its owner is told', async () => {
    const { email, user_id, recovery_codes } = await enrolled()
    const typed = ensure(recovery_codes[3]).toUpperCase().replaceAll('-', ' ')
    expect((await check(await askedForCode(email), typed)).status).toBe(200)
    expect((await newestMail(email)).subject).toBe('A recovery code was used')
    expect(await auditOf('use-recovery-code', user_id)).toHaveLength(1)
    expect((await check(await askedForCode(email), typed)).status).toBe(400)
  })

  test('says the same of every code that is not taken, and a slip may be corrected', async () => {
    const { email, key, recovery_codes } = await enrolled()
    await check(await askedForCode(email), ensure(recovery_codes[0]))
    const token = await askedForCode(email)
    const answers = [
      await check(token, codeOf(key, 9)),
      await check(token, ensure(recovery_codes[0])),
      await check(token, 'abcd-efgh-ijkl-mnop'),
      await check(token, 'not a code'),
    ]
    for (const answer of answers) expect(wrong(answer)).toEqual(wrong(ensure(answers[0])))
    expect((await check(token, codeOf(key))).status).toBe(200)
  })

  test('a code of somebody else opens nothing', async () => {
    const [ana, jose] = [await enrolled(), await enrolled()]
    expect((await check(await askedForCode(ana.email), codeOf(jose.key))).status).toBe(400)
    expect((await check(await askedForCode(ana.email), ensure(jose.recovery_codes[0]))).status).toBe(400)
  })

  test('the first step holds five minutes, works once, and none is guessed', async () => {
    const { email, key } = await enrolled()
    const late = await askedForCode(email)
    world.clock.forward({ minutes: 5 })
    expect((await check(late, codeOf(key))).status).toBe(419)
    const token = await askedForCode(email)
    expect((await check(token, codeOf(key))).status).toBe(200)
    world.clock.forward({ seconds: 60 })
    expect((await check(token, codeOf(key))).status).toBe(419)
    expect((await check('a-token-nobody-has', codeOf(key))).status).toBe(419)
  })

  test('a token for another purpose is none', async () => {
    const { email, key } = await enrolled()
    await world.visitor().call(accounts.forgotPassword, { body: { email } })
    const { token } = await newestMail(email)
    expect(token).not.toBe('')
    expect((await check(token, codeOf(key))).status).toBe(419)
  })

  test('a person who changed the password meanwhile begins anew', async () => {
    const { client, email, key } = await enrolled()
    const token = await askedForCode(email)
    const body = { current_password: PASSWORD, password: 'four brown carabaos' }
    expect((await client.call(accounts.changePassword, { body })).status).toBe(200)
    expect((await check(token, codeOf(key))).status).toBe(419)
  })

  test('wrong codes slow the next one down, and typing the password again forgets none of them', async () => {
    const { email, user_id, key } = await enrolled()
    for (let failure = 1; failure <= 5; failure++) await check(await askedForCode(email), codeOf(key, 9))
    expect((await password(email)).status).toBe(429)
    world.clock.forward({ seconds: 1 })
    const token = await askedForCode(email)
    expect((await check(token, codeOf(key, 9))).status).toBe(400)
    expect(await check(token, codeOf(key))).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('wait 2 seconds') },
    })
    world.clock.forward({ seconds: 2 })
    expect((await check(token, codeOf(key))).status).toBe(200)
    expect((await password(email)).status).toBe(200) // the right code starts it anew
    expect(await auditOf('refuse-second-factor', user_id)).toHaveLength(6)
  })
})
