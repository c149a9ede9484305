import { removeSecondFactor, adminUser } from '@lading/contract/people/admin-users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let admin: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
})
afterAll(() => world.close())

/** A member of staff with a second factor. */
async function enrolled(agency: 'dti' | 'cab' = 'dti') {
  const client = await world.staff(agency, 5)
  const now = world.clock.now()
  const factor = { user_id: client.user_id, secret: 'A'.repeat(32), begun_at: now, confirmed_at: now, used_step: 1 }
  await world.db.insertInto('second_factors').values(factor).execute()
  return client
}
const seen = async (id: number) => (await admin.call(adminUser, { params: { id } })).body
const remove = async (client: Client, id: number, facts: { reason?: string; version?: number } = {}) => {
  const body = { reason: 'Lost the phone at sea', version: (await seen(id)).version, ...facts }
  return client.call(removeSecondFactor, { params: { id }, body })
}

describe('PATCH /admin-users/second-factor/:id', () => {
  test('removes it with the reason, and tells the owner', async () => {
    const { user_id } = await enrolled()
    expect(await seen(user_id)).toMatchObject({ has_second_factor: true })
    expect(await remove(admin, user_id)).toMatchObject({ status: 200, body: { has_second_factor: false } })
    const [row] = await world.auditOf('remove-second-factor', user_id)
    expect(row).toMatchObject({ actor_id: admin.user_id, facts: { reason: 'Lost the phone at sea' } })
    const mails = await world.db.selectFrom('mail_outbox').select('subject').where('to_user_id', '=', user_id).execute()
    expect(mails).toEqual([{ subject: 'Your second factor was removed' }])
  })

  test('removes passkeys and recovery codes with it', async () => {
    const { user_id } = await world.staff('dti', 5)
    const created_at = world.clock.now()
    const passkey = { credential_id: 'its-id', public_key: 'its-key', counter: 0, name: 'Desk computer', created_at }
    await world.db
      .insertInto('passkeys')
      .values({ ...passkey, user_id, last_used_at: null })
      .execute()
    await world.db.insertInto('recovery_codes').values({ user_id, code_hash: 'a-hash', used_at: null }).execute()
    expect(await seen(user_id)).toMatchObject({ has_second_factor: true })
    expect(await remove(admin, user_id)).toMatchObject({ status: 200, body: { has_second_factor: false } })
    for (const table of ['passkeys', 'recovery_codes'] as const)
      expect(await world.db.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).toEqual([])
  })

  test('refuses without a reason, of an account that changed, or that has none', async () => {
    const { user_id } = await enrolled()
    expect((await remove(admin, user_id, { reason: ' ' })).status).toBe(400)
    expect((await remove(admin, user_id, { version: 99 })).status).toBe(409)
    expect((await remove(admin, user_id)).status).toBe(200)
    expect((await remove(admin, user_id)).status).toBe(409)
  })

  test('an administrator removes not their own, and of the other agency none', async () => {
    const own = await remove(admin, admin.user_id)
    expect(own).toMatchObject({ status: 403, body: { message: 'Turn your own second factor off on your profile.' } })
    const ofSea = await world.staff('dti', 1)
    await world.db.updateTable('users').set({ password_hash: 'a-hash' }).where('id', '=', ofSea.user_id).execute()
    const { user_id } = await enrolled('cab')
    expect((await remove(ofSea, user_id)).status).toBe(404)
  })

  test('no one else may, and nothing is recorded', async () => {
    const { user_id } = await enrolled()
    const someone = await world.staff('dti', 5)
    const customer = await world.customer()
    for (const client of [someone, customer]) expect((await remove(client, user_id)).status).toBe(403)
    expect(await world.auditOf('remove-second-factor', user_id)).toEqual([])
    expect((await seen(user_id)).has_second_factor).toBe(true)
  })
})
