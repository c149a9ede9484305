import { logout, me } from '@lading/contract/accounts/accounts'
import { renamePasskey, removePasskey } from '@lading/contract/second-factor/passkeys'
import { secondFactor } from '@lading/contract/second-factor/second-factor'
import type { UsedPasskey } from '@lading/contract/second-factor/webauthn'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { softwarePasskey } from '#testing/people/software-passkey'
import { createFactorWorld, PASSWORD } from '#testing/people/second-factor'

const world = await createFactorWorld()
const { askedForCode, askToLogIn, auditOf, checkPasskey, home, newestMail, questionFor, withPasskey } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const NOT_TAKEN = { status: 400, body: { message: expect.stringContaining('The passkey was not accepted') } }

/** Somebody with a passkey, after the right password. */
async function atSecondStep() {
  const person = await withPasskey()
  const token = await askedForCode(person.email)
  return { ...person, token, question: await questionFor(token) }
}

describe('POST /admin-login of somebody with a passkey', () => {
  test('says which ways there are', async () => {
    const { email, client } = await withPasskey()
    const ways = async () => (await world.password(email)).body
    expect(await ways()).toMatchObject({ second_factor: { has_app: false, passkeys_at: 'http://localhost:3000' } })
    await world.enrol(client)
    expect(await ways()).toMatchObject({ second_factor: { has_app: true } })
    expect((await world.password((await world.enrolled()).email)).body).toMatchObject({
      second_factor: { has_app: true, passkeys_at: null },
    })
  })
})

