import * as contract from '@lading/contract/accounts/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { auditOf, freshAddress, newestMail, signIn, signedInAs, somebody } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

const CHOSEN = 'seven quiet bangkas'
const forget = (email: string) => world.visitor().call(contract.forgotPassword, { body: { email } })
const reset = (email: string, token: string, password = CHOSEN) =>
  world.visitor().call(contract.resetPassword, { body: { email, token, password } })

async function linkOf(email: string): Promise<string> {
  await forget(email)
  return (await newestMail(email)).token
}

describe('PUT /forgot-password', () => {
  test('a person who forgot the password sets a new one with the mailed link, and is told of it', async () => {
    const { email, user_id } = await somebody()
    const elsewhere = await signedInAs(email)
    expect((await forget(` ${email.toUpperCase()} `)).status).toBe(200)
    const { subject, token } = await newestMail(email)
    expect(subject).toBe('Set a new password')
    expect((await elsewhere.call(contract.me)).status).toBe(200)

    expect(await reset(email, token)).toMatchObject({ status: 200, body: { audience: 'customer' } })
    expect((await elsewhere.call(contract.me)).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, CHOSEN)).status).toBe(200)
    expect((await newestMail(email)).subject).toBe('Your password was changed')
    for (const action of ['mail-password-link', 'reset-password'])
      expect(await auditOf(action, user_id)).toHaveLength(1)
  })

  test('a member of staff gets the link too, and is led to the door of the staff', async () => {
    const { email } = await somebody('staff')
    expect(await reset(email, await linkOf(email))).toMatchObject({ status: 200, body: { audience: 'staff' } })
  })

  test('the answer and the work are the same whether or not there is an account', async () => {
    const { email } = await somebody()
    const workFor = async (address: string) => {
      const { status, body } = await forget(address)
      const waiting = await world.db
        .selectFrom('password_requests')
        .select('email')
        .where('email', '=', address)
        .execute()
      const links = await world.db.selectFrom('one_time_tokens').select('id').where('used_at', 'is', null).execute()
      return { status, body, waiting: waiting.length, links: links.length }
    }
    expect(await workFor(email)).toEqual(await workFor(freshAddress()))
  })

  test('disabled and deleted accounts get the same answer, and no mail', async () => {
    const [disabled, deleted] = [await somebody(), await somebody()]
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', disabled.user_id).execute()
    const deleted_at = world.clock.now()
    await world.db.updateTable('users').set({ deleted_at }).where('id', '=', deleted.user_id).execute()
    for (const { email } of [disabled, deleted]) {
      expect((await forget(email)).body).toEqual((await forget(freshAddress())).body)
      expect((await newestMail(email)).count).toBe(0)
    }
  })

  test('nobody fills a stranger’s mailbox: five mails an hour, and the answer stays the same', async () => {
    const { email } = await somebody()
    for (let asked = 0; asked < 8; asked++) expect((await forget(email)).status).toBe(200)
    expect((await newestMail(email)).count).toBe(5)
    world.clock.forward({ hours: 1, seconds: 1 })
    await forget(email)
    expect((await newestMail(email)).count).toBe(6)
  })
})

describe('PUT /reset-password', () => {
  test('a link works once, for 30 minutes, and asking for a new one ends it', async () => {
    const { email } = await somebody()
    const earlier = await linkOf(email)
    const newest = await linkOf(email)
    expect((await reset(email, earlier)).status).toBe(419)

    world.clock.forward({ minutes: 30, seconds: 1 })
    expect((await reset(email, newest)).status).toBe(419)

    const good = await linkOf(email)
    world.clock.forward({ minutes: 29 })
    expect((await reset(email, good)).status).toBe(200)
    expect((await reset(email, good, 'nine quiet lighthouses')).status).toBe(419)
    expect((await signIn(email, CHOSEN)).status).toBe(200)
  })

  test('a link opens the account it was mailed for, and no other', async () => {
    const [maria, ana] = [await somebody(), await somebody()]
    const token = await linkOf(maria.email)
    expect((await reset(ana.email, token)).status).toBe(419)
    expect((await signIn(ana.email, PASSWORD)).status).toBe(200)
    expect((await reset(maria.email, token)).status).toBe(200)
  })

  test('a password that may not be chosen is refused in words, and the link still works', async () => {
    const { email } = await somebody()
    const token = await linkOf(email)
    for (const password of ['short', 'polniypizdec0211', 'Lading-demo-2026']) {
      const answer = await reset(email, token, password)
      expect(answer).toMatchObject({ status: 400, body: { errors: { password: [expect.any(String)] } } })
    }
    expect((await reset(email, token)).status).toBe(200)
  })
})
