import { staffQueues } from '@lading/contract/queues'
import { me } from '@lading/contract/accounts/accounts'
import { createRole, deleteRole, roleOf, roles, updateRole, type Role } from '@lading/contract/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { filedApplication } from '#testing/filings/filing'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let admin: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
})
afterAll(() => world.close())

const input = (facts: Partial<Role> = {}) => ({
  name: `Archivist ${crypto.randomUUID().slice(0, 8)}`,
  short: 'ARC',
  agency_rule: 'one' as const,
  position: 3,
  permissions: ['view-transactions-report'],
  ...facts,
})
const role = async (id: number) => (await admin.call(roleOf, { params: { id } })).body
async function change(client: Client, id: number, facts: Partial<Role>) {
  const { name, short, agency_rule, position, permissions, version } = { ...(await role(id)), ...facts }
  return client.call(updateRole, { params: { id }, body: { name, short, agency_rule, position, permissions, version } })
}
const added = async (facts: Partial<Role> = {}) => (await admin.call(createRole, { body: input(facts) })).body

describe('POST /roles', () => {
  test('adds a role at its place; those behind make room, and none shares a place', async () => {
    const before = (await admin.call(roles)).body.data.map(({ id }) => id)
    const reply = await admin.call(createRole, { body: input() })
    expect(reply).toMatchObject({
      status: 200,
      body: { position: 3, people: 0, permissions: ['view-transactions-report'] },
    })
    const after = (await admin.call(roles)).body.data
    expect(after.map(({ id }) => id)).toEqual(before.toSpliced(2, 0, reply.body.id))
    expect(after.map(({ position }) => position)).toEqual(after.map((_, place) => place + 1))
    expect(await world.auditOf('create-role', reply.body.id)).toHaveLength(1)
  })

  test.each([
    ['a name that is taken', { name: 'reviewer' }, 'name'],
    ['a place beyond the last', { position: 99 }, 'position'],
    ['a permission that is none', { permissions: ['view-everything'] }, 'permissions'],
    ['no agency, which is for customers', { agency_rule: 'none' as const }, 'agency_rule'],
    ['a short name in digits', { short: '12' }, 'short'],
  ])('refuses %s', async (_, facts, field) => {
    const reply = await admin.call(createRole, { body: input(facts) })
    expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
  })
})