describe('POST /second-factor/check with a passkey', () => {
  test('lets in, and says when it was last used', async () => {
    const { passkey, token, question, user_id } = await atSecondStep()
    expect(question).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] })
    const { status, body } = await checkPasskey(token, passkey.use(question))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: user_id, has_second_factor: true })
    const client = world.withToken(body.authorisation.token)
    expect((await client.call(me)).status).toBe(200)
    const { passkeys } = (await client.call(secondFactor)).body
    expect(ensure(passkeys[0]).last_used_at).toBe(world.clock.now().toISOString())
    expect((await client.call(logout)).status).toBe(200)
  })

  test('a recovery code lets in a person who has a passkey alone', async () => {
    const { email, recovery_codes } = await withPasskey()
    expect((await world.check(await askedForCode(email), ensure(recovery_codes[0]))).status).toBe(200)
    expect((await world.check(await askedForCode(email), '123456')).status).toBe(400)
  })

  test('what was signed is taken once', async () => {
    const { passkey, token, question, email } = await atSecondStep()
    const used = passkey.use(question)
    expect((await checkPasskey(token, used)).status).toBe(200)
    expect((await checkPasskey(token, used)).status).toBe(419)
    expect(await checkPasskey(await askedForCode(email), used)).toMatchObject(NOT_TAKEN)
  })

  test('what was asked is answered once, also wrongly, and a slip may be corrected', async () => {
    const { passkey, token, question } = await atSecondStep()
    const forged = tampered(passkey.use(question))
    expect(await checkPasskey(token, forged)).toMatchObject(NOT_TAKEN)
    expect(await checkPasskey(token, passkey.use(question))).toMatchObject(NOT_TAKEN)
    expect((await checkPasskey(token, passkey.use(await questionFor(token)))).status).toBe(200)
  })

  test('what another second step asked is no answer to this one', async () => {
    const { passkey, question, email } = await atSecondStep()
    const token = await askedForCode(email)
    expect(await checkPasskey(token, passkey.use(question))).toMatchObject(NOT_TAKEN)
    expect(await checkPasskey(token, passkey.use({ challenge: 'bm8tb25lLWFza2Vk' }))).toMatchObject(NOT_TAKEN)
  })

  test.each([
    ['at another address', { origin: 'https://lading.evil.example' }],
    ['for another domain', { id: 'evil.example' }],
  ])('what was signed %s opens nothing', async (_, wrong) => {
    const { passkey, token, question } = await atSecondStep()
    expect(await checkPasskey(token, passkey.use(question, { ...home, ...wrong }))).toMatchObject(NOT_TAKEN)
  })

  test('a passkey of somebody else, or of nobody, opens nothing', async () => {
    const [{ token, question }, jose] = [await atSecondStep(), await withPasskey()]
    expect(await checkPasskey(token, jose.passkey.use(question))).toMatchObject(NOT_TAKEN)
    const again = await questionFor(token)
    expect(await checkPasskey(token, softwarePasskey(home).use(again))).toMatchObject(NOT_TAKEN)
  })

  test('a passkey that was removed opens nothing', async () => {
    const { client, email, passkey } = await withPasskey()
    await world.enrol(client)
    const [{ id } = { id: 0 }] = (await client.call(secondFactor)).body.passkeys
    const token = await askedForCode(email)
    const used = passkey.use(await questionFor(token))
    await client.call(renamePasskey, { params: { id }, body: { name: 'Lost' } })
    expect((await client.call(removePasskey, { params: { id }, body: { password: PASSWORD } })).status).toBe(200)
    expect(await checkPasskey(token, used)).toMatchObject(NOT_TAKEN)
    expect((await askToLogIn(token)).status).toBe(409)
  })

  test('one that counts fewer uses than before is refused, and its owner is told', async () => {
    const { passkey, token, question, email, user_id } = await atSecondStep()
    passkey.uses = 7
    expect((await checkPasskey(token, passkey.use(question))).status).toBe(200)
    const next = await askedForCode(email)
    passkey.uses = 5 // the copy goes on from where it was made
    expect(await checkPasskey(next, passkey.use(await questionFor(next)))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('may have been copied') },
    })
    expect((await newestMail(email)).subject).toBe('A passkey of yours may have been copied')
    expect(await auditOf('refuse-copied-passkey', user_id)).toHaveLength(1)
    passkey.uses = 8 // the device itself
    expect((await checkPasskey(next, passkey.use(await questionFor(next)))).status).toBe(200)
  })

  test.each([
    ['disabled', { status: 'disabled' }],
    ['deleted', { deleted_at: new Date() }],
  ] as const)('of an account that was %s meanwhile opens nothing', async (_, now) => {
    const { passkey, token, question, user_id } = await atSecondStep()
    await world.db.updateTable('users').set(now).where('id', '=', user_id).execute()
    expect((await checkPasskey(token, passkey.use(question))).status).toBe(419)
  })

  test('comes within five minutes of the password, as a code does', async () => {
    const { passkey, token, question } = await atSecondStep()
    world.clock.forward({ minutes: 5 })
    expect((await checkPasskey(token, passkey.use(question))).status).toBe(419)
    expect((await askToLogIn(token)).status).toBe(419)
    expect((await askToLogIn('a-token-nobody-has')).status).toBe(419)
  })

  test('wrong ones slow the next one down, as wrong codes do', async () => {
    const { passkey, token, user_id } = await atSecondStep()
    const wrong = async () => checkPasskey(token, tampered(passkey.use(await questionFor(token))))
    for (let failure = 1; failure <= 5; failure++) expect(await wrong()).toMatchObject(NOT_TAKEN)
    expect((await checkPasskey(token, passkey.use(await questionFor(token)))).status).toBe(429)
    world.clock.forward({ seconds: 1 })
    expect((await checkPasskey(token, passkey.use(await questionFor(token)))).status).toBe(200)
    expect(await auditOf('refuse-second-factor', user_id)).toHaveLength(5)
  })
})

/** The same answer with another signature. */
function tampered(used: UsedPasskey): UsedPasskey {
  const other = softwarePasskey(home).use({ challenge: 'x' })
  return { ...used, response: { ...used.response, signature: other.response.signature } }
}
