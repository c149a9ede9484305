import * as accounts from '@lading/contract/accounts/accounts'
import { listNotifications } from '@lading/contract/notifications'
import { removePasskey } from '@lading/contract/second-factor/passkeys'
import * as contract from '@lading/contract/second-factor/second-factor'
import { afterAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { readConfig } from '#platform/config'
import { createFactorWorld, PASSWORD } from '#testing/people/second-factor'

const world = await createFactorWorld({ staff_second_factor: true })
const { somebody, password, withToken } = world
afterAll(() => world.close())

async function openSession(email: string) {
  const { body } = await password(email)
  if (!('user' in body)) throw new Error('A code was asked')
  return { user: body.user, client: withToken(body.authorisation.token) }
}

describe('where every member of staff must have a second factor', () => {
  test('a person who has none is let in, and does nothing else before it is set up', async () => {
    const { email } = await somebody('staff')
    const { user, client } = await openSession(email)
    expect(user.owes_second_factor).toBe(true)
    const held = await client.call(listNotifications)
    expect(held).toMatchObject({ status: 403, body: { message: 'Set up your second factor first.' } })
    expect((await client.call(contract.secondFactor)).body).toMatchObject({ is_on: false, is_required: true })

    await world.enrol(client)
    expect((await client.call(listNotifications)).status).toBe(200)
    expect((await client.call(accounts.me)).body.owes_second_factor).toBe(false)
  })

  test('a person who turns it off is held back at once', async () => {
    const { client, key } = await world.enrolled()
    const body = { password: PASSWORD, code: world.codeOf(key) }
    expect((await client.call(contract.turnOffSecondFactor, { body })).status).toBe(200)
    expect((await client.call(listNotifications)).status).toBe(403)
  })

  test('a passkey is as good as an app, and the last one stays', async () => {
    const { email } = await somebody('staff')
    const { client } = await openSession(email)
    await world.addPasskey(client)
    expect((await client.call(listNotifications)).status).toBe(200)
    const [passkey] = (await client.call(contract.secondFactor)).body.passkeys
    const remove = () =>
      client.call(removePasskey, { params: { id: ensure(passkey).id }, body: { password: PASSWORD } })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('before you remove') },
    })
    await world.enrol(client)
    expect((await remove()).body).toMatchObject({ is_on: true, passkeys: [] })
  })

  test('customers are asked for none', async () => {
    const { email } = await somebody()
    const { body } = await world.signIn(email)
    expect(body.user.owes_second_factor).toBe(false)
    expect((await withToken(body.authorisation.token).call(listNotifications)).status).toBe(200)
  })
})

test('it is required outside demo mode unless a setting says otherwise', () => {
  const outside = { DEMO: 'false', SMTP_URL: 'smtp://mail.example' }
  expect(readConfig({ DEMO: 'true' }).staff_second_factor).toBe(false)
  expect(readConfig(outside).staff_second_factor).toBe(true)
  expect(readConfig({ ...outside, STAFF_SECOND_FACTOR: 'false' }).staff_second_factor).toBe(false)
})
