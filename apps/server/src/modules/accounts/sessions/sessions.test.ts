import * as contract from '@lading/contract/accounts/accounts'
import { listNotifications } from '@lading/contract/notifications'
import { endOneSession, endOtherSessions, listSessions } from '@lading/contract/accounts/sessions'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createAccountsWorld, PASSWORD } from '#testing/people/accounts'

const world = await createAccountsWorld()
const { auditOf, newestMail, signIn, signedInAs, somebody } = world
afterAll(() => world.close())
beforeEach(() => world.clock.forward({ hours: 2 }))

describe('GET /sessions', () => {
  test('a person sees where they are signed in, this session first, and nothing of anybody else', async () => {
    const [{ email }, ana] = [await somebody(), await somebody()]
    await signedInAs(ana.email)
    const elsewhere = await signedInAs(email)
    world.clock.forward({ minutes: 10 })
    const here = await signedInAs(email)

    const { body } = await here.call(listSessions)
    expect(body.total).toBe(2)
    expect(body.data.map(({ is_this_one }) => is_this_one)).toEqual([true, false])
    expect(body.data[0]).toMatchObject({ begun_at: world.clock.now().toISOString(), ip: '127.0.0.1' })
    expect(JSON.stringify(body)).not.toContain(elsewhere.token)
  })

  test('when a session was last seen follows its use, to within five minutes', async () => {
    const { email } = await somebody()
    const maria = await signedInAs(email)
    const lastSeen = async () => (await maria.call(listSessions)).body.data[0]?.last_seen_at
    const begun = world.clock.now().toISOString()
    world.clock.forward({ minutes: 4 })
    expect(await lastSeen()).toBe(begun)
    world.clock.forward({ minutes: 2 })
    expect(await lastSeen()).toBe(world.clock.now().toISOString())
  })

  test('sessions that ended, or whose token ran out, are not listed', async () => {
    const { email } = await somebody()
    await signedInAs(email)
    world.clock.forward({ minutes: 121 })
    const left = await signedInAs(email)
    await left.call(contract.logout)
    const here = await signedInAs(email)
    expect((await here.call(listSessions)).body.data).toHaveLength(1)
  })
})

describe('DELETE /sessions/:id', () => {
  test('ends a session elsewhere on the very next request', async () => {
    const { email } = await somebody()
    const elsewhere = await signedInAs(email)
    const here = await signedInAs(email)
    const { id } = ensure((await here.call(listSessions)).body.data[1])

    expect((await here.call(endOneSession, { params: { id } })).status).toBe(200)
    expect((await elsewhere.call(contract.me)).status).toBe(401)
    expect((await here.call(contract.me)).status).toBe(200)
    const audit = world.db.selectFrom('audit_entries').select('id').where('object_id', '=', id)
    expect(await audit.where('action', '=', 'end-session').execute()).toHaveLength(1)
    expect((await here.call(endOneSession, { params: { id } })).status).toBe(404)
  })

  test('the session of somebody else is not there to be ended', async () => {
    const [maria, ana] = [await somebody(), await somebody()]
    const [victim, intruder] = [await signedInAs(maria.email), await signedInAs(ana.email)]
    const { id } = ensure((await victim.call(listSessions)).body.data[0])
    expect((await intruder.call(endOneSession, { params: { id } })).status).toBe(404)
    expect((await victim.call(contract.me)).status).toBe(200)
  })
})

test('DELETE /sessions ends all sessions of a person but the one they ask from', async () => {
  const [{ email, user_id }, ana] = [await somebody(), await somebody()]
  const stranger = await signedInAs(ana.email)
  const [one, other, here] = [await signedInAs(email), await signedInAs(email), await signedInAs(email)]
  expect((await here.call(endOtherSessions)).status).toBe(200)
  expect(await Promise.all([one, other].map(async (client) => (await client.call(contract.me)).status))).toEqual([
    401, 401,
  ])
  for (const client of [here, stranger]) expect((await client.call(contract.me)).status).toBe(200)
  expect((await here.call(listSessions)).body.data).toHaveLength(1)
  expect(await auditOf('end-other-sessions', user_id)).toHaveLength(1)
})

describe('a sign-in from a new device', () => {
  const signInFrom = (email: string, device: string, password = PASSWORD) =>
    world.visitor().call(contract.login, { body: { email, password, device } })

  test('is told to the owner by bell and mail, once; the very first sign-in is not', async () => {
    const { email } = await somebody()
    await signInFrom(email, 'laptop')
    await signInFrom(email, 'laptop')
    expect((await newestMail(email)).count).toBe(0)

    const { token } = (await signInFrom(email, 'phone')).body.authorisation
    await signInFrom(email, 'phone')
    expect(await newestMail(email)).toMatchObject({
      count: 1,
      subject: 'Your account was signed in to from a new device',
    })
    const { body } = await world.withToken(token).call(listNotifications)
    expect(body.data.map(({ data }) => data.subject)).toEqual(['A sign-in from a new device'])
  })

  test('a device that one person uses is new for another', async () => {
    const [maria, ana] = [await somebody(), await somebody()]
    await signInFrom(maria.email, 'laptop')
    await signInFrom(ana.email, 'tablet')
    await signInFrom(ana.email, 'laptop')
    expect((await newestMail(ana.email)).count).toBe(1)
  })

  test('a wrong password makes no device known, and a browser that gives no name is one of its own', async () => {
    const { email } = await somebody()
    await signInFrom(email, 'laptop')
    await signInFrom(email, 'thief', 'not the password')
    await signIn(email)
    await signIn(email)
    await signInFrom(email, 'thief')
    expect((await newestMail(email)).count).toBe(2)
  })

  test('what is stored of a device tells nobody its name', async () => {
    const { email, user_id } = await somebody()
    await signInFrom(email, 'laptop')
    const rows = await world.db.selectFrom('known_devices').selectAll().where('user_id', '=', user_id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('laptop')
  })
})
