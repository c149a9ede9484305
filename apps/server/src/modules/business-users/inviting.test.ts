import {
  answerInvitation,
  businessUsers,
  openInvitations,
  readInvitation,
  registerBusinessUser,
  withdrawInvitation,
  changeBusinessUser,
} from '@lading/contract/business-users'
import { businessById } from '@lading/contract/businesses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { applicant } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'

let world: World
let owner: Client
let business_id: number
beforeAll(async () => {
  world = await createWorld()
  const made = await applicant(world)
  owner = made.client
  business_id = made.business_id
})
afterAll(() => world.close())

const emailOf = async ({ user_id }: Client) =>
  (await world.db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()).email

/** Invites an address and reads the token from the mail. */
async function invited(email: string, part: { is_owner?: boolean; rights?: ('prepare' | 'pay')[] } = {}, by = owner) {
  const reply = await by.call(registerBusinessUser, { body: { business_id, email, ...part } })
  const mail = await world.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const text = mail?.text_body ?? ''
  return { reply, text, token: /invitation=([\w-]+)/.exec(text)?.[1] ?? '' }
}

const answer = (client: Client, token: string, accept = true) =>
  client.call(answerInvitation, { body: { token, accept } })

test('who is invited accepts, acts for the business at once, and stands in its list', async () => {
  const ben = await world.customer()
  const { token } = await invited(await emailOf(ben), { rights: ['pay'] })
  expect((await ben.call(businessById, { params: { id: business_id } })).status).toBe(404)
  expect((await ben.call(readInvitation, { query: { token } })).body).toMatchObject({ business_id, rights: ['pay'] })

  expect((await answer(ben, token)).status).toBe(200)
  expect((await ben.call(businessById, { params: { id: business_id } })).status).toBe(200)
  const { body } = await owner.call(businessUsers, { body: { business_id, search: await emailOf(ben) } })
  expect(body).toMatchObject({ total: 1, data: [{ user_id: ben.user_id, rights: ['pay'], deactivated_at: null }] })
  expect((await answer(ben, token)).status).toBe(404)
})

test('the answer does not tell whether an address has an account', async () => {
  const known = await invited(await emailOf(await world.customer()))
  const unknown = await invited('nobody.yet@forwarders.example')
  expect(unknown.text).toContain('because somebody invited you to act for a business.')
  const words = (said: typeof known) => said.reply.body.message.replace(/mailed to \S+/, '')
  expect([known.reply.status, words(known)]).toEqual([unknown.reply.status, words(unknown)])
  const { body } = await owner.call(openInvitations)
  expect(body.data.map(({ email }) => email)).toContain('nobody.yet@forwarders.example')
})

test('an invitation is worth nothing to anybody else, once it is withdrawn, replaced or two weeks old', async () => {
  const [ben, eva] = [await world.customer(), await world.customer()]
  const first = await invited(await emailOf(ben))
  expect((await answer(eva, first.token)).status).toBe(404)
  const second = await invited(await emailOf(ben))
  expect((await answer(ben, first.token)).status).toBe(404)

  const { body } = await owner.call(openInvitations)
  const { id } = ensure(body.data.find(({ email }) => email === second.reply.body.message.match(/\S+@\S+example/)?.[0]))
  expect((await eva.call(withdrawInvitation, { params: { id } })).status).toBe(404)
  expect((await owner.call(withdrawInvitation, { params: { id } })).status).toBe(200)
  expect((await answer(ben, second.token)).status).toBe(404)

  const third = await invited(await emailOf(ben))
  world.clock.forward({ days: 15 })
  expect((await answer(ben, third.token)).status).toBe(404)
})

test('an address receives at most five invitations an hour, from all senders together', async () => {
  const email = await emailOf(await world.customer())
  const statuses: number[] = []
  for (let again = 0; again < 6; again++) statuses.push((await invited(email)).reply.status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  world.clock.forward({ hours: 1, seconds: 1 })
  expect((await invited(email)).reply.status).toBe(200)
})

test('who declines stays outside, and who invited is told', async () => {
  const ben = await world.customer()
  const { token } = await invited(await emailOf(ben))
  expect((await answer(ben, token, false)).status).toBe(200)
  expect((await ben.call(businessById, { params: { id: business_id } })).status).toBe(404)
  const told = await world.db.selectFrom('notifications').selectAll().where('user_id', '=', owner.user_id).execute()
  expect(told.map(({ subject }) => subject)).toContain('Invitation declined')
})

test('a member without the right invites nobody, a stranger does not even find the business', async () => {
  const [member, stranger] = [await world.customer(), await world.customer()]
  await world.joins(member, business_id, { owner: false, rights: ['pay'] })
  expect((await invited('x@forwarders.example', {}, member)).reply.status).toBe(403)
  expect((await invited('x@forwarders.example', {}, stranger)).reply.status).toBe(404)
})

test('an invitation ends with the power of who sent it', async () => {
  const [manager, ben] = [await world.customer(), await world.customer()]
  await world.joins(manager, business_id, { owner: false, rights: ['manage-people', 'pay'] })
  const { token } = await invited(await emailOf(ben), { rights: ['pay'] }, manager)
  const params = { business_id, user_id: manager.user_id }
  await owner.call(changeBusinessUser, { params, body: { rights: ['manage-people'] } })
  expect((await answer(ben, token)).status).toBe(409)
  await owner.call(changeBusinessUser, { params, body: { rights: ['manage-people', 'pay'] } })
  expect((await answer(ben, token)).status).toBe(200)
})

test('an owner whose account was disabled or deleted makes nobody an owner', async () => {
  const inviter = await world.customer()
  await world.joins(inviter, business_id, { owner: true })
  for (const gone of [{ status: 'disabled' as const }, { deleted_at: world.clock.now() }]) {
    const ben = await world.customer()
    const { token } = await invited(await emailOf(ben), { is_owner: true }, inviter)
    const account = world.db.updateTable('users').where('id', '=', inviter.user_id)
    await account.set(gone).execute()
    expect((await answer(ben, token)).status).toBe(409)
    await account.set({ status: 'active', deleted_at: null }).execute()
    expect((await answer(ben, token)).status).toBe(200)
  }
})

test('staff who may see business users see those of every business', async () => {
  const admin = await world.staff(null, 1)
  const { status, body } = await admin.call(businessUsers, { body: {} })
  expect({ status, more: body.total > 2 }).toEqual({ status: 200, more: true })
  expect((await world.customer().then((one) => one.call(businessUsers, { body: {} }))).body).toMatchObject({ total: 0 })
})
