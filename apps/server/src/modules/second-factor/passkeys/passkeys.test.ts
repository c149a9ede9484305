import * as contract from '@lading/contract/second-factor/passkeys'
import { renewRecoveryCodes, secondFactor, turnOffSecondFactor } from '@lading/contract/second-factor/second-factor'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { softwarePasskey } from '#testing/people/software-passkey'
import { createFactorWorld, PASSWORD } from '#testing/people/second-factor'

const world = await createFactorWorld()
const { addPasskey, auditOf, enrolled, home, newestMail, signedIn, somebody, withPasskey } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const newcomer = async () => {
  const { user_id, email } = await somebody('staff')
  return { user_id, email, client: await signedIn(user_id) }
}
const begin = (client: Client) => client.call(contract.beginPasskey, { body: { password: PASSWORD } })
const add = (client: Client, passkey: ReturnType<ReturnType<typeof softwarePasskey>['make']>) =>
  client.call(contract.addPasskey, { body: { name: 'Desk computer', passkey } })
const standing = async (client: Client) => (await client.call(secondFactor)).body
const NOT_ADDED = { status: 400, body: { message: 'The passkey could not be added. Please start again.' } }

describe('adding a passkey', () => {
  test('turns the second factor on, tells ten recovery codes once, and tells the owner', async () => {
    const { client, email, user_id, recovery_codes } = await withPasskey()
    expect(new Set(recovery_codes).size).toBe(10)
    expect(await standing(client)).toMatchObject({
      is_on: true,
      app_since: null,
      passkeys: [{ name: 'Desk computer', last_used_at: null }],
      passkeys_at: 'http://localhost:3000',
      recovery_codes_left: 10,
    })
    expect((await newestMail(email)).subject).toBe('A passkey was added to your account')
    expect(await auditOf('add-passkey', user_id)).toMatchObject([{ facts: { passkey: 'Desk computer' } }])
  })

  test('beside an app tells no other codes, and neither does an app beside a passkey', async () => {
    const { client } = await enrolled()
    expect((await addPasskey(client)).recovery_codes).toEqual([])
    const other = await withPasskey()
    expect((await world.enrol(other.client)).recovery_codes).toEqual([])
    expect(await standing(other.client)).toMatchObject({ app_since: expect.any(String), recovery_codes_left: 10 })
  })

  test('asks the password once more', async () => {
    const { client } = await newcomer()
    const refused = await client.call(contract.beginPasskey, { body: { password: 'not the password' } })
    expect(refused).toMatchObject({ status: 400, body: { errors: { password: ['This is not your password.'] } } })
  })

  test('names those the person has, so that a device is not added twice', async () => {
    const { client, passkey } = await withPasskey()
    const question = (await begin(client)).body
    expect(question).toMatchObject({ excludeCredentials: [{ transports: ['internal'] }] })
    expect(await add(client, passkey.make(question))).toMatchObject({ status: 409 })
  })

  test('works once, within five minutes, and in the session that asked', async () => {
    const { client, user_id } = await newcomer()
    const key = softwarePasskey(home)
    expect(await add(client, key.make({ challenge: 'bm8tb25lLWFza2Vk' }))).toMatchObject(NOT_ADDED)

    const late = key.make((await begin(client)).body)
    world.clock.forward({ minutes: 5 })
    expect(await add(client, late)).toMatchObject(NOT_ADDED)

    const elsewhere = key.make((await begin(client)).body)
    expect(await add(await signedIn(user_id), elsewhere)).toMatchObject(NOT_ADDED)

    const taken = key.make((await begin(client)).body)
    expect((await add(client, taken)).status).toBe(200)
    expect(await add(client, taken)).toMatchObject(NOT_ADDED)
  })

  test.each([
    ['another address', { origin: 'https://lading.evil.example' }],
    ['another domain', { id: 'evil.example' }],
  ])('takes none that was made for %s', async (_, wrong) => {
    const { client } = await newcomer()
    const question = (await begin(client)).body
    expect(await add(client, softwarePasskey(home).make(question, { ...home, ...wrong }))).toMatchObject(NOT_ADDED)
    expect((await standing(client)).is_on).toBe(false)
  })

  test('is nothing for customers', async () => {
    const customer = await world.customer()
    expect((await begin(customer)).status).toBe(403)
    expect((await customer.call(contract.askToProve)).status).toBe(403)
    expect((await world.visitor().call(contract.askToProve)).status).toBe(401)
  })
})

describe('a passkey that was added', () => {
  const only = async (client: Client) => ensure((await standing(client)).passkeys[0])

  test('gets another name', async () => {
    const { client, user_id } = await withPasskey()
    const { id } = await only(client)
    const rename = (name: string) => client.call(contract.renamePasskey, { params: { id }, body: { name } })
    expect((await rename('Blue key')).body).toMatchObject({ passkeys: [{ id, name: 'Blue key' }] })
    expect(await rename(' ')).toMatchObject({ status: 400, body: { errors: { name: [expect.any(String)] } } })
    expect(await auditOf('rename-passkey', user_id)).toHaveLength(1)
  })

  test('is removed with the password, the recovery codes with the last one, and the owner is told', async () => {
    const { client, email, user_id } = await withPasskey()
    await addPasskey(client, 'Blue key')
    const remove = async (password = PASSWORD) =>
      client.call(contract.removePasskey, { params: { id: (await only(client)).id }, body: { password } })
    expect(await remove('not the password')).toMatchObject({ status: 400 })
    expect((await remove()).body).toMatchObject({ is_on: true, passkeys: [{ name: 'Blue key' }] })
    expect((await newestMail(email)).subject).toBe('A passkey was removed from your account')
    expect((await remove()).body).toMatchObject({ is_on: false, passkeys: [], recovery_codes_left: 0 })
    expect((await newestMail(email)).subject).toBe('Your second factor is off')
    expect(await auditOf('remove-passkey', user_id)).toHaveLength(2)
    expect((await world.password(email)).body).toMatchObject({ user: { email } })
  })

  test('is its owner’s alone', async () => {
    const [{ client }, stranger] = [await withPasskey(), await withPasskey()]
    const params = { id: (await only(client)).id }
    expect((await stranger.client.call(contract.renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404)
    const body = { password: PASSWORD }
    expect((await stranger.client.call(contract.removePasskey, { params, body })).status).toBe(404)
    expect((await standing(client)).passkeys).toHaveLength(1)
  })

  test('stands in for a code where new recovery codes are made, once, and where it was asked', async () => {
    const { client, passkey, user_id } = await withPasskey()
    const used = passkey.use((await client.call(contract.askToProve)).body)
    const renew = (by: Client) => by.call(renewRecoveryCodes, { body: { password: PASSWORD, passkey: used } })
    expect((await renew(await signedIn(user_id))).status).toBe(400)
    expect((await renew(client)).body.recovery_codes).toHaveLength(10)
    expect((await renew(client)).status).toBe(400)
    const nothing = await client.call(renewRecoveryCodes, { body: { password: PASSWORD } })
    expect(nothing).toMatchObject({ status: 400, body: { errors: { code: ['Enter the code.'] } } })
  })

  test('stays when the app beside it is removed', async () => {
    const { client, key, email } = await enrolled()
    await addPasskey(client)
    const body = { password: PASSWORD, code: world.codeOf(key) }
    const left = { is_on: true, app_since: null, recovery_codes_left: 10 }
    expect((await client.call(turnOffSecondFactor, { body })).body).toMatchObject(left)
    expect((await newestMail(email)).subject).toBe('Your authenticator app was removed')
  })
})
