import {
  createPermission,
  deletePermission,
  permissionOf,
  permissions,
  updatePermission,
} from '@lading/contract/people/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import type { Client } from '#testing/client'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let admin: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
})
afterAll(() => world.close())

const all = async () => (await admin.call(permissions)).body.data
const named = async (name: string) => ensure((await all()).find((one) => one.name === name))
const own = async () =>
  (
    await admin.call(createPermission, {
      body: { name: `lend-${crypto.randomUUID()}`, description: 'Lends the paper files' },
    })
  ).body

describe('GET /permissions', () => {
  test('says who has each permission, by role and directly', async () => {
    const { id, roles } = await named('view-activity-log')
    expect(roles.map((role) => role.id)).toEqual([1, 2, 14])
    const { user_id } = await world.staff('dti', 5)
    await world.db.insertInto('user_permissions').values({ user_id, permission_id: id }).execute()
    expect((await admin.call(permissionOf, { params: { id } })).body.people).toMatchObject([{ user_id }])
  })

  test('holds every permission that a call of the portal asks, and says that it is asked', async () => {
    const asked = (await everyEndpoint()).flatMap(({ endpoint: { access } }) =>
      typeof access === 'object' ? [access.permission] : [],
    )
    const kept = new Set((await all()).filter(({ is_asked }) => is_asked).map(({ name }) => name))
    expect(asked.filter((name) => !kept.has(name))).toEqual([])
  })
})

describe('a permission of the agencies’ own', () => {
  test('is added, given other words, and deleted with everybody’s share in it', async () => {
    const { id, name, version, is_asked } = await own()
    expect(is_asked).toBe(false)
    const body = { description: 'Lends and takes back', version }
    expect((await admin.call(updatePermission, { params: { id }, body })).body).toMatchObject({
      name,
      description: 'Lends and takes back',
      version: version + 1,
    })
    await world.db.insertInto('role_permissions').values({ role_id: 14, permission_id: id }).execute()
    expect((await admin.call(deletePermission, { params: { id } })).status).toBe(200)
    expect((await admin.call(permissionOf, { params: { id } })).status).toBe(404)
    const actions = ['create-permission', 'update-permission', 'delete-permission']
    const entries = await Promise.all(actions.map((action) => world.auditOf(action, id)))
    expect(entries.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(entries[2]).toMatchObject([{ facts: { name, roles: [14] } }])
  })

  test('does not take a name that is there, or one with spaces', async () => {
    for (const name of ['view-user', 'Lend files']) {
      expect(await admin.call(createPermission, { body: { name } })).toMatchObject({
        status: 400,
        body: { errors: { name: [expect.any(String)] } },
      })
    }
  })

  test('keeps the words that somebody else wrote meanwhile', async () => {
    const { id, version } = await own()
    const say = (description: string) =>
      admin.call(updatePermission, { params: { id }, body: { description, version } })
    await say('First')
    expect(await say('Second')).toMatchObject({ status: 409, body: { details: { description: 'First' } } })
  })
})

describe('DELETE /permissions/:id', () => {
  test.each(['manage-role-permission', 'view-top-forwarders-report', 'return-to-client', 'waive-arrears'])(
    'is refused for %s, which the portal asks',
    async (name) => {
      const { id } = await named(name)
      expect((await admin.call(deletePermission, { params: { id } })).status).toBe(409)
    },
  )
})

test('permissions are closed to customers, to staff without the permission, and to keepers of one agency', async () => {
  const { id, version } = await own()
  const { user_id, ...ofOne } = await world.staff('cab', 6)
  const directly = { user_id, permission_id: (await named('manage-role-permission')).id }
  await world.db.insertInto('user_permissions').values(directly).execute()
  for (const person of [await world.customer(), await world.staff(null, 13), { user_id, ...ofOne }]) {
    expect((await person.call(createPermission, { body: { name: 'lend-more' } })).status).toBe(403)
    expect((await person.call(updatePermission, { params: { id }, body: { description: '', version } })).status).toBe(
      403,
    )
    expect((await person.call(deletePermission, { params: { id } })).status).toBe(403)
    if (person.user_id === user_id) continue
    expect((await person.call(permissions)).status).toBe(403)
    expect((await person.call(permissionOf, { params: { id } })).status).toBe(403)
  }
})
