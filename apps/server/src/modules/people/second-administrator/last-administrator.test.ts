import { createRole, roleOf, updateRole } from '@lading/contract/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
})
afterAll(() => world.close())

test('of two administrators who take each other’s power at the same moment, one stays', async () => {
  const keeper = await world.administrator()
  const roleFor = async (name: string) => {
    const body = {
      name,
      short: 'KEY',
      agency_rule: 'both' as const,
      position: 1,
      permissions: ['manage-role-permission'],
    }
    return (await keeper.call(createRole, { body })).body.id
  }
  const [role, other] = [await roleFor('First keeper'), await roleFor('Second keeper')]
  const [ana, ben] = [await world.administrator(), await world.administrator()]
  for (const [person, held] of [
    [ana, role],
    [ben, other],
  ] as const) {
    await world.takes(person.user_id, 1)
    await world.gives(person.user_id, held)
  }
  await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', keeper.user_id).execute()

  const emptied = async (by: typeof ana, id: number) => {
    const { body: now } = await by.call(roleOf, { params: { id } })
    const { name, short, agency_rule, position, version } = now
    return { params: { id }, body: { name, short, agency_rule, position, version, permissions: [] } }
  }
  const orders = [await emptied(ana, other), await emptied(ben, role)] as const
  const replies = await Promise.all([ana.call(updateRole, orders[0]), ben.call(updateRole, orders[1])])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])

  const left = await world.db
    .selectFrom('role_permissions as rp')
    .innerJoin('permissions as p', 'p.id', 'rp.permission_id')
    .select('rp.role_id')
    .where('p.name', '=', 'manage-role-permission')
    .where('rp.role_id', 'in', [role, other])
    .execute()
  expect(left).toHaveLength(1)
})
