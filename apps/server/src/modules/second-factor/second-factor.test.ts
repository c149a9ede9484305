import * as contract from '@lading/contract/second-factor/second-factor'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createFactorWorld, PASSWORD } from '#testing/people/second-factor'

const world = await createFactorWorld()
const { auditOf, codeOf, enrolled, newestMail, somebody, signedIn } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const newcomer = async () => {
  const { user_id, email } = await somebody('staff')
  return { user_id, email, client: await signedIn(user_id) }
}
const WRONG = { status: 400, body: { errors: { code: [expect.any(String)] } } }

describe('POST /second-factor/begin', () => {
  test('gives a key as text and as a QR code, and asks for nothing yet', async () => {
    const { client, email } = await newcomer()
    const { status, body } = await client.call(contract.beginSecondFactor, { body: { password: PASSWORD } })
    expect(status).toBe(200)
    expect(body.address).toBe(`otpauth://totp/Lading:${encodeURIComponent(email)}?secret=${body.key}&issuer=Lading`)
    expect(body.qr).toEqual({ strokes: expect.stringMatching(/^M0 0.5H7/), squares: expect.any(Number) })
    expect((await client.call(contract.secondFactor)).body).toMatchObject({ is_on: false, is_required: false })
    expect((await world.password(email)).body).toMatchObject({ user: { email } })
  })

  test('asks the password once more, and counts a wrong one', async () => {
    const { client, email } = await newcomer()
    const refused = await client.call(contract.beginSecondFactor, { body: { password: 'not the password' } })
    expect(refused).toMatchObject({ status: 400, body: { errors: { password: ['This is not your password.'] } } })
    const failures = await world.db.selectFrom('sign_in_failures').selectAll().where('email', '=', email).execute()
    expect(failures).toHaveLength(1)
  })

  test('replaces no second factor that is on', async () => {
    const { client } = await enrolled()
    expect((await client.call(contract.beginSecondFactor, { body: { password: PASSWORD } })).status).toBe(409)
  })

  test('is nothing for customers', async () => {
    const customer = await world.customer()
    expect((await customer.call(contract.secondFactor)).status).toBe(403)
    expect((await customer.call(contract.beginSecondFactor, { body: { password: PASSWORD } })).status).toBe(403)
  })
})

describe('POST /second-factor/confirm', () => {
  test('turns it on with the first code, tells ten recovery codes once, and tells the owner', async () => {
    const { client, email, user_id } = await newcomer()
    const { key } = (await client.call(contract.beginSecondFactor, { body: { password: PASSWORD } })).body
    const { body } = await client.call(contract.confirmSecondFactor, { body: { code: codeOf(key) } })
    expect(new Set(body.recovery_codes).size).toBe(10)
    expect(body.recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect((await client.call(contract.secondFactor)).body).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect((await newestMail(email)).subject).toBe('Your second factor is on')
    expect(await auditOf('turn-on-second-factor', user_id)).toHaveLength(1)

    const kept = JSON.stringify(await world.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of body.recovery_codes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })

  test('does not turn it on with another code, nor without a key', async () => {
    const { client } = await newcomer()
    expect((await client.call(contract.confirmSecondFactor, { body: { code: '123456' } })).status).toBe(409)
    const { key } = (await client.call(contract.beginSecondFactor, { body: { password: PASSWORD } })).body
    expect(await client.call(contract.confirmSecondFactor, { body: { code: codeOf(key, 9) } })).toMatchObject(WRONG)
    expect((await client.call(contract.secondFactor)).body).toMatchObject({ is_on: false })
  })
})

describe('PUT /second-factor/recovery-codes', () => {
  test('gives ten new codes, and the earlier ones stop working', async () => {
    const { client, key, email, recovery_codes, user_id } = await enrolled()
    const body = { password: PASSWORD, code: codeOf(key) }
    const renewed = (await client.call(contract.renewRecoveryCodes, { body })).body.recovery_codes
    expect(renewed).toHaveLength(10)
    expect(await world.check(await world.askedForCode(email), ensure(recovery_codes[0]))).toMatchObject(WRONG)
    expect((await world.check(await world.askedForCode(email), ensure(renewed[0]))).status).toBe(200)
    expect(await auditOf('renew-recovery-codes', user_id)).toHaveLength(1)
  })

  test('asks the password and a code', async () => {
    const { client, key } = await enrolled()
    const call = (password: string, code: string) =>
      client.call(contract.renewRecoveryCodes, { body: { password, code } })
    expect(await call('not the password', codeOf(key))).toMatchObject({
      status: 400,
      body: { errors: { password: [expect.any(String)] } },
    })
    expect(await call(PASSWORD, codeOf(key, 9))).toMatchObject(WRONG)
  })
})

describe('POST /second-factor/off', () => {
  test('turns it off for a person who has the password and a code, and tells the owner', async () => {
    const { client, key, email, user_id } = await enrolled()
    const off = (code: string) => client.call(contract.turnOffSecondFactor, { body: { password: PASSWORD, code } })
    expect(await off(codeOf(key, 9))).toMatchObject(WRONG)
    expect(await off(codeOf(key))).toMatchObject({ status: 200, body: { is_on: false, recovery_codes_left: 0 } })
    expect((await newestMail(email)).subject).toBe('Your second factor is off')
    expect(await auditOf('turn-off-second-factor', user_id)).toHaveLength(1)
    expect((await world.password(email)).body).toMatchObject({ user: { email } })
  })
})
