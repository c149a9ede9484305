import { businessPerson, changeBusinessUser, deactivateBusinessUser } from '@lading/contract/business-users'
import { businessById, myBusinesses } from '@lading/contract/businesses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { applicant } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

async function firm() {
  const { client: owner, business_id } = await applicant(world)
  const member = await world.customer()
  await world.joins(member, business_id, { owner: false, rights: ['pay'] })
  const part = (by: Client, of: Client, body: { is_owner?: boolean; rights?: ('pay' | 'submit')[] }) =>
    by.call(changeBusinessUser, { params: { business_id, user_id: of.user_id }, body })
  const ends = (by: Client, of: Client) =>
    by.call(deactivateBusinessUser, { body: { business_id, user_id: of.user_id } })
  return { owner, member, business_id, part, ends }
}

const ownersOf = async (business_id: number) =>
  (
    await world.db
      .selectFrom('business_users')
      .select('user_id')
      .where('business_id', '=', business_id)
      .where('is_owner', '=', true)
      .where('deactivated_at', 'is', null)
      .execute()
  ).map(({ user_id }) => user_id)

test('a deactivated member is outside on the very next call, and is told', async () => {
  const { owner, member, business_id, ends } = await firm()
  expect((await member.call(businessById, { params: { id: business_id } })).status).toBe(200)
  expect((await ends(owner, member)).status).toBe(200)
  expect((await member.call(businessById, { params: { id: business_id } })).status).toBe(404)
  expect((await member.call(myBusinesses)).body.total).toBe(0)
  const told = await world.db
    .selectFrom('notifications')
    .select('subject')
    .where('user_id', '=', member.user_id)
    .execute()
  expect(told).toEqual([{ subject: 'You no longer act for a business' }])
})

test('the last owner stays until another owner is made', async () => {
  const { owner, member, business_id, part, ends } = await firm()
  expect(await ends(owner, owner)).toMatchObject({ status: 409 })
  expect(await part(owner, owner, { rights: ['pay'] })).toMatchObject({ status: 409 })
  expect((await part(owner, member, { is_owner: true })).status).toBe(200)
  expect((await ends(owner, owner)).status).toBe(200)
  expect(await ownersOf(business_id)).toEqual([member.user_id])
})

test('nobody helps themselves: a member widens no right and removes nobody', async () => {
  const { owner, member, business_id, part, ends } = await firm()
  expect((await part(member, member, { rights: ['pay', 'submit'] })).status).toBe(403)
  expect((await part(member, member, { is_owner: true })).status).toBe(403)
  expect((await ends(member, owner)).status).toBe(403)
  const stranger = await world.customer()
  expect((await part(stranger, member, { rights: [] })).status).toBe(404)
  expect((await part(owner, stranger, { rights: [] })).status).toBe(404)
  expect(await ownersOf(business_id)).toEqual([owner.user_id])
})

test('two owners who demote each other at once: one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { owner, member, business_id, part } = await firm()
    await part(owner, member, { is_owner: true })
    const replies = await Promise.all([part(owner, member, { rights: [] }), part(member, owner, { rights: [] })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await ownersOf(business_id)).toHaveLength(1)
  }
})

test('every change is in the audit', async () => {
  const { owner, member, business_id, part, ends } = await firm()
  await part(owner, member, { rights: ['submit'] })
  await ends(owner, member)
  const rows = await world.db
    .selectFrom('audit_entries')
    .select('action')
    .where('object', '=', 'business')
    .where('object_id', '=', String(business_id))
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action).slice(-2)).toEqual(['change-business-user', 'deactivate-business-user'])
})

const read = (by: Client, of: Client) => by.call(businessPerson, { params: { id: of.user_id } })

test('a person is read with their part in each business that both act for, and no other', async () => {
  const { owner, member, business_id } = await firm()
  const { client: elsewhere, business_id: other_id } = await applicant(world)
  await world.joins(member, other_id, { owner: false, rights: ['submit'] })
  const parts = async (by: Client) => (await read(by, member)).body.parts.map((part) => part.business_id)
  expect(await parts(owner)).toEqual([business_id])
  expect(await parts(elsewhere)).toEqual([other_id])
  expect((await parts(await world.staff(null, 1))).toSorted()).toEqual([business_id, other_id].toSorted())
  expect((await read(member, owner)).body).toMatchObject({ parts: [{ business_id, is_owner: true }] })
})

test('a person of no common business is not found, nor is one who left or was deactivated', async () => {
  const { owner, member, ends } = await firm()
  const stranger = await world.customer()
  expect((await read(stranger, owner)).status).toBe(404)
  expect((await read(owner, stranger)).status).toBe(404)
  expect((await read(owner, await world.staff('dti', 5))).status).toBe(404)
  await ends(owner, member)
  expect((await read(owner, member)).status).toBe(404)
  expect((await read(member, owner)).status).toBe(404)
})