describe('PUT /roles/:id', () => {
  test('gives and takes permissions on the very next request of each holder', async () => {
    const { id } = await added({ permissions: ['view-transaction-evaluation-list'] })
    const holder = await world.staff('dti', id)
    const list = () => holder.call(staffQueues['for-evaluation'], { body: {} })
    expect((await list()).status).toBe(200)
    expect((await change(admin, id, { permissions: [] })).status).toBe(200)
    expect((await list()).status).toBe(403)
    expect((await change(admin, id, { permissions: ['view-transaction-evaluation-list'] })).status).toBe(200)
    expect((await list()).status).toBe(200)
  })

  test('writes down what was given and what was taken', async () => {
    const { id } = await added()
    await change(admin, id, { permissions: ['view-activity-log'] })
    const [entry] = await world.auditOf('update-role', id)
    expect(entry).toMatchObject({
      actor_id: admin.user_id,
      facts: { given: ['view-activity-log'], taken: ['view-transactions-report'] },
    })
  })

  test('moves a role to the front, and with it becomes the first role of those who hold several', async () => {
    const [one, other] = [await added({ position: 4 }), await added({ position: 5 })]
    const holder = await world.staff('dti', one.id, other.id)
    const first = async () => (await holder.call(me)).body.role_id
    expect(await first()).toBe(one.id)
    await change(admin, other.id, { position: 2 })
    expect(await first()).toBe(other.id)
  })

  test('refuses a version that is old, and tells how the role stands now', async () => {
    const { id, version } = await added()
    await change(admin, id, { short: 'ONE' })
    expect(await change(admin, id, { short: 'TWO', version })).toMatchObject({
      status: 409,
      body: { details: { id, short: 'ONE', version: version + 1 } },
    })
  })

  test('gives customers nothing but their own screens and reports', async () => {
    const { permissions } = await role(2)
    const reply = await change(admin, 2, { permissions: [...permissions, 'manage-role-permission'] })
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { permissions: [expect.stringContaining('Customers')] } },
    })
  })

  test('does not change how many agencies a role works for while people hold it', async () => {
    const { id } = await added()
    await world.staff('dti', id)
    expect(await change(admin, id, { agency_rule: 'both' })).toMatchObject({ status: 400 })
  })

  test('takes the desk from no evaluators while transactions are assigned to them', async () => {
    const { id } = await added({ permissions: ['return-to-client'] })
    const { transaction_id } = await filedApplication(world)
    const assign = (processor_id: number | null) =>
      world.db.updateTable('transactions').set({ processor_id }).where('id', '=', transaction_id).execute()
    const evaluator = await world.staff('dti', id)
    await assign(evaluator.user_id)
    for (const permissions of [[], ['submit-findings']])
      expect(await change(admin, id, { permissions })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Route what they have to other evaluators first.') },
      })
    await world.gives(evaluator.user_id, 5)
    expect((await change(admin, id, { permissions: [] })).status).toBe(200)
    await assign(null)
  })

  test('never takes the power from the last administrator, by permission or by order', async () => {
    const { permissions } = await role(1)
    const without = permissions.filter((name) => name !== 'manage-role-permission')
    const refusal = { status: 409, body: { message: expect.stringContaining('No one else could change roles') } }
    expect(await change(admin, 1, { permissions: without })).toMatchObject(refusal)
    expect((await role(1)).permissions).toContain('manage-role-permission')

    const second = await added({ agency_rule: 'both', position: 9 })
    await world.gives(admin.user_id, second.id)
    expect(await change(admin, second.id, { position: 1 })).toMatchObject(refusal)
    expect((await role(second.id)).position).toBe(9)
    await world.takes(admin.user_id, second.id)
  })

  test('is for an administrator of both agencies', async () => {
    const { id } = await added({ permissions: ['manage-role-permission'] })
    const ofOne = await world.staff('dti', id)
    expect(await change(ofOne, id, { short: 'MY' })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('both agencies') },
    })
    expect((await ofOne.call(createRole, { body: input() })).status).toBe(403)
    expect((await ofOne.call(deleteRole, { params: { id } })).status).toBe(403)
  })
})

describe('DELETE /roles/:id', () => {
  test('deletes a role that nobody holds, for good', async () => {
    const { id } = await added()
    expect((await admin.call(deleteRole, { params: { id } })).status).toBe(200)
    expect((await admin.call(roleOf, { params: { id } })).status).toBe(404)
    expect(await world.auditOf('delete-role', id)).toHaveLength(1)
  })

  test('is refused while somebody holds it', async () => {
    const { id } = await added()
    await world.staff('dti', id)
    expect(await admin.call(deleteRole, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'One person holds this role. Assign another role first.' },
    })
  })

  test.each([1, 2, 5, 6])('is refused for role %i, which the portal relies on', async (id) => {
    expect(await admin.call(deleteRole, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'The portal needs this role, so it cannot be deleted.' },
    })
  })
})

describe('roles and permissions', () => {
  test('are closed to customers and to staff without the permission', async () => {
    for (const person of [await world.customer(), await world.staff('dti', 3, 5)]) {
      expect((await person.call(roles)).status).toBe(403)
      expect((await person.call(roleOf, { params: { id: 1 } })).status).toBe(403)
      expect((await person.call(createRole, { body: input() })).status).toBe(403)
      expect((await change(person, 5, { short: 'ME' })).status).toBe(403)
      expect((await person.call(deleteRole, { params: { id: 12 } })).status).toBe(403)
    }
  })

  test('answer 404 for a role that is not there', async () => {
    const { version: _, ...body } = { ...input(), version: 1 }
    expect((await admin.call(roleOf, { params: { id: 9999 } })).status).toBe(404)
    expect((await admin.call(updateRole, { params: { id: 9999 }, body: { ...body, version: 1 } })).status).toBe(404)
    expect((await admin.call(deleteRole, { params: { id: 9999 } })).status).toBe(404)
  })
})
